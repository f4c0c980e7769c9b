package dev.boardwright.ai;

/**
 * Called for each game of a {@link Match} in the order of their numbers, one call at a time, in any thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
@FunctionalInterface
public interface MatchListener<S, M> {
    /** A game is finished, and so are all before it; {@code soFar} counts them, this one included. */
    void onGame(MatchGame<S, M> game, Tally soFar);

    /** A listener that ignores everything. */
    static <S, M> MatchListener<S, M> none() {
        return (game, soFar) -> {};
    }
}
