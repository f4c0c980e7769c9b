package dev.boardwright.play.terminal;

import dev.boardwright.core.Notation;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.PlayedMove;
import java.util.List;

/** Moves with their numbers, as in a record. */
final class MoveList {
    private MoveList() {}

    /** {@code 1. e5 d4 2. f6}: all moves in one line. */
    static <M> String text(Notation<?, M> notation, List<PlayedMove<M>> moves) {
        StringBuilder out = new StringBuilder();
        int written = 0;
        for (PlayedMove<M> move : moves) {
            out.append(out.length() == 0 ? "" : " ");
            if (move.player() == Player.FIRST || move.number() != written) {
                out.append(move.label()).append(' ');
            }
            written = move.number();
            out.append(notation.formatMove(move.move()));
        }
        return out.toString();
    }
}
