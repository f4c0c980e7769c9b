package dev.boardwright.web;

import dev.boardwright.core.BoardView.Tally;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;

/** Tells games that are played for points, as 369 is, from games whose margin says only who wins. */
final class Points {
    private static final int GAMES = 2;

    /** Views are slow to make, so not every position is looked at. */
    private static final int STRIDE = 4;

    /** Positions of some games repeat. */
    private static final int LONGEST = 1000;

    private Points() {}

    /** Whether the margin is the difference of the first tally wherever random games were looked at. */
    static <S> boolean areMargin(Game<S, ?> game) {
        Rng rng = new Rng(1);
        for (int i = 0; i < GAMES; i++) {
            Position<S> position = game.position(game.initialState());
            for (int ply = 0; ply < LONGEST && !position.isOver(); ply++) {
                if (ply % STRIDE == 0 && !isDifference(game, position)) {
                    return false;
                }
                position.play(position.randomMove(rng));
            }
            if (!isDifference(game, position)) {
                return false;
            }
        }
        return true;
    }

    private static <S> boolean isDifference(Game<S, ?> game, Position<S> position) {
        List<Tally> tallies = game.view(position.toState()).tallies();
        return !tallies.isEmpty() && tallies.get(0).first() - tallies.get(0).second() == position.margin();
    }
}
