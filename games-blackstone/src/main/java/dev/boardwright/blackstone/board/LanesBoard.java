package dev.boardwright.blackstone.board;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Bits;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;

/**
 * A board of more than 64 cells, stored twice: as {@link Lanes} for sweeping, and as {@link Rows} for neighbours.
 *
 * <p>In a lane a sweep is one addition, because a carry runs through ones as a stone runs over empty cells:
 *
 * <pre>
 *   stones                     1 0 0 0 0 0 0 0        the low bit on the left
 *   open                       0 1 1 1 0 1 1 0
 *   first = open &amp; stones&lt;&lt;1   0 1 0 0 0 0 0 0
 *   open + first               0 0 0 0 1 1 1 0        the carry has cleared what the stone can reach
 *   open &amp; ~(open + first)     0 1 1 1 0 0 0 0
 * </pre>
 */
public final class LanesBoard extends Board {
    private static final int LARGEST = 18;
    private static final long[] ROW_KEYS = HashKeys.keys("blackstone rows", LARGEST);

    /** An entry of the trail is the code of a move or, with this bit set, a stone that left: its owner and its square. */
    private static final int LEFT = 1 << 30;

    private static final int OWNER_SHIFT = 9;
    private static final int SQUARE = (1 << OWNER_SHIFT) - 1;
    private static final int BLACK = 0;
    private static final int MINE = 1;
    private static final int THEIRS = 2;

    /** The stones of a side. */
    private static final class Stones {
        private static final int NONE = -1;

        /** The side's first bit in a word of {@link Rows}. */
        private final int set;
        /** Without {@link #pending}; {@link LanesBoard#lanes} returns them up to date. */
        private final long[] lanes;

        private int count;
        /** The side's last move if the lanes do not show it yet: they are needed only when the side is swept. */
        private int pending = NONE;

        Stones(int set, int laneCount) {
            this.set = set;
            lanes = new long[laneCount];
        }

        void copyFrom(Stones that) {
            System.arraycopy(that.lanes, 0, lanes, 0, lanes.length);
            count = that.count;
            pending = that.pending;
        }
    }

    private final Removal removal;
    private final int size;
    private final byte[] laneAt;
    private final long[] stoneAt;
    private final long[] roomAt;
    private final short[] squareAt;
    private final byte[] columnOf;
    private final byte[] rowOf;

    private final Stones red;
    private final Stones blue;
    private Stones mine;
    private Stones theirs;
    private final long[] emptyLanes;
    private final long[] rows;
    /** The blocked stones while they are removed, otherwise all zero. */
    private final long[] blockedRows;
    /** The cells that the side swept last can reach. */
    private final long[] reached;

    private int[] trail = new int[256];
    private int trailSize;

    /** An empty board. */
    public LanesBoard(Grid grid, Lanes lanes, Removal removal) {
        this.removal = removal;
        size = grid.columns();
        laneAt = lanes.laneAt();
        stoneAt = lanes.stoneAt();
        roomAt = lanes.roomAt();
        squareAt = lanes.squareAt();
        columnOf = new byte[size * size];
        rowOf = new byte[size * size];
        red = new Stones(Rows.RED, lanes.count());
        blue = new Stones(Rows.BLUE, lanes.count());
        mine = red;
        theirs = blue;
        emptyLanes = new long[lanes.count()];
        rows = Rows.of(grid, ".".repeat(size * size));
        blockedRows = new long[rows.length];
        reached = new long[lanes.count()];
        for (int square = 0; square < size * size; square++) {
            columnOf[square] = (byte) grid.column(square);
            rowOf[square] = (byte) grid.row(square);
            flipLanes(emptyLanes, roomAt, square);
        }
    }

    private void flipLanes(long[] lanes, long[] bitsAt, int square) {
        for (int axis = 0; axis < Lanes.AXES; axis++) {
            int at = Lanes.AXES * square + axis;
            lanes[laneAt[at]] ^= bitsAt[at];
        }
    }

    /** Puts a stone on an empty square, or takes it off. */
    private void flip(int owner, int square, int countChange) {
        long bits = 1L << columnOf[square];
        flipLanes(emptyLanes, roomAt, square);
        if (owner != BLACK) {
            Stones stones = owner == MINE ? mine : theirs;
            flipLanes(stones.lanes, stoneAt, square);
            stones.count += countChange;
            bits |= bits << stones.set;
        }
        rows[rowOf[square] + Rows.MARGIN] ^= bits;
    }

    /** The lanes of a side, up to date. */
    private long[] lanes(Stones stones) {
        if (stones.pending != Stones.NONE) {
            showMove(stones, stones.pending);
            stones.pending = Stones.NONE;
        }
        return stones.lanes;
    }

    /** Shows a move in the lanes of the side that made it, or takes it back. */
    private void showMove(Stones stones, int code) {
        flipLanes(stones.lanes, stoneAt, MoveCodes.from(code));
        flipLanes(stones.lanes, stoneAt, MoveCodes.to(code));
    }

    /** Moves a stone of {@code mine} in the rows and fills {@code to} in the empty lanes, or takes both back. */
    private void flipMove(int from, int to) {
        rows[rowOf[from] + Rows.MARGIN] ^= 1L << (columnOf[from] + mine.set);
        rows[rowOf[to] + Rows.MARGIN] ^= (1L << columnOf[to]) | (1L << (columnOf[to] + mine.set));
        flipLanes(emptyLanes, roomAt, to);
    }

