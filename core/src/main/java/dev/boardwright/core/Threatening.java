package dev.boardwright.core;

/**
 * A game that is won by a move that completes something, such as a row, so that a player can threaten to win. Optional:
 * ask with {@code game instanceof Threatening<S, M> threatening}.
 *
 * <p>A solver then searches for wins by threats, which leave the other side few replies. A game that implements this
 * without overriding {@link #threats} is searched in this way too, with moves that are found by trying. Other searches ask for the
 * threats in games that override it.
 *
 * <p>The margin of a finished game is -1, 0 or 1, and no position occurs twice in a game.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public interface Threatening<S, M> extends Game<S, M> {
    /**
     * A fresh reader of the threats on {@code position}, owned by the thread that owns the position. By default it tries
     * moves.
     *
     * @param position a working board of this game, from {@link Game#position}
     */
    default Threats<S> threats(Position<S> position) {
        return new Threats<>(position);
    }
}
