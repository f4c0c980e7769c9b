package dev.boardwright.threesixnine;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Bits;
import dev.boardwright.threesixnine.playouts.ManyFillings;
import dev.boardwright.threesixnine.playouts.RandomFilling;
import org.jspecify.annotations.Nullable;

/**
 * The working board of 369. A move's code is its cell.
 *
 * <p>Implementation notes. The fields:
 *
 * <pre>
 *   empty    1 0 1 1 ...    a bit for each cell, from a1 along the rows
 *   black    0 1 0 0 ...    the black stones, where stones have colours
 *   fills    the {@linkplain LineFills fill} of each line: its length and stones
 *   outlook  what is to come on the lines, see {@link LineFills}
 *   points   of White and of Black
 * </pre>
 *
 * A move clears a bit and adds a stone to the four lines through its cell. A table has the points.
 */
final class ThreeSixNinePosition extends Position<ThreeSixNineState> implements ThreeSixNineView {
    private static final int MOST_CELLS = 19 * 19;
    private static final int CELL_BITS = 9;
    private static final int CELL = (1 << CELL_BITS) - 1;

    private static final long[] EMPTY_KEYS = HashKeys.keys("369 empty", Bits.words(MOST_CELLS));
    private static final long[] BLACK_KEYS = HashKeys.keys("369 black", Bits.words(MOST_CELLS));
    private static final long TURN_KEY = HashKeys.key("369 turn", 0);
    private static final long POINTS_KEY = HashKeys.key("369 points", 0);

    private final ThreeSixNine game;
    /** The four lines through each cell, from {@link Lines#through}. */
    private final int[] through;
    /** By side: the step that its stone adds to the fill of a line, and the change by fill. */
    private final int[] steps;

    private final long[][] changes;

    private final long[] empty;
    /** The cells in the last word of {@link #empty}. */
    private final long last;
    /** All zero if stones have no colour. */
    private final long[] black;

    private final int[] fills;
    private final int[] points = new int[2];
    private long outlook;
    private int empties;
    private int side;
    /** By the number of cells left empty after a stone: its cell, and above {@link #CELL_BITS} the points it scored. */
    private final int[] played;
    /** At the same index: the outlook before the stone. */
    private final long[] outlookBefore;

    /** Built when they are first needed, because most positions are made for less. */
    private @Nullable BestCells bestCells;

    private @Nullable RandomFilling filling;
    private @Nullable ManyFillings fillings;

    ThreeSixNinePosition(ThreeSixNine game, ThreeSixNineState state) {
        this.game = game;
        int cells = game.grid().cells();
        LineFills table = game.lineFills();
        through = game.lines().through();
        steps = new int[] {table.step(0), table.step(1)};
        changes = new long[][] {table.changesBy(0), table.changesBy(1)};
        empty = Bits.first(cells);
        last = empty[empty.length - 1];
        black = new long[empty.length];
        fills = new int[game.lines().count()];
        played = new int[cells];
        outlookBefore = new long[cells];
        set(state);
    }

    private void set(ThreeSixNineState state) {
        for (int line = 0; line < fills.length; line++) {
            fills[line] = game.lineFills().empty(game.lines().length(line));
        }
        empties = played.length;
        for (int c = 0; c < played.length; c++) {
            char letter = state.board().charAt(c);
            if (letter != '.') {
                put(c, letter == 'b' ? 1 : 0);
                empties--;
            }
        }
        for (int fill : fills) {
            outlook += game.lineFills().outlook(fill);
        }
        side = state.turn().index();
        points[0] = state.whitePoints();
        points[1] = state.blackPoints();
    }

    /** Rule 1. */
    @Override
    public Player turn() {
        return Player.of(side);
    }

    /** Rule 2: the empty cells, from {@code a1} along the rows. */
    @Override
    public void moves(MoveBuffer out) {
        for (int w = 0; w < empty.length; w++) {
            for (long rest = empty[w]; rest != 0; rest &= rest - 1) {
                out.add(w << 6 | Long.numberOfTrailingZeros(rest));
            }
        }
    }

