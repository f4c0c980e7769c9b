package dev.boardwright.web;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;

/** The size of an advantage that means a likely win, in the units of a game's evaluation. */
final class Scale {
    private static final int GAMES = 8;

    /** Positions of some games repeat. */
    private static final int LONGEST = 1000;

    private Scale() {}

    /** What the evaluation says of itself, or else twice its mean size in random games: the same for every call. */
    static <S> int of(Game<S, ?> game, Evaluation<S> evaluation) {
        if (evaluation.scale().isPresent()) {
            return evaluation.scale().getAsInt();
        }
        Rng rng = new Rng(1);
        long sum = 0;
        int positions = 0;
        for (int i = 0; i < GAMES; i++) {
            Position<S> position = game.position(game.initialState());
            for (int ply = 0; ply < LONGEST && !position.isOver(); ply++) {
                position.play(position.randomMove(rng));
                sum += Math.abs(evaluation.evaluate(position, Player.FIRST));
                positions++;
            }
        }
        return (int) Math.max(1, 2 * sum / Math.max(1, positions));
    }
}
