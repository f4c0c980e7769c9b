package dev.boardwright.core;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * A game written with immutable values only: the shortest way to a game of your own. Every searcher, command and test
 * works with it.
 *
 * <p>A subclass provides {@link #info}, {@link #initialState}, {@link #turn}, {@link #moves}, {@link #next}, {@link
 * #outcome} and {@link #notation}, over states and moves that are values with {@code equals} and {@code hashCode}.
 * Positions and move codes are derived. Every move allocates a state; if speed matters, extend {@link PositionGame}.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public abstract class ValueGame<S, M> implements Game<S, M> {
    private final Map<M, Integer> codes = new ConcurrentHashMap<>();
    /** By code; null where no move has the code yet. Replaced by a longer one when it is full. */
    private volatile @Nullable Object[] moves = new Object[64];

    private int moveCount;
    /** The moves generated last. Threads that use the game at once replace each other's. */
    private volatile @Nullable Generated<S, M> last;

    private record Generated<S, M>(S state, List<M> moves) {}

    /** For subclasses. */
    protected ValueGame() {}

    /** The moves of a game that is not over: at least one, each once, in an order that depends on the state alone. */
    protected abstract List<M> moves(S state);

    /** The state after a move, which is legal. */
    protected abstract S next(S state, M move);

    /**
     * The {@link #moves} of a state, generated once even if {@link #outcome} asks for them and a search does after it. Call it
     * in the outcome of a game in which a player without a move loses: {@code movesOnce(state).isEmpty() ?
     * Outcome.winOf(turn(state).opponent()) : Outcome.ONGOING}.
     */
    protected final List<M> movesOnce(S state) {
        Generated<S, M> known = last;
        if (known == null || known.state != state) {
            known = new Generated<>(state, List.copyOf(moves(state)));
            last = known;
        }
        return known.moves;
    }

    /**
     * Whether a legal move is {@linkplain Position#isIrreversible irreversible}. By default false, which is always right.
     */
    protected boolean isIrreversible(S state, M move) {
        return false;
    }

    /** A 64-bit hash of a state, the same in every run: by default of its text. */
    protected long hash(S state) {
        return HashKeys.of(notation().formatState(state));
    }

    /** Why this move is illegal in a position that is not over, for people; by default that it is not among the moves. */
    protected String whyIllegal(S state, M move) {
        return "it is not among the moves of this position";
    }

    /** No options, unless the subclass has some. */
    @Override
    public GameOptions options() {
        return GameOptions.create();
    }

    @Override
    public final List<M> legalMoves(S state) {
        if (outcome(state).isOver()) {
            return List.of();
        }
        List<M> moves = movesOnce(state);
        if (moves.isEmpty()) {
            throw new IllegalStateException(info().name() + " is not over, yet it has no moves: "
                    + notation().formatState(state));
        }
        return moves;
    }

    @Override
    public final S play(S state, M move) {
        if (!legalMoves(state).contains(move)) {
            throw new IllegalMoveException(notation().formatMove(move) + " is not legal: "
                    + (outcome(state).isOver() ? "the game is over" : whyIllegal(state, move)));
        }
        return next(state, move);
    }

    /** 1, 0 or -1 by the outcome, unless the subclass counts points. */
    @Override
    public int margin(S state) {
        return outcome(state).sign();
    }

    @Override
    public final Position<S> position(S state) {
        return new ValuePosition<>(this, state);
    }

    /** The number of this move in the order in which this game has encoded moves. */
    @Override
    public final int encode(M move) {
        Integer known = codes.get(move);
        return known != null ? known : codes.computeIfAbsent(move, this::register);
    }

    private synchronized int register(M move) {
        Object[] known = moves;
        if (moveCount == known.length) {
            known = Arrays.copyOf(known, 2 * moveCount);
        }
        known[moveCount] = move;
        // Written even if it is the same array, so that other threads see the new move.
        moves = known;
        return moveCount++;
    }

    /** Safe because {@link #register} puts nothing else into the array. */
    @Override
    @SuppressWarnings("unchecked")
    public final M decode(int code) {
        Object[] known = moves;
        Object move = code >= 0 && code < known.length ? known[code] : null;
        if (move == null) {
            throw new NotationException("there is no move with code " + code);
        }
        return (M) move;
    }

    @Override
    public String toString() {
        return (info().name() + " " + options()).strip();
    }
}