    @Override
    public int moveCount() {
        return empties;
    }

    @Override
    public int moveAt(int k) {
        return Bits.select(empty, k);
    }

    /** Rules 2 to 4. */
    @Override
    public void play(int cell) {
        long change = put(cell, side);
        int scored = (int) (change & LineFills.POINTS);
        empties--;
        played[empties] = scored << CELL_BITS | cell;
        outlookBefore[empties] = outlook;
        outlook += change >> LineFills.OUTLOOK_SHIFT;
        points[side] += scored;
        side ^= 1;
    }

    /** Rules 2 to 4: puts a stone on an empty cell and returns the change, see {@link LineFills}. */
    private long put(int cell, int owner) {
        Bits.flip(empty, cell);
        if (steps[owner] != 1) {
            Bits.flip(black, cell);
        }
        return LineFills.addStone(fills, through[cell], steps[owner], changes[owner]);
    }

    @Override
    public void undo() {
        int last = played[empties];
        outlook = outlookBefore[empties];
        empties++;
        side ^= 1;
        points[side] -= last >>> CELL_BITS;
        int cell = last & CELL;
        Bits.flip(empty, cell);
        if (steps[side] != 1) {
            Bits.flip(black, cell);
        }
        LineFills.removeStone(fills, through[cell], steps[side]);
    }

    /** Rule 5. */
    @Override
    public boolean isOver() {
        return empties == 0;
    }

    @Override
    public int longest() {
        return empties;
    }

    /** Rule 5. */
    @Override
    public int margin() {
        return points[0] - points[1];
    }

    /** Rule 2: each move leaves one empty cell fewer, so none has to be made. */
    @Override
    public long countReplies(MoveBuffer moves) {
        return (long) moves.size() * Math.max(1, empties - 1);
    }

    @Override
    public int playOut(Rng rng) {
        if (filling == null) {
            LineFills table = game.lineFills();
            byte[][] gains = {table.gainsBy(0), table.gainsBy(1)};
            filling = new RandomFilling(through, steps, gains, game.isColoured());
        }
        int made = filling.play(rng, side, empty, black, fills);
        points[0] += filling.points(0);
        points[1] += filling.points(1);
        empties = 0;
        outlook = 0;
        side ^= made & 1;
        return made;
    }

    @Override
    public void playOuts(Rng rng, int games, PlayoutCounts tally) {
        if (games < ManyFillings.FEWEST_GAMES) {
            super.playOuts(rng, games, tally);
            return;
        }
        if (fillings == null) {
            fillings = new ManyFillings(played.length, game.lines().cells(), game.isColoured(), empty, black);
        }
        fillings.play(rng, games, side, margin(), tally);
    }

    @Override
    public Position<ThreeSixNineState> copy() {
        return new ThreeSixNinePosition(game, toState());
    }

    @Override
    public void copyFrom(Position<ThreeSixNineState> other) {
        ThreeSixNinePosition that = (ThreeSixNinePosition) other;
        System.arraycopy(that.empty, 0, empty, 0, empty.length);
        System.arraycopy(that.black, 0, black, 0, black.length);
        System.arraycopy(that.fills, 0, fills, 0, fills.length);
        points[0] = that.points[0];
        points[1] = that.points[1];
        outlook = that.outlook;
        empties = that.empties;
        side = that.side;
    }

    @Override
    public long hash() {
        long hash = Rng.mix(POINTS_KEY + ((long) points[0] << 32) + points[1]) ^ (side * TURN_KEY);
        for (int w = 0; w < empty.length; w++) {
            hash ^= Rng.mix(EMPTY_KEYS[w] + empty[w]) ^ Rng.mix(BLACK_KEYS[w] + black[w]);
        }
        return hash;
    }

