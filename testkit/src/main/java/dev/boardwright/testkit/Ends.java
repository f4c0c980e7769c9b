package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import org.jspecify.annotations.Nullable;

/** The exact probabilities of how uniformly random games from a position end, found by exhaustive search. */
final class Ends {
    /** Indexed by the sign of the outcome plus 1. */
    private final double[] chances = new double[3];

    private double plies;
    private double squares;
    private int fewest = Integer.MAX_VALUE;
    private int most;
    private int positionsLeft;

    private Ends(int positionsLeft) {
        this.positionsLeft = positionsLeft;
    }

    /**
     * The ends of games from {@code position}, which does not change; null if more than {@code mostPositions} follow.
     */
    static <S> @Nullable Ends of(Position<S> position, int mostPositions) {
        Ends ends = new Ends(mostPositions - 1);
        ends.gather(position, 0, 1);
        return ends.positionsLeft < 0 ? null : ends;
    }

    private <S> void gather(Position<S> position, int ply, double chance) {
        if (position.isOver()) {
            chances[1 + position.outcome().sign()] += chance;
            plies += chance * ply;
            squares += chance * ply * ply;
            fewest = Math.min(fewest, ply);
            most = Math.max(most, ply);
            return;
        }
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        // All of them at once, so that a position with too many to follow is left before the first game has ended.
        positionsLeft -= moves.size();
        for (int i = 0; i < moves.size() && positionsLeft >= 0; i++) {
            position.play(moves.get(i));
            gather(position, ply + 1, chance / moves.size());
            position.undo();
        }
    }

    double chance(Outcome outcome) {
        return Math.min(1, chances[1 + outcome.sign()]);
    }

    double meanPlies() {
        return plies;
    }

    double varianceOfPlies() {
        return fewest == most ? 0 : squares - plies * plies;
    }

    int fewestPlies() {
        return fewest;
    }

    int mostPlies() {
        return most;
    }
}
