package dev.boardwright.threesixnine;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;

/**
 * The working board of 369. A move's code is its cell.
 *
 * <p>Implementation notes. Three things are kept:
 *
 * <pre>
 *   order    7 4 1 0 8 | 2 6 3 5      the empty cells, then the stones, the last played first;
 *                    ^ empties = 5    where[c] is the place of cell c in it
 *   counts   one number for each line (and, where stones have colours, for each side): the stones on it
 *   points   of White and of Black
 * </pre>
 *
 * A move changes places with the last empty cell and adds one to the four counts through its cell. Undo goes back the
 * same way: the slot that the cell came from is remembered, the points are read from the counts again.
 */
final class ThreeSixNinePosition extends Position<ThreeSixNineState> {
    private static final int MOST_STONES = 19;
    /** Rule 4: the points for a line that has just come to hold so many stones. */
    private static final byte[] POINTS = points();

    private static final long[] CELL_KEYS = HashKeys.keys("369 stones", 2 * MOST_STONES * MOST_STONES);
    private static final long TURN_KEY = HashKeys.key("369 turn", 0);
    private static final long POINTS_KEY = HashKeys.key("369 points", 0);

    private final ThreeSixNine game;
    /** Four lines for each cell, from {@link Lines#through}. */
    private final int[] through;
    /** Where the counts of a side begin: both at 0 where stones have no colour. */
    private final int[] countsOf;

    private final byte[] counts;
    private final short[] order;
    private final short[] where;
    /** For the stone at {@code order[i]}, the slot among the empty cells that it was taken from. */
    private final short[] takenFrom;
    /** The side whose stone is on a cell; 0 wherever stones have no colour. Means nothing where there is none. */
    private final byte[] owner;

    private final int[] points = new int[2];
    private int empties;
    private int side;
    private long stonesHash;

    ThreeSixNinePosition(ThreeSixNine game, ThreeSixNineState state) {
        this.game = game;
        int cells = game.grid().cells();
        through = game.lines().through();
        countsOf = new int[] {0, game.isColoured() ? game.lines().count() : 0};
        counts = new byte[countsOf[1] + game.lines().count()];
        order = new short[cells];
        where = new short[cells];
        takenFrom = new short[cells];
        owner = new byte[cells];
        set(state);
    }

    private static byte[] points() {
        byte[] points = new byte[MOST_STONES + 1];
        points[3] = 1;
        points[6] = 2;
        points[9] = 3;
        return points;
    }

    private void set(ThreeSixNineState state) {
        String board = state.board();
        int stones = board.length();
        for (int c = 0; c < board.length(); c++) {
            char letter = board.charAt(c);
            int place = letter == '.' ? empties++ : --stones;
            order[place] = (short) c;
            where[c] = (short) place;
            if (letter != '.') {
                put(c, letter == 'b' ? 1 : 0);
            }
        }
        side = state.turn().index();
        points[0] = state.whitePoints();
        points[1] = state.blackPoints();
    }

    private void put(int cell, int stoneSide) {
        owner[cell] = (byte) stoneSide;
        stonesHash ^= CELL_KEYS[2 * cell + stoneSide];
        for (int i = 0; i < Lines.PER_CELL; i++) {
            counts[countsOf[stoneSide] + through[Lines.PER_CELL * cell + i]]++;
        }
    }

    @Override
    public Player turn() {
        return Player.of(side);
    }

    /** Rule 2: the empty cells, from {@code a1} along the rows. */
    @Override
    public void moves(MoveBuffer out) {
        for (int c = 0; c < where.length; c++) {
            if (where[c] < empties) {
                out.add(c);
            }
        }
    }

    @Override
    public int moveCount() {
        return empties;
    }

    @Override
    public int moveAt(int k) {
        return order[k];
    }

    /** Rules 2 to 4. */
    @Override
    public void play(int cell) {
        int last = --empties;
        short slot = where[cell];
        short moved = order[last];
        order[slot] = moved;
        where[moved] = slot;
        order[last] = (short) cell;
        where[cell] = (short) last;
        takenFrom[last] = slot;

        int stoneSide = countsOf[side] == 0 ? 0 : 1;
        owner[cell] = (byte) stoneSide;
        stonesHash ^= CELL_KEYS[2 * cell + stoneSide];

        int from = countsOf[side];
        int line = Lines.PER_CELL * cell;
        points[side] += POINTS[++counts[from + through[line]]]
                + POINTS[++counts[from + through[line + 1]]]
                + POINTS[++counts[from + through[line + 2]]]
                + POINTS[++counts[from + through[line + 3]]];
        side ^= 1;
    }

    @Override
    public void undo() {
        int last = empties++;
        int cell = order[last];
        short slot = takenFrom[last];
        short moved = order[slot];
        order[last] = moved;
        where[moved] = (short) last;
        order[slot] = (short) cell;
        where[cell] = slot;

        side ^= 1;
        stonesHash ^= CELL_KEYS[2 * cell + owner[cell]];

        int from = countsOf[side];
        int line = Lines.PER_CELL * cell;
        points[side] -= POINTS[counts[from + through[line]]--]
                + POINTS[counts[from + through[line + 1]]--]
                + POINTS[counts[from + through[line + 2]]--]
                + POINTS[counts[from + through[line + 3]]--];
    }

    @Override
    public void copyFrom(Position<ThreeSixNineState> other) {
        ThreeSixNinePosition that = (ThreeSixNinePosition) other;
        System.arraycopy(that.counts, 0, counts, 0, counts.length);
        System.arraycopy(that.order, 0, order, 0, order.length);
        System.arraycopy(that.where, 0, where, 0, where.length);
        System.arraycopy(that.owner, 0, owner, 0, owner.length);
        points[0] = that.points[0];
        points[1] = that.points[1];
        empties = that.empties;
        side = that.side;
        stonesHash = that.stonesHash;
    }

    /** Rule 5. */
    @Override
    public Outcome outcome() {
        return empties > 0 ? Outcome.ONGOING : Outcome.ofMargin(margin());
    }

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
        return stonesHash ^ (side * TURN_KEY) ^ Rng.mix(POINTS_KEY + ((long) points[0] << 32) + points[1]);
    }

    @Override
    public ThreeSixNineState toState() {
        char[] board = new char[order.length];
        Arrays.fill(board, '.');
        for (int i = empties; i < order.length; i++) {
            board[order[i]] = game.variant().letter(owner[order[i]]);
        }
        return new ThreeSixNineState(new String(board), turn(), points[0], points[1]);
    }

    int points(Player player) {
        return points[player.index()];
    }

    boolean isEmpty(int cell) {
        return where[cell] < empties;
    }

    /** The stones on a line that count for a side. */
    int count(int line, int countingSide) {
        return counts[countsOf[countingSide] + line];
    }

    /** Whether every cell of a line holds a stone. */
    boolean isFull(int line) {
        int stones = counts[line] + (game.isColoured() ? counts[countsOf[1] + line] : 0);
        return stones == game.lines().length(line);
    }

    /** What a stone of {@code player} on a line would score there, by that line alone; 0 if it is full. */
    int gain(int line, Player player) {
        return isFull(line) ? 0 : POINTS[count(line, player.index()) + 1];
    }

    ThreeSixNine game() {
        return game;
    }
}
