package dev.boardwright.ai.match;

/**
 * Called for each game of a {@link Match} in the order of their numbers, one call at a time, in any thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
@FunctionalInterface
public interface MatchListener<S, M> {
    /** Called when a game and all games before it are finished; {@code soFar} counts them, including this one. */
    void onGame(MatchGame<S, M> game, WinDrawLoss soFar);

    /** A listener that ignores everything. */
    static <S, M> MatchListener<S, M> none() {
        return (game, soFar) -> {};
    }
}
