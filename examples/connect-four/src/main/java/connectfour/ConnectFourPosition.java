package connectfour;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.Cell;

/**
 * The working board. A column has seven bits, the highest of which is always empty:
 *
 * <pre>
 *    .  .  .  .  .  .  .      6 13 20 27 34 41 48     always empty
 *    5 12 19 26 33 40 47      row 6
 *    ...
 *    0  7 14 21 28 35 42      row 1
 * </pre>
 *
 * Adding one to the lowest bit of every column carries to its lowest empty cell, in all columns at once. Four in a row
 * are four bits with a distance of 1, 6, 7 or 8.
 */
final class ConnectFourPosition extends Position<ConnectFour.State> {
    private static final int HEIGHT = 7;
    private static final long BOTTOM = 0x0000_0408_1020_4081L;
    private static final long BOARD = BOTTOM * 0x3f;
    private static final int[] DIRECTIONS = {1, HEIGHT - 1, HEIGHT, HEIGHT + 1};

    /** The discs of the side to move, and of the other side. */
    private long mine;

    private long theirs;
    private int side;
    private boolean over;
    private final int[] played = new int[ConnectFour.GRID.cells()];
    private int plies;

    ConnectFourPosition(ConnectFour.State state) {
        long[] discs = new long[2];
        for (int c = 0; c < ConnectFour.GRID.cells(); c++) {
            int owner = ConnectFour.LETTERS.indexOf(state.board().charAt(c));
            if (owner >= 0) {
                discs[owner] |= 1L << bit(ConnectFour.GRID.cellAt(c));
            }
        }
        side = state.turn().index();
        mine = discs[side];
        theirs = discs[1 - side];
        over = hasFour(mine) || hasFour(theirs) || landings() == 0;
        if (hasFour(mine) && hasFour(theirs)) {
            throw new NotationException("both sides have four in a row");
        }
    }

    static int bit(Cell cell) {
        return cell.column() * HEIGHT + cell.row();
    }

    static Cell cell(int code) {
        if (code < 0 || code >= Long.SIZE || (BOARD >>> code & 1) == 0) {
            throw new NotationException("there is no move with code " + code);
        }
        return new Cell(code / HEIGHT, code % HEIGHT);
    }

    /** The cell on which a disc would land, for every column that is not full. */
    private long landings() {
        return ((mine | theirs) + BOTTOM) & BOARD;
    }

    /** The landing cells on which the side to move, or the other one, would complete four in a row. */
    long wins(boolean ofMover) {
        return completions(ofMover ? mine : theirs) & landings();
    }

    /** The empty cells on which a side would complete four in a row, including those without support. */
    long completions(Player player) {
        return completions(player.index() == side ? mine : theirs) & BOARD & ~(mine | theirs);
    }

    private static long completions(long discs) {
        long found = 0;
        for (int step : DIRECTIONS) {
            long one = discs << step;
            long other = discs >>> step;
            long two = one & discs << 2 * step;
            long otherTwo = other & discs >>> 2 * step;
            found |= two & discs << 3 * step | otherTwo & discs >>> 3 * step | two & other | one & otherTwo;
        }
        return found;
    }

    /** Gives the turn to the other side, which is not a move. A second call undoes it. */
    void pass() {
        long moved = mine;
        mine = theirs;
        theirs = moved;
        side ^= 1;
    }

    private static boolean hasFour(long discs) {
        for (int step : DIRECTIONS) {
            long pairs = discs & discs >>> step;
            if ((pairs & pairs >>> 2 * step) != 0) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Player turn() {
        return Player.of(side);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (long rest = over ? 0 : landings(); rest != 0; rest &= rest - 1) {
            out.add(Long.numberOfTrailingZeros(rest));
        }
    }

    @Override
    public int moveCount() {
        return over ? 0 : Long.bitCount(landings());
    }

    @Override
    public int moveAt(int k) {
        long rest = landings();
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    @Override
    public void play(int code) {
        long moved = mine | 1L << code;
        mine = theirs;
        theirs = moved;
        side ^= 1;
        played[plies++] = code;
        over = hasFour(moved) || landings() == 0;
    }

    @Override
    public void undo() {
        long moved = theirs;
        theirs = mine;
        mine = moved ^ 1L << played[--plies];
        side ^= 1;
        over = false;
    }

    @Override
    public void copyFrom(Position<ConnectFour.State> other) {
        ConnectFourPosition that = (ConnectFourPosition) other;
        mine = that.mine;
        theirs = that.theirs;
        side = that.side;
        over = that.over;
        plies = 0;
    }

    @Override
    public Position<ConnectFour.State> copy() {
        return new ConnectFourPosition(toState());
    }

    @Override
    public boolean isOver() {
        return over;
    }

    @Override
    public int longest() {
        return ConnectFour.GRID.cells() - Long.bitCount(mine | theirs);
    }

    @Override
    public int margin() {
        return hasFour(mine) ? turn().sign() : hasFour(theirs) ? -turn().sign() : 0;
    }

    @Override
    public long hash() {
        return Rng.mix(mine + Rng.mix(theirs + side * 0x9e3779b97f4a7c15L));
    }

    @Override
    public ConnectFour.State toState() {
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < ConnectFour.GRID.cells(); c++) {
            long disc = 1L << bit(ConnectFour.GRID.cellAt(c));
            int owner = (mine & disc) != 0 ? side : 1 - side;
            board.append(((mine | theirs) & disc) == 0 ? '.' : ConnectFour.LETTERS.charAt(owner));
        }
        return new ConnectFour.State(board.toString(), turn());
    }

    /** Writes the discs of the side to move, and of the other side. */
    void bits(long[] words) {
        words[0] = mine;
        words[1] = theirs;
    }
}
