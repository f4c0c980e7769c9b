package dev.boardwright.dagennacht;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The {@link Worth} of each side's windows, updated incrementally by moves and undo. A position has none until it is
 * first evaluated, so random games do not pay for it.
 *
 * <p>A stone changes only the windows through its square. {@link ProspectTables} has the change for each line through
 * it.
 *
 * <p>It also notes the lines on which a window has come to lack one stone. A move that takes the last such window of a line
 * leaves the line in the set, because looking at a few lines too many costs less than counting.
 */
final class Prospects implements MoveObserver {
    /** The words that are saved before each move. */
    private static final int SAVED = 2 + 2 * Windows.HALVES;

    private final DagEnNachtPosition position;
    private final LineStones lines;
    private final Windows windows;
    private final ProspectTables[] tables;
    private final long[] worths = new long[2];
    /** The lines on which a side may have a window that lacks one stone: bits of {@link Windows#HALVES} words for each side. */
    private final long[] gapLines = new long[2 * Windows.HALVES];
    /** Scratch space for {@link #evaluateMoves}. */
    private final long[] gapLinesBefore = new long[gapLines.length];
    /** The worths and the lines before each move that has been followed. */
    private final long[] history;

    private int plies;
    /** Whether the worths are those of the position. If not, moves are ignored until somebody asks for a worth. */
    private boolean isFollowing;

    private Prospects(DagEnNachtPosition position) {
        this.position = position;
        lines = position.stones().lines();
        windows = position.windows();
        tables = new ProspectTables[] {
            ProspectTables.of(windows.startsOnWhite(0)), ProspectTables.of(windows.startsOnWhite(1))
        };
        history = new long[SAVED * position.longestHistory()];
    }

    /** The prospects of a position, which follow its moves from the first call on. */
    static Prospects of(DagEnNachtPosition position) {
        if (position.observer() instanceof Prospects known) {
            return known;
        }
        Prospects created = new Prospects(position);
        position.observe(created);
        return created;
    }

    /** The {@link Worth} of the windows of a side. */
    long worth(int side) {
        if (!isFollowing) {
            start();
        }
        return worths[side];
    }

    /** The lines of a half, numbered as in {@link Windows#lines(int)}, on which some window of a side may lack one stone. */
    long gapLines(int side, int half) {
        if (!isFollowing) {
            start();
        }
        return Worth.hasGaps(worths[side]) ? gapLines[Windows.HALVES * side + half] : 0;
    }

    private void start() {
        Arrays.fill(gapLines, 0);
        for (int side = 0; side < 2; side++) {
            worths[side] = 0;
            for (int line : windows.lines()) {
                long before = worths[side];
                for (int rest = windows.starts(side, line); rest != 0; rest &= rest - 1) {
                    worths[side] += worth(side, line, Integer.numberOfTrailingZeros(rest));
                }
                noteGaps(side, line, worths[side] - before);
            }
        }
        plies = 0;
        isFollowing = true;
    }

    private long worth(int side, int line, int start) {
        int window = Windows.window(line, start);
        int empty = window & ~lines.stones(side, line);
        int black = Squares.blackBits(line);
        return (window & lines.stones(side ^ 1, line)) != 0
                ? 0
                : Worth.of(Integer.bitCount(empty & black), Integer.bitCount(empty & ~black));
    }

    /**
     * The value of each move for the side that moves next, not clamped, or {@link Evaluation#ENDED}.
     *
     * <p>A move is made on the lines only. A stone cannot take away a winning shift of the other side except on the white
     * square where that would end, and a square that it leaves is black, so those shifts are searched once for all drops.
     */
    void evaluateMoves(MoveBuffer moves, int from, int to, int[] values) {
        int side = position.turn().index();
        int other = side ^ 1;
        long theirs = worth(other);
        boolean shiftWins = Worth.shifts(theirs) > 0 && canShiftToWin(other, WindowScan.NOWHERE);
        System.arraycopy(gapLines, 0, gapLinesBefore, 0, gapLines.length);
        for (int i = from; i < to; i++) {
            int square = MoveCodes.square(moves.get(i));
            int way = MoveCodes.way(moves.get(i));
            values[i] = way == MoveCodes.DROP
                    ? valueOfDrop(side, square, shiftWins)
                    : valueOfShift(side, square, MoveCodes.target(square, way), shiftWins);
        }
        System.arraycopy(gapLinesBefore, 0, gapLines, 0, gapLines.length);
    }

    /** See {@link WindowScan#canShiftToWin}. */
    boolean canShiftToWin(int side, int barred) {
        return position.scan().canShiftToWin(side, barred, gapLines(side, 0), gapLines(side, 1));
    }

