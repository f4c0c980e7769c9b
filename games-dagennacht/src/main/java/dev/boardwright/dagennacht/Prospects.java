package dev.boardwright.dagennacht;

/**
 * What the windows of a position are worth to either side, kept while moves are made and taken back: for evaluations. A
 * position that is never evaluated has none, so that random games do not pay for them.
 */
final class Prospects {
    private final Lines lines;
    private final Windows windows;
    private final ProspectTables[] tables;
    private final long[] worths = new long[2];
    /** Both worths before each move. */
    private final long[] history;

    private int plies;

    /** Those of the stones on {@code lines}, to be {@link #set} or copied first; with room for so many moves. */
    Prospects(Lines lines, Windows windows, int moves) {
        this.lines = lines;
        this.windows = windows;
        tables = new ProspectTables[] {
            ProspectTables.of(windows.startsOnWhite(0)), ProspectTables.of(windows.startsOnWhite(1))
        };
        history = new long[2 * moves];
    }

    /** Judges every window anew. No move can be taken back from here. */
    void set() {
        plies = 0;
        for (int side = 0; side < 2; side++) {
            worths[side] = 0;
            for (int line = 0; line < Squares.LINES; line++) {
                for (int rest = windows.starts(side, line); rest != 0; rest &= rest - 1) {
                    worths[side] += worth(side, line, Integer.numberOfTrailingZeros(rest));
                }
            }
        }
    }

    private long worth(int side, int line, int start) {
        int window = Windows.window(line, start);
        int empty = window & ~lines.stones(side, line);
        int black = Squares.blackBits(line);
        return (window & lines.stones(side ^ 1, line)) != 0
                ? 0
                : Worth.of(Integer.bitCount(empty & black), Integer.bitCount(empty & ~black));
    }

    /** The {@link Worth} of {@code side}'s windows. */
    long worth(int side) {
        return worths[side];
    }

    /** Follows a move before it is on {@code lines}: a shift takes its stone away. A drop has its square for a target. */
    void leave(int mover, int square, int target) {
        history[2 * plies] = worths[0];
        history[2 * plies + 1] = worths[1];
        plies++;
        if (target != square) {
            add(mover, square, -1);
        }
    }

    /** Follows the same move once it is on {@code lines}: it puts a stone on its target. */
    void enter(int mover, int target) {
        add(mover, target, 1);
        if (Squares.isWhite(target)) {
            addDiagonals(mover, target);
        }
    }

    /** Follows the last move back. */
    void undo() {
        plies--;
        worths[0] = history[2 * plies];
        worths[1] = history[2 * plies + 1];
    }

    /** Becomes equal to {@code that}, whose stones are the same; no move can be taken back from here. */
    void copyFrom(Prospects that) {
        plies = 0;
        worths[0] = that.worths[0];
        worths[1] = that.worths[1];
    }

    private void add(int side, int square, int sign) {
        int kind = Squares.isWhite(square) ? ProspectTables.WHITE_SQUARE : ProspectTables.BLACK_SQUARE;
        add(kind, side, sign, Squares.rowLine(square), Squares.bit(square));
        add(kind, side, sign, Squares.columnLine(square), Squares.rowLine(square));
    }

    private void addDiagonals(int side, int square) {
        add(ProspectTables.DIAGONAL, side, 1, Squares.risingLine(square), Squares.bit(square));
        add(ProspectTables.DIAGONAL, side, 1, Squares.fallingLine(square), Squares.bit(square));
    }

    private void add(int kind, int side, int sign, int line, int bit) {
        int other = side ^ 1;
        int own = lines.stonesNear(side, line, bit);
        int theirs = lines.stonesNear(other, line, bit);
        int frame = lines.frameNear(line, bit);
        worths[side] += sign * tables[side].gain(kind, ProspectTables.number(own, theirs | frame));
        worths[other] -= sign * tables[other].loss(kind, ProspectTables.number(theirs, own | frame));
    }
}
