package dev.boardwright.blackstone;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;

/**
 * Blackstone on a board of up to 8 by 8: each set of cells is one word.
 *
 * <pre>
 *   row 8   56 57 58 59 60 61 62 63       the bit of each cell, whatever the size:
 *   ...                                   a step right is 1, up 8, up and right 9, up and left 7;
 *   row 2    8  9 10 11 12 13 14 15       on 6 by 6 the two last columns and rows
 *   row 1    0  1  2  3  4  5  6  7       are neither empty nor stones
 *            a  b  c  d  e  f  g  h
 * </pre>
 */
final class WordPosition extends BlackstonePosition {
    private static final int SIDE = 8;
    private static final int SQUARES = SIDE * SIDE;
    /** How many of {@link Direction#ALL}, the first ones, lead to higher squares. */
    private static final int UPWARD = 4;
    /** For each direction and square, the squares that lie behind: where a stone that reached it can have come from. */
    private static final long[] BEHIND = behind();

    private static final long[] KEYS = HashKeys.keys("blackstone sets", 3);
    private static final int WORDS_A_PLY = 3;

    private final long board;
    private long mine;
    private long theirs;
    private long empty;

    /** Scratch: how many moves there are in the directions before each. */
    private final int[] before = new int[Direction.ALL.size()];
    /** Scratch: what is swept on words in hand. */
    private final long[] spare = new long[Direction.ALL.size()];

    private long[] history = new long[64 * WORDS_A_PLY];
    private int historySize;

    WordPosition(Blackstone game, BlackstoneState state) {
        super(game, Direction.ALL.size());
        board = board(game.grid());
        empty = board;
        set(state);
    }

    static boolean fits(Grid grid) {
        return grid.columns() <= SIDE;
    }

    private static long board(Grid grid) {
        Grid squares = MoveCodes.squares(grid);
        long board = 0;
        for (int c = 0; c < grid.cells(); c++) {
            board |= 1L << squares.cell(grid.cellAt(c));
        }
        return board;
    }

    private static long[] behind() {
        Grid squares = Grid.square(SIDE);
        long[] behind = new long[Direction.ALL.size() * SQUARES];
        for (int direction = 0; direction < Direction.ALL.size(); direction++) {
            for (int square = 0; square < SQUARES; square++) {
                int[] ray = squares.ray(square, Direction.ALL.get(direction).opposite());
                behind[direction * SQUARES + square] = squares.bits(ray)[0];
            }
        }
        return behind;
    }

    @Override
    void put(char letter, int square) {
        long bit = 1L << square;
        empty ^= bit;
        mine |= letter == 'r' ? bit : 0;
        theirs |= letter == 'b' ? bit : 0;
    }

    @Override
    char letter(int square, char mineLetter, char theirsLetter) {
        long bit = 1L << square;
        return (empty & bit) != 0 ? '.' : (mine & bit) != 0 ? mineLetter : (theirs & bit) != 0 ? theirsLetter : 'x';
    }

    /** In the order of {@link Direction#ALL}. */
    @Override
    int sweep(boolean ofMine, long[] out) {
        return sweep(ofMine ? mine : theirs, empty, out);
    }

    private static int sweep(long stones, long empty, long[] out) {
        long right = Neighbours.enteredFromLeft(empty);
        long left = Neighbours.enteredFromRight(empty);
        return sweepRows(out, stones, empty)
                + sweepAxis(out, 1, stones, empty, empty, empty, SIDE)
                + sweepAxis(out, 2, stones, empty, right, left, SIDE + 1)
                + sweepAxis(out, 3, stones, empty, left, right, SIDE - 1);
    }

    /** As {@link #sweepAxis}; but to the right a one that is added next to a stone is carried through the empty cells. */
    private static int sweepRows(long[] out, long stones, long empty) {
        long entered = Neighbours.enteredFromLeft(empty);
        long right = entered & ~(entered + (entered & stones << 1));
        long left = Neighbours.enteredFromRight(empty) & stones >>> 1;
        long link = entered & empty << 1;
        left |= (link & left) >>> 1;
        link &= link << 1;
        left |= (link & left) >>> 2;
        link &= link << 2;
        left |= (link & left) >>> 4;
        out[0] = right;
        out[UPWARD] = left;
        return Long.bitCount(right) + Long.bitCount(left);
    }

    /**
     * Sweeps up and down an axis: first by one step, then by one, two and four more, as far as there is a link of so many
     * empty cells.
     *
     * @param enteredUp the empty cells that a step up can reach
     * @param enteredDown the empty cells that a step down can reach
     */
    private static int sweepAxis(
            long[] out, int direction, long stones, long empty, long enteredUp, long enteredDown, int step) {
        long up = enteredUp & stones << step;
        long down = enteredDown & stones >>> step;
        long link = enteredUp & empty << step;
        up |= link & up << step;
        down |= (link & down) >>> step;
        link &= link << step;
        up |= link & up << (2 * step);
        down |= (link & down) >>> (2 * step);
        link &= link << (2 * step);
        if (link != 0) {
            up |= link & up << (4 * step);
            down |= (link & down) >>> (4 * step);
        }
        out[direction] = up;
        out[direction + UPWARD] = down;
        return Long.bitCount(up) + Long.bitCount(down);
    }

    @Override
    int moveAt(long[] reached, int k) {
        return codeOf(select(reached, k));
    }