    private int owner(int square) {
        return has(mine.set, square) ? MINE : has(theirs.set, square) ? THEIRS : BLACK;
    }

    private boolean has(int set, int square) {
        return (rows[rowOf[square] + Rows.MARGIN] >>> (columnOf[square] + set) & 1) != 0;
    }

    @Override
    public void put(char letter, int square) {
        flip(letter == 'r' ? MINE : letter == 'b' ? THEIRS : BLACK, square, 1);
    }

    @Override
    public char letter(int square, char mineLetter, char theirsLetter) {
        int owner = owner(square);
        return has(0, square) ? '.' : owner == MINE ? mineLetter : owner == THEIRS ? theirsLetter : 'x';
    }

    @Override
    public int sweep(boolean ofMine) {
        long[] stones = lanes(ofMine ? mine : theirs);
        for (int lane = 0; lane < reached.length; lane++) {
            long open = emptyLanes[lane];
            long first = open & stones[lane] << 1;
            reached[lane] = open & ~(open + first);
        }
        return Bits.count(reached);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (int lane = 0; lane < reached.length; lane++) {
            for (long rest = reached[lane]; rest != 0; rest &= rest - 1) {
                out.add(code(lane, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    @Override
    public int moveAt(int k) {
        int bit = Bits.select(reached, k);
        return code(bit >>> 6, bit & 63);
    }

    private int code(int lane, int bit) {
        long behind = mine.lanes[lane] & ((1L << bit) - 1);
        int from = 63 - Long.numberOfLeadingZeros(behind);
        return MoveCodes.code(squareAt[lane * Long.SIZE + from], squareAt[lane * Long.SIZE + bit]);
    }

    @Override
    public void move(int from, int to) {
        lanes(mine);
        mine.pending = MoveCodes.code(from, to);
        push(mine.pending);
        flipMove(from, to);
    }

    private void push(int entry) {
        if (trailSize == trail.length) {
            trail = Arrays.copyOf(trail, 2 * trailSize);
        }
        trail[trailSize++] = entry;
    }

    /** Only stones on {@code to} or next to it can have become blocked, because no other cell was filled. */
    @Override
    public void removeBlocked(int to) {
        int row = rowOf[to];
        long below = Rows.blocked(rows, row - 1);
        long here = Rows.blocked(rows, row);
        long above = Rows.blocked(rows, row + 1);
        if ((below | here | above) != 0) {
            int middle = row + Rows.MARGIN;
            blockedRows[middle - 1] = below;
            blockedRows[middle] = here;
            blockedRows[middle + 1] = above;
            removeWithBlocked();
            Arrays.fill(blockedRows, 0);
        }
    }

    private void removeWithBlocked() {
        for (int row = 0; row < size; row++) {
            int at = row + Rows.MARGIN;
            long rest = removal.leaving(blockedRows[at], Rows.touched(blockedRows, row), Rows.black(rows[at], size));
            for (; rest != 0; rest &= rest - 1) {
                int square = row * size + Long.numberOfTrailingZeros(rest);
                int owner = owner(square);
                flip(owner, square, -1);
                push(LEFT | owner << OWNER_SHIFT | square);
            }
        }
    }

    @Override
    public void restore() {
        int entry = trail[--trailSize];
        for (; (entry & LEFT) != 0; entry = trail[--trailSize]) {
            flip((entry ^ LEFT) >>> OWNER_SHIFT, entry & SQUARE, 1);
        }
        if (mine.pending == Stones.NONE) {
            showMove(mine, entry);
        }
        mine.pending = Stones.NONE;
        flipMove(MoveCodes.from(entry), MoveCodes.to(entry));
    }

    @Override
    public void swapSides() {
        Stones swapped = mine;
        mine = theirs;
        theirs = swapped;
    }

    @Override
    public void copyFrom(Board other) {
        LanesBoard that = (LanesBoard) other;
        red.copyFrom(that.red);
        blue.copyFrom(that.blue);
        mine = that.mine == that.red ? red : blue;
        theirs = that.mine == that.red ? blue : red;
        System.arraycopy(that.emptyLanes, 0, emptyLanes, 0, emptyLanes.length);
        System.arraycopy(that.rows, 0, rows, 0, rows.length);
        trailSize = 0;
    }

    @Override
    public boolean isOver() {
        return mine.count == 0 || theirs.count == 0;
    }

    @Override
    public int stones(boolean ofMine) {
        return ofMine ? mine.count : theirs.count;
    }

    @Override
    public int openDirections(boolean ofMine) {
        long[] stones = lanes(ofMine ? mine : theirs);
        int open = 0;
        for (int lane = 0; lane < stones.length; lane++) {
            open += Long.bitCount(emptyLanes[lane] & stones[lane] << 1);
        }
        return open;
    }

    @Override
    public int room() {
        int balance = Room.balanceInRows(rows);
        return mine == red ? balance : -balance;
    }

    @Override
    public void bits(long[] words) {
        long cells = (1L << size) - 1;
        for (int row = 0; row < size; row++) {
            long word = rows[row + Rows.MARGIN];
            long own = cells & ~(word | word >>> theirs.set);
            long other = cells & ~(word | word >>> mine.set);
            words[row] = own | other << Integer.SIZE;
        }
    }

    @Override
    public long hash() {
        long hash = 0;
        for (int row = 0; row < size; row++) {
            hash ^= Rng.mix(rows[row + Rows.MARGIN] + ROW_KEYS[row]);
        }
        return hash;
    }
}
