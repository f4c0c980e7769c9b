package dev.boardwright.testkit;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.Arrays;
import java.util.Objects;

/**
 * Everything that a position shows, for comparison. The order of {@link Position#moveAt} is left out because it is
 * fixed for fresh positions only.
 */
final class Snapshot<S> {
    private final S state;
    private final long hash;
    private final Player turn;
    private final Outcome outcome;
    private final boolean over;
    private final int margin;
    private final int moveCount;
    private final int[] moves;
    private final int[] sortedMovesAt;

    private Snapshot(Position<S> position) {
        moveCount = position.moveCount();
        sortedMovesAt = new int[moveCount];
        for (int k = 0; k < moveCount; k++) {
            sortedMovesAt[k] = position.moveAt(k);
        }
        Arrays.sort(sortedMovesAt);
        MoveBuffer buffer = new MoveBuffer();
        position.moves(buffer);
        moves = buffer.toArray();
        turn = position.turn();
        outcome = position.outcome();
        over = position.isOver();
        margin = position.margin();
        hash = position.hash();
        state = position.toState();
    }

    static <S> Snapshot<S> of(Position<S> position) {
        return new Snapshot<>(position);
    }

    /** The differences from {@code other}, in words; empty if there are none. */
    String differenceFrom(Snapshot<S> other) {
        StringBuilder out = new StringBuilder();
        difference(out, "state", state, other.state);
        difference(out, "hash", hash, other.hash);
        difference(out, "turn", turn, other.turn);
        difference(out, "outcome", outcome, other.outcome);
        difference(out, "isOver", over, other.over);
        difference(out, "margin", margin, other.margin);
        difference(out, "moveCount", moveCount, other.moveCount);
        if (!Arrays.equals(moves, other.moves)) {
            difference(out, "moves", Arrays.toString(moves), Arrays.toString(other.moves));
        }
        if (!Arrays.equals(sortedMovesAt, other.sortedMovesAt)) {
            difference(out, "set of moveAt", Arrays.toString(sortedMovesAt), Arrays.toString(other.sortedMovesAt));
        }
        return out.toString();
    }

    private static void difference(StringBuilder out, String what, Object expected, Object actual) {
        if (!Objects.equals(expected, actual)) {
            out.append(out.length() == 0 ? "" : "; ")
                    .append(what)
                    .append(" was <")
                    .append(expected)
                    .append("> and is <")
                    .append(actual)
                    .append('>')
                    .append(Hints.onEquality(expected, actual));
        }
    }
}