    @Override
    int codeOf(int direction, int to) {
        return codeOf(direction * SQUARES + to);
    }

    private int codeOf(int place) {
        return MoveCodes.code(from(mine, place), to(place));
    }

    /**
     * The {@code k}-th cell reached, and in which direction, as its place in {@link #BEHIND}. No processor guesses the
     * direction, so it is found without a branch; of the few cells in it, the way to the one wanted is short.
     */
    private int select(long[] reached, int k) {
        int direction = 0;
        int passed = 0;
        for (int d = 1; d < before.length; d++) {
            passed += Long.bitCount(reached[d - 1]);
            before[d] = passed;
            direction += (passed - 1 - k) >>> 31;
        }
        long rest = reached[direction];
        for (int n = k - before[direction]; n > 0; n--) {
            rest &= rest - 1;
        }
        return direction * SQUARES + Long.numberOfTrailingZeros(rest);
    }

    /** The square of the stone, one of {@code stones}, that reaches a place: the nearest behind it. */
    private static int from(long stones, int place) {
        long behind = stones & BEHIND[place];
        return place < UPWARD * SQUARES ? 63 - Long.numberOfLeadingZeros(behind) : Long.numberOfTrailingZeros(behind);
    }

    private static int to(int place) {
        return place & (SQUARES - 1);
    }

    @Override
    void move(int from, int to) {
        remember();
        mine ^= (1L << from) | (1L << to);
        empty ^= 1L << to;
    }

    /** Where nothing is blocked, a move is made on words in hand, neither written down nor taken back. */
    @Override
    public long countReplies(MoveBuffer moves) {
        long replies = 0;
        for (int i = 0; i < moves.size(); i++) {
            int code = moves.get(i);
            long to = 1L << MoveCodes.to(code);
            long stones = (mine ^ (1L << MoveCodes.from(code)) ^ to) | theirs;
            if (Neighbours.blockedInWord(stones, empty ^ to) == 0) {
                replies += Math.max(1, sweep(theirs, empty ^ to, spare));
            } else {
                play(code);
                replies += Math.max(1, moveCount());
                undo();
            }
        }
        return replies;
    }

    /** The same moves as through {@link #play}, on words in hand: a tenth faster. */
    @Override
    public int playOut(Rng rng) {
        long own = mine;
        long other = theirs;
        long free = empty;
        int made = 0;
        for (; own != 0 && other != 0; made++) {
            int place = select(spare, rng.below(sweep(own, free, spare)));
            long to = 1L << to(place);
            long moved = own ^ (1L << from(own, place)) ^ to;
            free ^= to;
            long leaving = leaving(moved, other, free);
            free |= leaving;
            own = other & ~leaving;
            other = moved & ~leaving;
        }
        mine = own;
        theirs = other;
        empty = free;
        endTurns(made);
        return made;
    }

    private void remember() {
        int end = historySize;
        if (end == history.length) {
            history = Arrays.copyOf(history, 2 * end);
        }
        history[end] = mine;
        history[end + 1] = theirs;
        history[end + 2] = empty;
        historySize = end + WORDS_A_PLY;
    }

    @Override
    void restore() {
        historySize -= WORDS_A_PLY;
        mine = history[historySize];
        theirs = history[historySize + 1];
        empty = history[historySize + 2];
    }

    @Override
    void removeBlocked(int to) {
        long leaving = leaving(mine, theirs, empty);
        mine &= ~leaving;
        theirs &= ~leaving;
        empty |= leaving;
    }

    private long leaving(long own, long other, long free) {
        long blocked = Neighbours.blockedInWord(own | other, free);
        if (blocked == 0) {
            return 0;
        }
        long black = board & ~(free | own | other);
        return variant().leaving(blocked, Neighbours.touchedInWord(blocked), black);
    }

    @Override
    void swapSides() {
        long swapped = mine;
        mine = theirs;
        theirs = swapped;
    }

    @Override
    void copyBoard(BlackstonePosition other) {
        WordPosition that = (WordPosition) other;
        mine = that.mine;
        theirs = that.theirs;
        empty = that.empty;
        historySize = 0;
    }

    @Override
    public boolean isOver() {
        return mine == 0 || theirs == 0;
    }

    @Override
    int stones(boolean ofMine) {
        return Long.bitCount(ofMine ? mine : theirs);
    }

    @Override
    int openDirections(boolean ofMine) {
        long stones = ofMine ? mine : theirs;
        long right = Neighbours.enteredFromLeft(empty);
        long left = Neighbours.enteredFromRight(empty);
        return Long.bitCount(right & stones << 1)
                + Long.bitCount(empty & stones << SIDE)
                + Long.bitCount(right & stones << (SIDE + 1))
                + Long.bitCount(left & stones << (SIDE - 1))
                + Long.bitCount(left & stones >>> 1)
                + Long.bitCount(empty & stones >>> SIDE)
                + Long.bitCount(left & stones >>> (SIDE + 1))
                + Long.bitCount(right & stones >>> (SIDE - 1));
    }

    @Override
    int room() {
        return Room.balanceInWord(mine, theirs, empty);
    }

    @Override
    long boardHash() {
        return Rng.mix(mine + KEYS[0]) ^ Rng.mix(theirs + KEYS[1]) ^ Rng.mix(empty + KEYS[2]);
    }
}