    @Override
    public ThreeSixNineState toState() {
        char[] board = new char[played.length];
        for (int c = 0; c < board.length; c++) {
            board[c] = letter(c);
        }
        return new ThreeSixNineState(new String(board), turn(), points[0], points[1]);
    }

    @Override
    public int size() {
        return game.size();
    }

    @Override
    public Variant variant() {
        return game.variant();
    }

    @Override
    public char letter(int cell) {
        return isEmpty(cell) ? '.' : game.variant().letter(Bits.test(black, cell) ? 1 : 0);
    }

    @Override
    public int empties() {
        return empties;
    }

    @Override
    public int points(Player player) {
        return points[player.index()];
    }

    @Override
    public int gain(int cell, Player player) {
        return (int) (change(cell, player.index()) & LineFills.POINTS);
    }

    /** The change that a stone on an empty cell would make, see {@link LineFills}. */
    long change(int cell, int owner) {
        int four = through[cell];
        long[] change = changes[owner];
        return change[fills[four & 0xff]]
                + change[fills[four >>> 8 & 0xff]]
                + change[fills[four >>> 16 & 0xff]]
                + change[fills[four >>> 24]];
    }

    @Override
    public int lines() {
        return fills.length;
    }

    @Override
    public int stones(int line, Player player) {
        return game.lineFills().stones(fills[line], player.index());
    }

    @Override
    public int empties(int line) {
        return game.lineFills().empties(fills[line]);
    }

    @Override
    public int offers(int points, Player player) {
        byte[] gains = game.lineFills().gainsBy(player.index());
        int count = 0;
        for (int fill : fills) {
            count += gains[fill] == points ? 1 : 0;
        }
        return count;
    }

    /** The points of both sides together. */
    int points() {
        return points[0] + points[1];
    }

    /** Whether a coloured stone is Black's. */
    boolean isBlack(int cell) {
        return Bits.test(black, cell);
    }

    boolean isEmpty(int cell) {
        return Bits.test(empty, cell);
    }

    /** The fill of a line. */
    int fill(int line) {
        return fills[line];
    }

    /** What is to come on the lines, see {@link LineFills}. */
    long outlook() {
        return outlook;
    }

    /** Makes {@link #bestGain} and {@link #valueAfter} faster for this position and those after it. */
    void prepareBestCells() {
        bestCells().number(empty);
    }

    /** With neutral stones: the most points that the next stone can score. */
    int bestGain() {
        return bestCells().best(fills, empty);
    }

    /**
     * With neutral stones: appends the empty cells on which the next stone scores at least {@code least} points, the best first,
     * and returns {@link #bestGain}.
     */
    int cellsOfGain(int least, MoveBuffer out) {
        return bestCells().cellsOfGain(fills, empty, least, out);
    }

    private BestCells bestCells() {
        if (bestCells == null) {
            bestCells = new BestCells(game);
        }
        return bestCells;
    }

    /** After {@link #bestGain}: the most points that one more stone can score on the lines that are left then. */
    int nextGain() {
        return bestCells().next();
    }

    /** Prepares {@link #valueAfter} for this position. */
    void lookAhead() {
        bestCells().lookAhead(fills, empty);
    }

    /**
     * The points that the next stone scores on {@code cell}, times {@code point}, minus {@link #bestGain} after it, times
     * {@code best}, plus {@link #nextGain} after it, times {@code next}.
     */
    int valueAfter(int cell, int point, int best, int next) {
        return bestCells().valueAfter(cell, point, best, next);
    }

    ThreeSixNine game() {
        return game;
    }

    /** Writes the bits of {@link ThreeSixNineBits}. */
    void bits(long[] words) {
        int length = empty.length;
        for (int w = 0; w < length; w++) {
            long free = empty[w];
            long stones = w < length - 1 ? ~free : last & ~free;
            if (words.length == length) {
                words[w] = stones;
            } else {
                long second = black[w];
                words[w] = side == 0 ? stones & ~second : second;
                words[length + w] = side == 0 ? second : stones & ~second;
            }
        }
    }
}
