package dev.boardwright.spark;

import dev.boardwright.ai.Openings;
import dev.boardwright.ai.SelfPlay;
import dev.boardwright.core.Game;
import java.io.Serializable;

/**
 * Self-play as text that any machine understands; see {@link SelfPlay}.
 *
 * @param game the game
 * @param player who plays
 * @param games how many games
 * @param openings how many random moves each begins with
 * @param seed decides the openings and the games
 */
public record SelfPlaySpec(GameSpec game, PlayerSpec player, int games, int openings, long seed)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** The same job in this process. */
    public SelfPlay<?, ?> job() {
        return job(game.game());
    }

    <S, M> SelfPlay<S, M> job(Game<S, M> found) {
        return SelfPlay.of(found, player.player(found))
                .withOpenings(Openings.from(game.state(found), openings))
                .withGames(games)
                .withSeed(seed);
    }
}
