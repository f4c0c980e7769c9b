package dev.boardwright.threesixnine;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.OptionalInt;

/**
 * The evaluation of 369 with neutral stones: the margin, what the side to move can take with one stone, what the other
 * side can take after that, and who puts the last stone.
 *
 * <p>{@link #BEST} and {@link #NEXT} were fitted on 2026-11-17 to what searches of 20,000 positions make of 16,035 positions
 * on 9×9; the program that did it is not kept. The error of the points to come is 0.91 if they are thought to depend on the
 * number of empty cells alone, 0.87 with the best line, 0.67 with the best cell and 0.63 with the second one too. How many
 * stones the lines hold, and how many cells give nothing away, adds nothing to that. Against the evaluation by the best line,
 * with 20,000 positions a move against 30,000, it scored 59.6 % of 114 games on 9×9 and 62.5 % of 48 on 8×8 (sequential test:
 * 50 Elo).
 */
final class NeutralEvaluation implements Evaluation<ThreeSixNineState> {
    static final NeutralEvaluation INSTANCE = new NeutralEvaluation();

    private static final int POINT = 16;
    /** What each point counts that the best cell would score. */
    private static final int BEST = 13;
    /** What each point counts that the best cell after that would score, for the other side. */
    private static final int NEXT = 5;

    /**
     * What each point counts that the last stone of the game scores on its row and its column, which it fills. In games of
     * minimax with 600 positions a move, the side of the last stone made 5.1 to 6.1 points more than the other terms say on
     * 9×9, where that stone scores 6, at every stage from 68 to 4 empty cells; 3.4 to 4.1 on 6×6, where it scores 4; and -0.9
     * to 1.7 on 5×5, 7×7 and 8×8, where it scores nothing (120 games each, 2026-11-19; the program is not kept).
     */
    private static final int LAST = 15;

    private static final int LINES_OF_A_CELL = 4;
    /** What a point counts in the order of moves. Chosen by hand; not measured. */
    private static final int PROMISE = 4;

    private NeutralEvaluation() {}

    @Override
    public void prepare(Position<ThreeSixNineState> position) {
        ((ThreeSixNinePosition) position).prepareBestCells();
    }

    @Override
    public int evaluate(Position<ThreeSixNineState> position, Player player) {
        return evaluate(position, player, -LIMIT, LIMIT);
    }

    @Override
    public int evaluate(Position<ThreeSixNineState> position, Player player, int alpha, int beta) {
        ThreeSixNinePosition board = (ThreeSixNinePosition) position;
        return Evaluation.clamp(
                player == board.turn() ? forMover(board, alpha, beta) : -forMover(board, -beta, -alpha));
    }

    /**
     * The value for the side to move. The best line and the sum of all lines are at hand and bound it, and so does the
     * best cell before the next one is looked for: most leaves of a search need no more. With these bounds a search visits
     * 7.4 million positions a second on 9×9; with the best line alone it visited 9.9 million.
     */
    private static int forMover(ThreeSixNinePosition board, int alpha, int beta) {
        int points = POINT * board.turn().sign() * board.margin() + lastStone(board, board.empties());
        long outlook = board.outlook();
        int line = LineFills.best(outlook);
        if (line == 0) {
            return points;
        }
        int least = points + (BEST - NEXT) * line;
        int most = points + BEST * Math.min(LINES_OF_A_CELL * line, LineFills.total(outlook));
        if (least < beta && most > alpha) {
            int best = board.bestGain();
            least = points + (BEST - NEXT) * best;
            most = points + BEST * best;
            if (least < beta && most > alpha) {
                return most - NEXT * board.nextGain();
            }
        }
        return least >= beta ? least : most;
    }

    /**
     * What the last stone counts for the side that would put the next one on this many empty cells. Nothing if it is the next
     * one, which counts as the best cell.
     */
    private static int lastStone(ThreeSixNinePosition board, int empties) {
        int points = empties > 1 ? 2 * LineFills.points(board.size()) : 0;
        return (empties & 1) != 0 ? LAST * points : -LAST * points;
    }

    /** No stone is put: the lines that score are listed once, and only the four of a stone differ after it. */
    @Override
    public void evaluateMoves(
            Position<ThreeSixNineState> position, Player player, MoveBuffer moves, int from, int to, int[] values) {
        ThreeSixNinePosition board = (ThreeSixNinePosition) position;
        Player mover = board.turn();
        int sign = player == mover ? 1 : -1;
        int before = POINT * mover.sign() * board.margin() - lastStone(board, board.empties() - 1);
        board.lookAhead();
        for (int i = from; i < to; i++) {
            int cell = moves.get(i);
            int value = before + board.valueAfter(cell, POINT, BEST, NEXT);
            values[i] = board.empties() == 1 ? ENDED : sign * Evaluation.clamp(value);
        }
    }

    @Override
    public boolean leavesMovesOut() {
        return true;
    }

    /** What the other side can take is at least nothing, so a move is worth at most the points that it scores. */
    @Override
    public int movesAbove(Position<ThreeSixNineState> position, int alpha, MoveBuffer out) {
        ThreeSixNinePosition board = (ThreeSixNinePosition) position;
        int empties = board.empties();
        int before = POINT * board.turn().sign() * board.margin() - lastStone(board, empties - 1);
        int enough = Math.floorDiv(alpha - before, POINT) + 1;
        if (enough <= 0 || empties <= 1 || alpha <= -LIMIT) {
            board.cellsOfGain(0, out);
            return NONE_LEFT_OUT;
        }
        long outlook = board.outlook();
        int most = Math.min(LINES_OF_A_CELL * LineFills.best(outlook), LineFills.total(outlook));
        if (most >= enough) {
            most = Math.min(board.cellsOfGain(enough, out), enough - 1);
        }
        return Evaluation.clamp(before + POINT * most);
    }

    @Override
    public boolean hasPromises() {
        return true;
    }

    /** The points that a stone scores at once. */
    @Override
    public int promise(Position<ThreeSixNineState> position, int code) {
        return PROMISE * ((ThreeSixNinePosition) position).gain(code, position.turn());
    }

    /** Chosen by hand; not measured. */
    @Override
    public OptionalInt scale() {
        return OptionalInt.of(10 * POINT);
    }
}
