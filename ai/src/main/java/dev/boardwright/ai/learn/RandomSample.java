package dev.boardwright.ai.learn;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;

/**
 * What random games say of a game before it is learned.
 *
 * @param plies the mean length
 * @param isBaseUseful whether the evaluation distinguishes positions before the end
 */
record RandomSample(double plies, boolean isBaseUseful) {
    private static final int GAMES = 32;
    private static final int LONGEST = 400;
    /** The share of positions with a value that a useful evaluation has at least. */
    private static final double USEFUL = 0.05;

    static <S> RandomSample of(Game<S, ?> game, Evaluation<S> base, long seed) {
        Evaluation<S> own = base.forThread();
        Rng rng = new Rng(Rng.mix(seed));
        long plies = 0;
        long positions = 0;
        long valued = 0;
        for (int i = 0; i < GAMES; i++) {
            Position<S> position = game.position(game.initialState());
            own.prepare(position);
            for (int ply = 0; ply < LONGEST && !position.isOver(); ply++) {
                positions++;
                valued += own.evaluate(position, Player.FIRST) != 0 ? 1 : 0;
                position.play(position.randomMove(rng));
                plies++;
            }
        }
        return new RandomSample((double) plies / GAMES, valued > USEFUL * positions);
    }

    /** The largest number of random moves before a game for training. Up to two fifths of a random game. */
    int randomPlies() {
        return (int) Math.max(2, Math.min(Math.round(0.4 * plies), 40));
    }

    /** The number of random moves before a game of a match. */
    int openingPlies() {
        return (int) Math.max(2, Math.min(Math.round(0.2 * plies), 6));
    }
}
