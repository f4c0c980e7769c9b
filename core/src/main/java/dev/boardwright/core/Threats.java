package dev.boardwright.core;

/**
 * The threats on one working board: what a threat search asks of a {@link Threatening} game. This class finds everything
 * by trying moves; subclasses find it faster. Owned by one thread.
 *
 * <p>Every method leaves the board as it was, except {@link #pass} and {@link #undoPass}. The game must not be over, except
 * for {@link #potential}.
 *
 * @param <S> the game's state
 */
public class Threats<S> {
    /** The board. */
    protected final Position<S> position;

    /** The moves that {@link #stoppingMoves} tries, their replies, and the replies that win. */
    private final MoveBuffer tried = new MoveBuffer();

    private final MoveBuffer replies = new MoveBuffer();
    private final MoveBuffer winning = new MoveBuffer();

    /** Reads the threats on {@code position} by trying moves. */
    public Threats(Position<S> position) {
        this.position = position;
    }

    /**
     * Appends the moves of the side to move that win at once: at least one of them if there are any, and no other move. By
     * default all of them.
     */
    public void winningMoves(MoveBuffer out) {
        replies.clear();
        position.moves(replies);
        Player mover = position.turn();
        for (int i = 0; i < replies.size(); i++) {
            position.play(replies.get(i));
            boolean wins = isWonBy(mover);
            position.undo();
            if (wins) {
                out.add(replies.get(i));
            }
        }
    }

    /** Whether the game is over and {@code player} has won. */
    protected final boolean isWonBy(Player player) {
        return position.isOver() && player.sign() * position.margin() > 0;
    }

    /**
     * Whether the side to move, which cannot win at once, has to stop a threat. If so, appends at least every legal move
     * after which the other side does not win at once. Legal moves that are not appended lose.
     *
     * <p>By default tries every move: there is a threat if some move allows a win.
     */
    public boolean stoppingMoves(MoveBuffer out) {
        tried.clear();
        position.moves(tried);
        Player mover = position.turn();
        int before = out.size();
        for (int i = 0; i < tried.size(); i++) {
            position.play(tried.get(i));
            boolean loses = position.isOver() ? isWonBy(mover.opponent()) : position.turn() != mover && winsAtOnce();
            position.undo();
            if (!loses) {
                out.add(tried.get(i));
            }
        }
        return out.size() - before < tried.size();
    }

    private boolean winsAtOnce() {
        winning.clear();
        winningMoves(winning);
        return !winning.isEmpty();
    }

    /**
     * Appends the moves of the side to move after which it may threaten to win at once. A search for wins by threats alone
     * tries no other moves. By default all legal moves.
     */
    public void threateningMoves(MoveBuffer out) {
        position.moves(out);
    }

    /**
     * Gives the turn to the other side without a move, and returns whether that is possible. A search then asks what the
     * other side threatens. The {@link Position#hash} tells the board from the one before. By default not possible.
     */
    public boolean pass() {
        return false;
    }

    /** Undoes {@link #pass}. Moves made since have been undone. */
    public void undoPass() {
        throw new UnsupportedOperationException("this game has no pass");
    }

    /**
     * How much {@code player} has towards a win, for the order of moves: about 120 for each way to win with the next move,
     * 48 with two more moves, 18 with three, 6 with four, and less for more. By default 0.
     */
    public int potential(Player player) {
        return 0;
    }

    /**
     * The lead of {@code player} in {@linkplain #potential potential} after a move of the side to move, which is not made. By default
     * the move is made and undone.
     */
    public int leadAfter(int code, Player player) {
        position.play(code);
        int lead = potential(player) - potential(player.opponent());
        position.undo();
        return lead;
    }
}
