package dev.boardwright.blackstone;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;

/**
 * The working board of Blackstone: its rules, whatever the layout of the board in memory. {@link MoveCodes} gives moves
 * their codes.
 *
 * <p>Implementation notes. Where the stones of a side can go is found for all of them at once, one direction after the
 * other:
 *
 * <pre>
 *   stones   r . . x . r r . .        going right, both red stones in the open sweep the empty
 *   reached  . * * . . . . * *        cells before them; no cell is swept twice, for a stone
 *                                     stops the sweep of the stone behind it
 * </pre>
 *
 * So each bit reached is one move: its stone is the nearest one behind it, and counting moves is counting bits. The words
 * reached are kept until the next move or undo. How a board sweeps, moves a stone and finds what is blocked is the matter
 * of {@link WordPosition}, for boards of up to 64 cells, and {@link LanesPosition}, for larger ones. Both see the board
 * from the side to move: its stones are {@code mine}, the others {@code theirs}.
 */
abstract class BlackstonePosition extends Position<BlackstoneState> {
    private static final int UNKNOWN = -1;
    private static final long TURN_KEY = HashKeys.key("blackstone turn", 0);

    private final Blackstone game;
    private final Grid squares;
    private final Variant variant;
    private int side;
    /** The cells that the side to move can reach, by direction, if {@link #count} is known. */
    private final long[] reached;
    /** The number of legal moves, if it has been asked for in this position. */
    private int count = UNKNOWN;

    /** For subclasses, which then {@link #set} the board; {@code words} words tell what is reached. */
    BlackstonePosition(Blackstone game, int words) {
        this.game = game;
        squares = MoveCodes.squares(game.grid());
        variant = game.variant();
        reached = new long[words];
    }

    /** Puts the stones of {@code state} on an empty board. */
    final void set(BlackstoneState state) {
        for (int c = 0; c < game.grid().cells(); c++) {
            char letter = state.board().charAt(c);
            if (letter != '.') {
                put(letter, squares.cell(game.grid().cellAt(c)));
            }
        }
        side = state.turn().index();
        if (side == 1) {
            swapSides();
        }
    }

    /** Puts a stone on an empty square, where {@code mine} is red. */
    abstract void put(char letter, int square);

    /** The letter of what stands on a square, where {@code mine} is {@code mineLetter}; a dot for nothing. */
    abstract char letter(int square, char mineLetter, char theirsLetter);

    /** Rule 3 for all stones of a side at once: writes the cells reached in each direction and returns how many. */
    abstract int sweep(boolean mine, long[] out);

    /** The code of the move to the cell that is bit {@code bit} of word {@code word} among those reached. */
    abstract int codeOf(int word, int bit);

    /** The code of the {@code k}-th move, given the cells reached. */
    abstract int moveAt(long[] reached, int k);

    /** Rule 3: moves a stone of {@code mine} and leaves a black one. */
    abstract void move(int from, int to);

    /** Rule 4: takes off what must leave now that {@code to} is no longer empty. */
    abstract void removeBlocked(int to);

    /** Takes back the last {@link #move} and what was removed after it; {@code mine} is the side that made it. */
    abstract void restore();

    abstract void copyBoard(BlackstonePosition other);

    /** {@code mine} and {@code theirs} change places. */
    abstract void swapSides();

    abstract int stones(boolean mine);

    /** The empty neighbours of each stone of a side, added up: the described program's open directions. */
    abstract int openDirections(boolean mine);

    /** How much better {@code mine} stand than {@code theirs}, by {@link Room}. */
    abstract int room();

    abstract long boardHash();

    final Blackstone game() {
        return game;
    }

    final Variant variant() {
        return variant;
    }

    /** Rule 2. */
    @Override
    public final Player turn() {
        return Player.of(side);
    }

    /** By direction, and in each by the cell reached. */
    @Override
    public final void moves(MoveBuffer out) {
        if (moveCount() == 0) {
            return;
        }
        for (int w = 0; w < reached.length; w++) {
            for (long rest = reached[w]; rest != 0; rest &= rest - 1) {
                out.add(codeOf(w, Long.numberOfTrailingZeros(rest)));
            }
        }
    }

    @Override
    public final int moveCount() {
        if (count == UNKNOWN) {
            count = isOver() ? 0 : sweep(true, reached);
        }
        return count;
    }

    /** The moves that the stones of a side have, were it its turn and the game not over. */
    final int mobility(boolean mine) {
        if (mine) {
            return isOver() ? sweep(true, reached) : moveCount();
        }
        count = UNKNOWN;
        return sweep(false, reached);
    }

    /** In the order of {@link #moves}. */
    @Override
    public final int moveAt(int k) {
        moveCount();
        return moveAt(reached, k);
    }

    /** Rules 2 to 4. */
    @Override
    public final void play(int code) {
        int to = MoveCodes.to(code);
        move(MoveCodes.from(code), to);
        removeBlocked(to);
        endTurn();
    }

    @Override
    public final void undo() {
        endTurn();
        restore();
    }

    private void endTurn() {
        swapSides();
        endTurns(1);
    }

    /** For those who have played so many moves and changed the places of the sides as often. */
    final void endTurns(int moves) {
        side ^= moves & 1;
        count = UNKNOWN;
    }

    @Override
    public final void copyFrom(Position<BlackstoneState> other) {
        BlackstonePosition that = (BlackstonePosition) other;
        copyBoard(that);
        side = that.side;
        count = UNKNOWN;
    }

    /** Rule 5. */
    @Override
    public final Outcome outcome() {
        return isOver() ? Outcome.ofMargin(margin()) : Outcome.ONGOING;
    }

    /** Rule 5. */
    @Override
    public final int margin() {
        boolean mineGone = stones(true) == 0;
        boolean theirsGone = stones(false) == 0;
        int mover = turn().sign();
        if (mineGone && theirsGone) {
            // The side that made the last move is not the one to move now.
            return game.doubleElimination() == DoubleElimination.MOVER_WINS ? -mover : 0;
        }
        return mineGone ? -mover : theirsGone ? mover : 0;
    }

    @Override
    public final long hash() {
        return boardHash() ^ (side * TURN_KEY);
    }

    @Override
    public final BlackstoneState toState() {
        char mine = side == 0 ? 'r' : 'b';
        char theirs = side == 0 ? 'b' : 'r';
        StringBuilder board = new StringBuilder(game.grid().cells());
        for (int c = 0; c < game.grid().cells(); c++) {
            board.append(letter(squares.cell(game.grid().cellAt(c)), mine, theirs));
        }
        return new BlackstoneState(board.toString(), turn());
    }
}
