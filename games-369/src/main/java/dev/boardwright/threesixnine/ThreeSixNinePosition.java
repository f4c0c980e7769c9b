package dev.boardwright.threesixnine;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Bits;

/**
 * The working board of 369. A move's code is its cell.
 *
 * <p>Implementation notes. These are kept:
 *
 * <pre>
 *   empty    1 0 1 1 ...    a bit for each cell, from a1 along the rows
 *   black    0 1 0 0 ...    the black stones, where stones have colours
 *   lines    the {@linkplain LineStates state} of each line: how many stones it holds
 *   tally    on how many lines the next stone would score how much
 *   points   of White and of Black
 * </pre>
 *
 * A move clears a bit and steps the four lines through its cell on to their next states; the table says what that scores.
 */
final class ThreeSixNinePosition extends Position<ThreeSixNineState> {
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
    /** By side: what its stone adds to a line's state, and what that changes. */
    private final int[] steps;

    private final long[][] changes;

    private final long[] empty;
    /** Stays 0 where stones have no colour. */
    private final long[] black;

    private final int[] lines;
    private final int[] points = new int[2];
    private long tally;
    private int empties;
    private int side;
    /** For the stone that left so many cells empty: its cell, and above {@link #CELL_BITS} the points it scored. */
    private final int[] played;
    /** At the same place: the tally before it. */
    private final long[] tallies;
    /** Scratch for {@link #playOut}. */
    private final short[] order;

    ThreeSixNinePosition(ThreeSixNine game, ThreeSixNineState state) {
        this.game = game;
        int cells = game.grid().cells();
        LineStates states = game.lineStates();
        through = game.lines().through();
        steps = new int[] {states.step(0), states.step(1)};
        changes = new long[][] {states.changesBy(0), states.changesBy(1)};
        empty = Bits.first(cells);
        black = new long[empty.length];
        lines = new int[game.lines().count()];
        played = new int[cells];
        tallies = new long[cells];
        order = new short[cells];
        set(state);
    }

    private void set(ThreeSixNineState state) {
        for (int line = 0; line < lines.length; line++) {
            lines[line] = game.lineStates().empty(game.lines().length(line));
        }
        empties = order.length;
        for (int c = 0; c < order.length; c++) {
            char letter = state.board().charAt(c);
            if (letter != '.') {
                put(c, letter == 'b' ? 1 : 0);
                empties--;
            }
        }
        for (int line : lines) {
            tally += game.lineStates().tally(line);
        }
        side = state.turn().index();
        points[0] = state.whitePoints();
        points[1] = state.blackPoints();
    }

    /** Puts a stone on an empty cell and returns what changes with it: see {@link LineStates}. */
    private long put(int cell, int owner) {
        Bits.flip(empty, cell);
        if (steps[owner] != 1) {
            Bits.flip(black, cell);
        }
        return fill(through[cell], steps[owner], changes[owner]);
    }

    /** Rules 3 and 4: puts a stone on four lines and returns what changes with it. */
    private long fill(int four, int step, long[] change) {
        return change[fill(four & 0xff, step)]
                + change[fill(four >>> 8 & 0xff, step)]
                + change[fill(four >>> 16 & 0xff, step)]
                + change[fill(four >>> 24, step)];
    }

    /** Steps a line on and returns the state that it had. */
    private int fill(int line, int step) {
        int state = lines[line];
        lines[line] = state + step;
        return state;
    }

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
        int scored = (int) (change & LineStates.POINTS);
        empties--;
        played[empties] = scored << CELL_BITS | cell;
        tallies[empties] = tally;
        tally += change >> LineStates.TALLY_SHIFT;
        points[side] += scored;
        side ^= 1;
    }

    @Override
    public void undo() {
        int last = played[empties];
        tally = tallies[empties];
        empties++;
        side ^= 1;
        points[side] -= last >>> CELL_BITS;
        int cell = last & CELL;
        int step = steps[side];
        Bits.flip(empty, cell);
        if (step != 1) {
            Bits.flip(black, cell);
        }
        int four = through[cell];
        lines[four & 0xff] -= step;
        lines[four >>> 8 & 0xff] -= step;
        lines[four >>> 16 & 0xff] -= step;
        lines[four >>> 24] -= step;
    }

    /**
     * All orders in which the empty cells can be filled are equally likely; so they are shuffled first, and then scored:
     * twice as fast as drawing each move from what is left.
     */
    @Override
    public int playOut(Rng rng) {
        int made = shuffleEmpties(rng);
        int first = side;
        int second = side ^ 1;
        long byFirst = 0;
        long bySecond = 0;
        int stepFirst = steps[first];
        int stepSecond = steps[second];
        long[] changesFirst = changes[first];
        long[] changesSecond = changes[second];
        int i = 0;
        for (; i < made - 1; i += 2) {
            byFirst += fill(through[order[i]], stepFirst, changesFirst);
            bySecond += fill(through[order[i + 1]], stepSecond, changesSecond);
        }
        if (i < made) {
            byFirst += fill(through[order[i]], stepFirst, changesFirst);
        }
        if (game.isColoured()) {
            for (int k = first ^ 1; k < made; k += 2) {
                Bits.set(black, order[k]);
            }
        }
        points[first] += (int) (byFirst & LineStates.POINTS);
        points[second] += (int) (bySecond & LineStates.POINTS);
        tally += (byFirst >> LineStates.TALLY_SHIFT) + (bySecond >> LineStates.TALLY_SHIFT);
        side ^= made & 1;
        return made;
    }

    /** Takes all empty cells off {@link #empty} into {@link #order}, shuffled, and returns how many there were. */
    private int shuffleEmpties(Rng rng) {
        int count = 0;
        for (int w = 0; w < empty.length; w++) {
            for (long rest = empty[w]; rest != 0; rest &= rest - 1) {
                int j = rng.below(count + 1);
                order[count++] = order[j];
                order[j] = (short) (w << 6 | Long.numberOfTrailingZeros(rest));
            }
            empty[w] = 0;
        }
        empties = 0;
        return count;
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
        System.arraycopy(that.lines, 0, lines, 0, lines.length);
        points[0] = that.points[0];
        points[1] = that.points[1];
        tally = that.tally;
        empties = that.empties;
        side = that.side;
    }

    /** Rule 5. */
    @Override
    public boolean isOver() {
        return empties == 0;
    }

    @Override
    public int margin() {
        return points[0] - points[1];
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
        char[] board = new char[order.length];
        for (int c = 0; c < board.length; c++) {
            board[c] = isEmpty(c) ? '.' : game.variant().letter(Bits.test(black, c) ? 1 : 0);
        }
        return new ThreeSixNineState(new String(board), turn(), points[0], points[1]);
    }

    int points(Player player) {
        return points[player.index()];
    }

    /** The points of both sides together. */
    int points() {
        return points[0] + points[1];
    }

    /** Whether a stone is Black's, where stones have colours. */
    boolean isBlack(int cell) {
        return Bits.test(black, cell);
    }

    boolean isEmpty(int cell) {
        return Bits.test(empty, cell);
    }

    /** The state of a line. */
    int state(int line) {
        return lines[line];
    }

    /** On how many lines the next stone would score how much: see {@link LineStates}. */
    long tally() {
        return tally;
    }

    ThreeSixNine game() {
        return game;
    }
}
