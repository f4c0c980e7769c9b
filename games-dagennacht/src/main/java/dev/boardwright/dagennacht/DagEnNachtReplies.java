package dev.boardwright.dagennacht;

import dev.boardwright.core.MoveBuffer;

/**
 * Counts replies mostly without making moves. Only a move that may win is made: one to a line that already holds four
 * stones of the mover (three on a diagonal). After any other move the number of replies is arithmetic:
 *
 * <pre>
 *   drop                            shift
 *   . . w .      one drop fewer     . . w .      one drop more, on the square it left;
 *   . B . .                         . b W .      each neighbour of the opponent on its new
 *   . . . .                         . . w .      square has one shift fewer: here both w
 * </pre>
 */
final class DagEnNachtReplies {
    private final DagEnNachtPosition position;
    private final LineStones lines;
    /** For rows, columns, rising and falling diagonals: the lines on which one more stone may win. */
    private final int[] rich = new int[Squares.LINES / Squares.STRIDE];

    DagEnNachtReplies(DagEnNachtPosition position, LineStones lines) {
        this.position = position;
        this.lines = lines;
    }

    /** The sum over {@code moves} of the number of replies; a move that ends the game counts once. */
    long count(MoveBuffer moves) {
        int mover = position.turn().index();
        int other = mover ^ 1;
        findRichLines(mover);
        int replies = position.drops() + position.shifts(other);
        long sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            int code = moves.get(i);
            int way = MoveCodes.way(code);
            int target = MoveCodes.target(MoveCodes.square(code), way);
            if (mayWin(target, way)) {
                position.play(code);
                sum += Math.max(1, position.moveCount());
                position.undo();
            } else {
                int change = way == MoveCodes.DROP ? -1 : 1 - lines.stonesAround(other, target);
                sum += Math.max(1, replies + change);
            }
        }
        return sum;
    }

    private void findRichLines(int side) {
        for (int kind = 0; kind < rich.length; kind++) {
            int enough = Windows.length(kind * Squares.STRIDE) - 1;
            int found = 0;
            for (int i = 0; i < Squares.STRIDE; i++) {
                int stones = Integer.bitCount(lines.stones(side, kind * Squares.STRIDE + i));
                found |= (enough - 1 - stones) >>> 31 << i;
            }
            rich[kind] = found;
        }
    }

    private boolean mayWin(int target, int way) {
        int found = rich[0] >>> Squares.rowLine(target) | rich[1] >>> Squares.columnLine(target);
        if (way != MoveCodes.DROP) {
            found |= rich[2] >>> Squares.risingLine(target) | rich[3] >>> Squares.fallingLine(target);
        }
        return (found & 1) != 0;
    }
}
