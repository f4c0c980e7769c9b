package dev.boardwright.core.record;

/**
 * Called after each change of a {@link GameSession}, on the thread that made it.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
@FunctionalInterface
public interface SessionListener<S, M> {
    /** A change of a session. */
    enum Change {
        /** A move was made. */
        PLAYED,
        /** The game was ended by resignation, agreement or time. */
        ENDED,
        /** Steps were taken back. */
        UNDONE,
        /** Steps that had been taken back were redone. */
        REDONE
    }

    /**
     * Called after a change. A listener may change the session itself, for example to reply to a move; all listeners
     * are then told of that change after this one.
     */
    void changed(GameSession<S, M> session, Change change);
}
