package dev.boardwright.spark;

import dev.boardwright.ai.job.JobFacts;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.Game;
import dev.boardwright.core.json.Json;
import java.io.Serializable;
import java.util.Optional;

/**
 * A match as text for any machine; see {@link Match}.
 *
 * @param game the game
 * @param first the player from whose side results are counted
 * @param second the other player
 * @param games the largest number of games
 * @param openings the number of random moves at the start of each game
 * @param seed the seed of the openings and the players
 * @param maxPlies the number of moves after which a game is a draw
 * @param elo0 the first hypothesis of a sequential test; NaN without one
 * @param elo1 the second hypothesis
 */
public record MatchSpec(
        GameSpec game,
        PlayerSpec first,
        PlayerSpec second,
        int games,
        int openings,
        long seed,
        int maxPlies,
        double elo0,
        double elo1)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** A match without a test. */
    public static MatchSpec of(GameSpec game, PlayerSpec first, PlayerSpec second, int games, int openings, long seed) {
        return new MatchSpec(
                game, first, second, games, openings, seed, Match.DEFAULT_MAX_PLIES, Double.NaN, Double.NaN);
    }

    /** The test, if there is one. */
    public Optional<Sprt> sprt() {
        return Double.isNaN(elo0) ? Optional.empty() : Optional.of(Sprt.of(elo0, elo1));
    }

    /** The same match in this process. */
    public Match<?, ?> match() {
        return match(game.game());
    }

    /** What decides the results, as in one process. */
    Json facts() {
        return facts(game.game());
    }

    private <S, M> Json facts(Game<S, M> found) {
        return JobFacts.of(match(found), game.state(found));
    }

    private <S, M> Match<S, M> match(Game<S, M> found) {
        Match<S, M> plain = Match.of(found, first.player(found), second.player(found))
                .withOpenings(Openings.from(game.state(found), openings))
                .withGames(games)
                .withSeed(seed)
                .withMaxPlies(maxPlies);
        return sprt().map(plain::withSprt).orElse(plain);
    }
}
