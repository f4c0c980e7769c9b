package dev.boardwright.dagennacht;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Threats;

/**
 * The threats on a board, read from its lines.
 *
 * <p>A win needs a window that lacks one square, its <em>gap</em>. A black gap is filled by a drop, a white one by a shift of a
 * stone beside it that is not in the window itself. Nothing stops the win except filling the gap first: stones are never
 * taken, and a stone of the other side in the window leaves no gap.
 */
final class DagEnNachtThreats extends Threats<DagEnNachtState> {
    private final DagEnNachtPosition board;
    private final LineStones lines;
    private final Windows windows;
    private final Tempi tempi;
    /** The last call of {@link #threateningMoves} that has appended a code. */
    private final int[] appended = new int[MoveCodes.WAYS << Squares.BITS];

    private int calls;

    /** What a call of {@link #findWins} has found. */
    private int winningMove;

    /** The gap that {@link #winningMove} fills, and how many gaps there are, at most 2. */
    private int gap;

    private int gaps;

    DagEnNachtThreats(DagEnNachtPosition board, WindowTable table) {
        super(board);
        this.board = board;
        lines = board.stones().lines();
        windows = board.windows();
        tempi = new Tempi(board, table);
    }

    /** One winning move is enough. */
    @Override
    public void winningMoves(MoveBuffer out) {
        findWins(board.turn().index(), 1);
        if (gaps > 0) {
            out.add(winningMove);
        }
    }

    @Override
    public boolean stoppingMoves(MoveBuffer out) {
        int side = board.turn().index();
        findWins(side ^ 1, 2);
        if (gaps == 1 && !Squares.isWhite(gap)) {
            out.add(MoveCodes.of(gap, MoveCodes.DROP));
        } else if (gaps == 1) {
            for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
                int from = MoveCodes.source(gap, way);
                if (lines.holds(side, from)) {
                    out.add(MoveCodes.of(from, way));
                }
            }
        }
        return gaps > 0;
    }

    /** Finds the gaps that a side could fill if it were to move, until there are {@code enough}. */
    private void findWins(int side, int enough) {
        gaps = 0;
        Prospects prospects = board.observer() instanceof Prospects known ? known : null;
        for (int half = 0; half < Windows.HALVES && gaps < enough; half++) {
            long rest = prospects == null ? windows.lines(half) : prospects.gapLines(side, half);
            for (; rest != 0 && gaps < enough; rest &= rest - 1) {
                findWins(side, Long.SIZE * half + Long.numberOfTrailingZeros(rest), enough);
            }
        }
    }

    private void findWins(int side, int line, int enough) {
        int own = lines.stones(side, line);
        if (Integer.bitCount(own) < Windows.length(line) - 1) {
            return;
        }
        for (int rest = gaps(side, line, own); rest != 0; rest &= rest - 1) {
            int square = Squares.at(line, Integer.numberOfTrailingZeros(rest));
            if ((gaps == 0 || square != gap) && canFill(side, line, own, square)) {
                gap = square;
                if (++gaps == enough) {
                    return;
                }
            }
        }
    }

    /** The bits of the empty squares of a line at which a stone of a side would complete a window. */
    private int gaps(int side, int line, int own) {
        int free = ~lines.taken(line);
        int length = Windows.length(line);
        int found = 0;
        for (int at = 0; at < length; at++) {
            int starts = windows.starts(side, line) & free >>> at;
            for (int other = 0; other < length && starts != 0; other++) {
                starts &= other == at ? -1 : own >>> other;
            }
            found |= starts << at;
        }
        return found;
    }

    /** Whether a side has a move that fills a gap and completes a window of this line; sets {@link #winningMove}. */
    private boolean canFill(int side, int line, int own, int square) {
        if (!Squares.isWhite(square)) {
            winningMove = MoveCodes.of(square, MoveCodes.DROP);
            return true;
        }
        for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
            int from = MoveCodes.source(square, way);
            if (lines.holds(side, from)) {
                int after = (own | Squares.bitOn(line, square)) & ~Squares.bitOn(line, from);
                if ((Windows.full(line, after) & windows.starts(side, line)) != 0) {
                    winningMove = MoveCodes.of(from, way);
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The moves that leave a window with one gap that can be filled: they fill one of two gaps, or drop a stone beside a white
     * gap.
     */
    @Override
    public void threateningMoves(MoveBuffer out) {
        calls++;
        int side = board.turn().index();
        for (int line : windows.lines()) {
            int own = lines.stones(side, line);
            if (Integer.bitCount(own) < Windows.length(line) - 2) {
                continue;
            }
            int open = Windows.full(line, own | ~lines.taken(line)) & windows.starts(side, line);
            for (int rest = open; rest != 0; rest &= rest - 1) {
                int window = Windows.window(line, Integer.numberOfTrailingZeros(rest));
                int empty = window & ~own;
                if (Integer.bitCount(empty) > 2) {
                    continue;
                }
                int first = Squares.at(line, Integer.numberOfTrailingZeros(empty));
                int last = Squares.at(line, Integer.SIZE - 1 - Integer.numberOfLeadingZeros(empty));
                if (Integer.bitCount(empty) == 1 && Squares.isWhite(first)) {
                    dropsBeside(line, window, first, out);
                } else if (Integer.bitCount(empty) == 2) {
                    movesTo(side, line, window, first, last, out);
                    movesTo(side, line, window, last, first, out);
                }
            }
        }
    }

    private void dropsBeside(int line, int window, int square, MoveBuffer out) {
        for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
            int from = MoveCodes.source(square, way);
            if (!lines.isTaken(from) && (window & Squares.bitOn(line, from)) == 0) {
                append(MoveCodes.of(from, MoveCodes.DROP), out);
            }
        }
    }

    /** Appends the moves that fill one gap of a window, if the other gap can then be filled. */
    private void movesTo(int side, int line, int window, int square, int other, MoveBuffer out) {
        if (!Squares.isWhite(square)) {
            if (!Squares.isWhite(other) || stonesBeside(side, line, window, other) > 0) {
                append(MoveCodes.of(square, MoveCodes.DROP), out);
            }
            return;
        }
        for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
            int from = MoveCodes.source(square, way);
            if (!lines.holds(side, from) || (window & Squares.bitOn(line, from)) != 0) {
                continue;
            }
            int shared = Squares.isBeside(from, other) ? 1 : 0;
            if (!Squares.isWhite(other) || stonesBeside(side, line, window, other) > shared) {
                append(MoveCodes.of(from, way), out);
            }
        }
    }

    /** The number of stones of a side beside, above and below a square that are not in this window. */
    private int stonesBeside(int side, int line, int window, int square) {
        int count = 0;
        for (int way = MoveCodes.DROP + 1; way < MoveCodes.WAYS; way++) {
            int from = MoveCodes.source(square, way);
            count += lines.holds(side, from) && (window & Squares.bitOn(line, from)) == 0 ? 1 : 0;
        }
        return count;
    }

    private void append(int code, MoveBuffer out) {
        if (appended[code] != calls) {
            appended[code] = calls;
            out.add(code);
        }
    }

    /** Not possible if the other side has no move, because then the game would be over. */
    @Override
    public boolean pass() {
        board.pass();
        if (board.isOver()) {
            board.pass();
            return false;
        }
        return true;
    }

    @Override
    public void undoPass() {
        board.pass();
    }

    @Override
    public int potential(Player player) {
        return tempi.potential(player.index());
    }

    @Override
    public int leadAfter(int code, Player player) {
        return tempi.leadAfter(code, player.index());
    }
}
