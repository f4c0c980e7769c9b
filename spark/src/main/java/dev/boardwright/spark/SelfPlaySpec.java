package dev.boardwright.spark;

import dev.boardwright.ai.job.JobFacts;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.Json;
import java.io.Serializable;

/**
 * Self-play as text for any machine; see {@link SelfPlay}.
 *
 * @param game the game
 * @param player the player of both sides
 * @param games the number of games
 * @param openings the number of random moves at the start of each game
 * @param seed the seed of the openings and the games
 * @param maxPlies the number of moves after which a game is a draw
 */
public record SelfPlaySpec(GameSpec game, PlayerSpec player, int games, int openings, long seed, int maxPlies)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** Games of at most {@link Match#DEFAULT_MAX_PLIES} moves. */
    public SelfPlaySpec(GameSpec game, PlayerSpec player, int games, int openings, long seed) {
        this(game, player, games, openings, seed, Match.DEFAULT_MAX_PLIES);
    }

    /** The same job in this process. */
    public SelfPlay<?, ?> job() {
        return job(game.game());
    }

    /** What decides the results, as in one process. */
    Json facts() {
        return facts(game.game());
    }

    private <S, M> Json facts(Game<S, M> found) {
        Json facts = JobFacts.of(job(found), game.state(found));
        WeightsSpec weights = player.weights();
        return weights.contents().isEmpty() ? facts : facts.with("weights", weights.digest());
    }

    private <S, M> SelfPlay<S, M> job(Game<S, M> found) {
        return SelfPlay.of(found, player.player(found))
                .withOpenings(Openings.from(game.state(found), openings))
                .withGames(games)
                .withSeed(seed)
                .withMaxPlies(maxPlies);
    }
}
