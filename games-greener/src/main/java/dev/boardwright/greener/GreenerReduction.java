package dev.boardwright.greener;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import dev.boardwright.greener.board.Contents;
import dev.boardwright.greener.board.Squares;

/**
 * The reduction of Greener to its unfinished groups of stacks.
 *
 * <p>Stacks that share a row or a column, directly or through others, form a <em>group</em>; no stack ever leaves its
 * group. The margin to come therefore depends on each group separately and not on its place: empty lines inside a group
 * do not matter, and mirror images are equivalent. A stack that is alone in its group is finished, and its greens are
 * settled. A group in which no stack has an owner is finished too, and counts for nobody. Of the finished stacks only
 * the height of the tallest one of each side still matters.
 *
 * <p>Keys are from the side to move, so that they are the same with the colours exchanged.
 */
final class GreenerReduction extends Reduction<GreenerState> {
    private static final long[] CONTENTS_KEYS = HashKeys.keys("greener group contents", Squares.COUNT);
    private static final long[] MINE_KEYS = HashKeys.keys("greener group mine", Squares.COUNT);
    private static final long[] THEIRS_KEYS = HashKeys.keys("greener group theirs", Squares.COUNT);
    private static final long TALLEST_KEY = HashKeys.key("greener tallest", 0);

    private final GreenerPosition position;
    private final Group group = new Group();
    private boolean fresh;

    /** The groups that are not finished. */
    private final long[] groups = new long[Squares.COUNT];

    private int groupCount;
    /** From the side to move: the greens that are settled, and the bounds. */
    private int settled;

    private int least;
    private int most;
    private int myTallest;
    private int theirTallest;

    GreenerReduction(GreenerPosition position) {
        this.position = position;
    }

    @Override
    public void played(int code) {
        fresh = false;
    }

    @Override
    public void undone(int code) {
        fresh = false;
    }

    /**
     * False, because a key costs as much as several moves: a layout of 4×4 took 13 ms with lookups of all moves, and 8
     * ms without.
     */
    @Override
    public boolean isKeyCheap() {
        return false;
    }

    @Override
    public int settled() {
        refresh();
        return position.turn().sign() * settled;
    }

    @Override
    public int least() {
        refresh();
        return least;
    }

    @Override
    public int most() {
        refresh();
        return most;
    }

    private void refresh() {
        if (!fresh) {
            compute();
            fresh = true;
        }
    }

    private void compute() {
        long mine = position.mine();
        long theirs = position.theirs();
        int settledGreens = 0;
        int mostGreens = 0;
        int leastGreens = 0;
        int mySure = 0;
        int theirSure = 0;
        int myHope = 0;
        int theirHope = 0;
        myTallest = 0;
        theirTallest = 0;
        groupCount = 0;
        long all = position.occupied();
        while (all != 0) {
            long members = Squares.group(all & -all, all);
            all ^= members;
            long my = members & mine;
            long their = members & theirs;
            if ((my | their) == 0) {
                continue;
            }
            if ((members & members - 1) == 0) {
                int square = Long.numberOfTrailingZeros(members);
                if (my != 0) {
                    settledGreens += position.greensOn(square);
                    myTallest = Math.max(myTallest, position.heightOn(square));
                } else {
                    settledGreens -= position.greensOn(square);
                    theirTallest = Math.max(theirTallest, position.heightOn(square));
                }
                continue;
            }
            groups[groupCount++] = members;
            int contents = position.contentsOf(members);
            int greens = Contents.greens(contents);
            int height = Contents.height(contents);
            if (my != 0) {
                mostGreens += greens;
                myHope = Math.max(myHope, height);
            } else {
                mostGreens -= Contents.greens(position.contentsOf(their));
                theirSure = Math.max(theirSure, position.tallestOf(their));
            }
            if (their != 0) {
                leastGreens -= greens;
                theirHope = Math.max(theirHope, height);
            } else {
                leastGreens += Contents.greens(position.contentsOf(my));
                mySure = Math.max(mySure, position.tallestOf(my));
            }
        }
        settled = Contents.GREEN_MARGIN * settledGreens;
        most = Contents.GREEN_MARGIN * mostGreens + Math.max(myTallest, myHope) - Math.max(theirTallest, theirSure);
        least = Contents.GREEN_MARGIN * leastGreens + Math.max(myTallest, mySure) - Math.max(theirTallest, theirHope);
    }

    @Override
    public long key() {
        refresh();
        long key = Rng.mix(TALLEST_KEY + (myTallest << 8) + theirTallest);
        for (int i = 0; i < groupCount; i++) {
            key += Rng.mix(group.key(groups[i]));
        }
        return key;
    }

    /** The key of a group, which does not depend on mirroring or on empty lines inside the group. */
    private final class Group {
        long key(long members) {
            int columns = Squares.columnsOf(members);
            long rows = Squares.rowsOf(members);
            int lastColumn = Integer.bitCount(columns) - 1;
            int lastRow = Long.bitCount(rows) - 1;
            long mine = position.mine();
            long theirs = position.theirs();
            long k0 = 0, k1 = 0, k2 = 0, k3 = 0, k4 = 0, k5 = 0, k6 = 0, k7 = 0;
            boolean upright = lastRow <= lastColumn;
            boolean square = lastRow == lastColumn;
            for (long rest = members; rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                int row = Long.bitCount(rows & (1L << (at & 56)) - 1);
                int column = Integer.bitCount(columns & (1 << (at & 7)) - 1);
                int contents = position.contents(at);
                long[] owner = (mine >>> at & 1) != 0 ? MINE_KEYS : (theirs >>> at & 1) != 0 ? THEIRS_KEYS : NOBODY;
                int a = upright ? row : column;
                int b = upright ? column : row;
                int a2 = (upright ? lastRow : lastColumn) - a;
                int b2 = (upright ? lastColumn : lastRow) - b;
                k0 += one(a << 3 | b, contents, owner);
                k1 += one(a << 3 | b2, contents, owner);
                k2 += one(a2 << 3 | b, contents, owner);
                k3 += one(a2 << 3 | b2, contents, owner);
                if (square) {
                    k4 += one(b << 3 | a, contents, owner);
                    k5 += one(b2 << 3 | a, contents, owner);
                    k6 += one(b << 3 | a2, contents, owner);
                    k7 += one(b2 << 3 | a2, contents, owner);
                }
            }
            long key = Math.min(Math.min(k0, k1), Math.min(k2, k3));
            return square ? Math.min(key, Math.min(Math.min(k4, k5), Math.min(k6, k7))) : key;
        }

        private long one(int place, int contents, long[] owner) {
            return contents * CONTENTS_KEYS[place] + owner[place];
        }
    }

    private static final long[] NOBODY = HashKeys.keys("greener group nobody", Squares.COUNT);
}
