package othello;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;

/**
 * The rules of Othello on two words: a bit for each cell, {@code a1} the lowest, {@code h1} bit 7 and {@code a2} bit 8.
 *
 * <p>A step in one of the eight directions shifts all discs at once, without those that would leave the board at the left
 * or right. A move's code is its cell, or 64 for a pass.
 */
final class OthelloPosition extends Position<Othello.State> {
    static final int PASS = 64;

    /** Every cell but those of column a, and every cell but those of column h. */
    private static final long NOT_A = 0xfefe_fefe_fefe_fefeL;

    private static final long NOT_H = NOT_A >>> 1;
    private static final long CORNERS = 0x8100_0000_0000_0081L;

    /** What a corner is worth in moves. */
    private static final int CORNER = 8;

    /** The shifts of the eight directions, and the cells that they can reach. */
    private static final int[] STEPS = {1, 9, 8, 7, -1, -9, -8, -7};

    private static final long[] REACHED = {NOT_A, NOT_A, -1, NOT_H, NOT_H, NOT_H, -1, NOT_A};

    /** At most 60 discs and as many passes. */
    private static final int MOST_PLIES = 120;

    /** The discs of the side to move, and of the other side. */
    private long mine;

    private long theirs;
    private int side;

    /** The cells where the side to move may put a disc. */
    private long targets;

    private boolean over;

    /** The two words before each ply. */
    private final long[] before = new long[2 * MOST_PLIES];

    private int plies;

    OthelloPosition(Othello.State state) {
        long[] discs = new long[2];
        for (int c = 0; c < Long.SIZE; c++) {
            int owner = Othello.LETTERS.indexOf(state.board().charAt(c));
            if (owner >= 0) {
                discs[owner] |= 1L << c;
            }
        }
        side = state.turn().index();
        mine = discs[side];
        theirs = discs[1 - side];
        findMoves();
    }

    private static long step(long cells, int direction) {
        int shift = STEPS[direction];
        return (shift > 0 ? cells << shift : cells >>> -shift) & REACHED[direction];
    }

    /** The empty cells from which a row of {@code others} leads to one of {@code own}. */
    private static long enclosing(long own, long others) {
        long found = 0;
        for (int direction = 0; direction < STEPS.length; direction++) {
            long row = step(own, direction) & others;
            for (int i = 0; i < 5; i++) {
                row |= step(row, direction) & others;
            }
            found |= step(row, direction);
        }
        return found & ~(own | others);
    }

    /** The discs that a disc on {@code cell} encloses. */
    private long enclosed(int cell) {
        long all = 0;
        for (int direction = 0; direction < STEPS.length; direction++) {
            long row = 0;
            long next = step(1L << cell, direction);
            while ((next & theirs) != 0) {
                row |= next;
                next = step(next, direction);
            }
            all |= (next & mine) != 0 ? row : 0;
        }
        return all;
    }

    private void findMoves() {
        targets = enclosing(mine, theirs);
        over = targets == 0 && enclosing(theirs, mine) == 0;
    }

    @Override
    public Player turn() {
        return Player.of(side);
    }

    @Override
    public void moves(MoveBuffer out) {
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            out.add(Long.numberOfTrailingZeros(rest));
        }
        if (targets == 0 && !over) {
            out.add(PASS);
        }
    }

    @Override
    public int moveCount() {
        return targets != 0 ? Long.bitCount(targets) : over ? 0 : 1;
    }

    @Override
    public int moveAt(int k) {
        long rest = targets;
        for (int i = 0; i < k; i++) {
            rest &= rest - 1;
        }
        // Without targets the answer is 64, which is a pass.
        return Long.numberOfTrailingZeros(rest);
    }

    @Override
    public void play(int code) {
        before[2 * plies] = mine;
        before[2 * plies + 1] = theirs;
        plies++;
        long turned = code == PASS ? 0 : enclosed(code) | 1L << code;
        long moved = mine | turned;
        mine = theirs & ~turned;
        theirs = moved;
        side ^= 1;
        findMoves();
    }

    @Override
    public void undo() {
        plies--;
        mine = before[2 * plies];
        theirs = before[2 * plies + 1];
        side ^= 1;
        findMoves();
    }

    @Override
    public void copyFrom(Position<Othello.State> other) {
        OthelloPosition that = (OthelloPosition) other;
        mine = that.mine;
        theirs = that.theirs;
        side = that.side;
        targets = that.targets;
        over = that.over;
        plies = 0;
    }

    @Override
    public Position<Othello.State> copy() {
        return new OthelloPosition(toState());
    }

    @Override
    public boolean isOver() {
        return over;
    }

    /** Black's discs less White's. */
    @Override
    public int margin() {
        return turn().sign() * (Long.bitCount(mine) - Long.bitCount(theirs));
    }

    /** How much better Black stands. */
    int judgement() {
        int corners = Long.bitCount(mine & CORNERS) - Long.bitCount(theirs & CORNERS);
        int moves = Long.bitCount(targets) - Long.bitCount(enclosing(theirs, mine));
        return turn().sign() * (CORNER * corners + moves);
    }

    @Override
    public long hash() {
        return Rng.mix(mine + Rng.mix(theirs + side * 0x9e3779b97f4a7c15L));
    }

    @Override
    public Othello.State toState() {
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < Long.SIZE; c++) {
            int owner = (mine >>> c & 1) != 0 ? side : 1 - side;
            board.append(((mine | theirs) >>> c & 1) == 0 ? '.' : Othello.LETTERS.charAt(owner));
        }
        return new Othello.State(board.toString(), turn());
    }

    /** Writes the discs of the side to move, and of the other side. */
    void bits(long[] words) {
        words[0] = mine;
        words[1] = theirs;
    }
}