    private int valueOfDrop(int side, int square, boolean shiftWins) {
        int other = side ^ 1;
        long own = worths[side];
        long theirs = worths[other];
        int lead = position.shifts(other) - position.shifts(side) - lines.emptyAround(square);
        addStone(side, square);
        lines.flip(side, square);
        boolean ends = lines.winsStraight(side, square) || position.drops() - 1 + position.shifts(other) == 0;
        int value = ends ? Evaluation.ENDED : DagEnNachtEvaluation.value(worths[other], worths[side], lead, shiftWins);
        lines.flip(side, square);
        worths[side] = own;
        worths[other] = theirs;
        return value;
    }

    /** A shift leaves a drop to the other side, so it ends the game only if it wins. */
    private int valueOfShift(int side, int square, int target, boolean shiftWins) {
        int other = side ^ 1;
        long own = worths[side];
        long theirs = worths[other];
        int lead = position.shifts(other) - position.shifts(side) + lines.emptyAround(square);
        addStraight(side, square, -1);
        lines.flip(side, square);
        lead += lines.stonesAround(side, target) - lines.stonesAround(other, target);
        addStone(side, target);
        lines.flip(side, target);
        lines.flipDiagonals(side, target);
        int value = lines.winsStraight(side, target) || lines.winsDiagonally(side, target)
                ? Evaluation.ENDED
                : DagEnNachtEvaluation.value(
                        worths[other], worths[side], lead, shiftWins && canShiftToWin(other, target));
        lines.flip(side, square);
        lines.flip(side, target);
        lines.flipDiagonals(side, target);
        worths[side] = own;
        worths[other] = theirs;
        return value;
    }

    @Override
    public void beforeMove(int side, int square, int target) {
        if (!isFollowing) {
            return;
        }
        int at = SAVED * plies++;
        history[at] = worths[0];
        history[at + 1] = worths[1];
        System.arraycopy(gapLines, 0, history, at + 2, gapLines.length);
        if (target != square) {
            addStraight(side, square, -1);
        }
    }

    @Override
    public void afterMove(int side, int target) {
        if (!isFollowing) {
            return;
        }
        addStone(side, target);
    }

    private void addStone(int side, int square) {
        addStraight(side, square, 1);
        if (Squares.isWhite(square)) {
            int bit = Squares.bit(square);
            add(ProspectTables.DIAGONAL, side, 1, Squares.risingLine(square), bit);
            add(ProspectTables.DIAGONAL, side, 1, Squares.fallingLine(square), bit);
        }
    }

    private void addStraight(int side, int square, int sign) {
        int kind = Squares.isWhite(square) ? ProspectTables.WHITE_SQUARE : ProspectTables.BLACK_SQUARE;
        add(kind, side, sign, Squares.rowLine(square), Squares.bit(square));
        add(kind, side, sign, Squares.columnLine(square), Squares.rowLine(square));
    }

    private void add(int kind, int side, int sign, int line, int bit) {
        int other = side ^ 1;
        long near = lines.near(line, bit);
        int own = ProspectTables.ones(near >>> (Integer.SIZE * side));
        int theirs = ProspectTables.ones(near >>> (Integer.SIZE * other));
        int frame = ProspectTables.ones(lines.frameNear(line, bit));
        long gain = sign * tables[side].gain(kind, own, theirs + frame);
        long loss = sign * tables[other].loss(kind, theirs, own + frame);
        worths[side] += gain;
        worths[other] -= loss;
        noteGaps(sign > 0 ? side : other, line, sign > 0 ? gain : -loss);
    }

    /** Notes the line if some of its windows have come to lack one stone, which shows in the change of their worth. */
    private void noteGaps(int side, int line, long change) {
        if (Worth.hasGaps(change)) {
            gapLines[Windows.HALVES * side + line / Long.SIZE] |= 1L << line;
        }
    }

    /**
     * Moves before the first evaluation were not followed. After one of them is undone, the worths are computed again
     * on demand.
     */
    @Override
    public void afterUndo() {
        if (plies == 0) {
            isFollowing = false;
        } else if (isFollowing) {
            int at = SAVED * --plies;
            worths[0] = history[at];
            worths[1] = history[at + 1];
            System.arraycopy(history, at + 2, gapLines, 0, gapLines.length);
        }
    }

    @Override
    public void restart() {
        isFollowing = false;
    }

    @Override
    public void copyFrom(@Nullable MoveObserver other) {
        isFollowing = false;
        if (other instanceof Prospects that && that.isFollowing) {
            worths[0] = that.worths[0];
            worths[1] = that.worths[1];
            System.arraycopy(that.gapLines, 0, gapLines, 0, gapLines.length);
            plies = 0;
            isFollowing = true;
        }
    }
}
