package dev.boardwright.blackstone.board;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;

/** A board of up to 64 cells: one word for each set of cells, laid out as {@link WordCells} shows. */
public final class WordBoard extends Board {
    private static final long[] KEYS = HashKeys.keys("blackstone sets", 3);
    private static final int WORDS_A_PLY = 3;

    private final Removal removal;
    private final long cells;
    private long mine;
    private long theirs;
    private long empty;

    /** The cells that the side swept last can reach, by direction. */
    private final long[] reached = new long[WordSweep.WORDS];
    /** Scratch space for {@link WordSweep#select}. */
    private final int[] before = new int[WordSweep.WORDS];
    /** The three sets before each move. */
    private long[] history = new long[64 * WORDS_A_PLY];

    private int historySize;

    /** An empty board. */
    public WordBoard(Grid grid, Removal removal) {
        this.removal = removal;
        cells = WordCells.board(grid);
        empty = cells;
    }

    /** Whether boards of this size fit in a word. */
    public static boolean fits(Grid grid) {
        return grid.columns() <= WordCells.SIDE;
    }

    @Override
    public void put(char letter, int square) {
        long bit = 1L << square;
        empty ^= bit;
        mine |= letter == 'r' ? bit : 0;
        theirs |= letter == 'b' ? bit : 0;
    }

    @Override
    public char letter(int square, char mineLetter, char theirsLetter) {
        long bit = 1L << square;
        return (empty & bit) != 0 ? '.' : (mine & bit) != 0 ? mineLetter : (theirs & bit) != 0 ? theirsLetter : 'x';
    }

    @Override
    public int sweep(boolean ofMine) {
        return WordSweep.sweep(ofMine ? mine : theirs, empty, reached);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (int direction = 0; direction < reached.length; direction++) {
            for (long rest = reached[direction]; rest != 0; rest &= rest - 1) {
                out.add(code(WordSweep.place(direction, Long.numberOfTrailingZeros(rest))));
            }
        }
    }

    @Override
    public int moveAt(int k) {
        return code(WordSweep.select(reached, k, before));
    }

    private int code(int place) {
        return MoveCodes.code(WordSweep.from(mine, place), WordSweep.to(place));
    }

    @Override
    public void move(int from, int to) {
        remember();
        mine ^= (1L << from) | (1L << to);
        empty ^= 1L << to;
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
    public void removeBlocked(int to) {
        long leaving = leaving(mine, theirs, empty);
        mine &= ~leaving;
        theirs &= ~leaving;
        empty |= leaving;
    }

    /** Rule 4: the cells that become empty once a move has led to these sets. */
    public long leaving(long own, long other, long free) {
        long blocked = WordCells.blocked(own | other, free);
        if (blocked == 0) {
            return 0;
        }
        long black = cells & ~(free | own | other);
        return removal.leaving(blocked, WordCells.touched(blocked), black);
    }

    @Override
    public void restore() {
        historySize -= WORDS_A_PLY;
        mine = history[historySize];
        theirs = history[historySize + 1];
        empty = history[historySize + 2];
    }

    @Override
    public void swapSides() {
        long swapped = mine;
        mine = theirs;
        theirs = swapped;
    }

    @Override
    public void copyFrom(Board other) {
        WordBoard that = (WordBoard) other;
        set(that.mine, that.theirs, that.empty);
    }

    /** Replaces the sets, for a loop that has played on copies of them. What it played cannot be restored. */
    public void set(long newMine, long newTheirs, long newEmpty) {
        mine = newMine;
        theirs = newTheirs;
        empty = newEmpty;
        historySize = 0;
    }

    public long mine() {
        return mine;
    }

    public long theirs() {
        return theirs;
    }

    public long empty() {
        return empty;
    }

    @Override
    public boolean isOver() {
        return mine == 0 || theirs == 0;
    }

    @Override
    public int stones(boolean ofMine) {
        return Long.bitCount(ofMine ? mine : theirs);
    }

    @Override
    public int openDirections(boolean ofMine) {
        return WordCells.openDirections(ofMine ? mine : theirs, empty);
    }

    @Override
    public int room() {
        return Room.balanceInWord(mine, theirs, empty);
    }

    @Override
    public void bits(long[] words) {
        words[0] = cells & ~(theirs | empty);
        words[1] = cells & ~(mine | empty);
    }

    @Override
    public long hash() {
        return Rng.mix(mine + KEYS[0]) ^ Rng.mix(theirs + KEYS[1]) ^ Rng.mix(empty + KEYS[2]);
    }
}
