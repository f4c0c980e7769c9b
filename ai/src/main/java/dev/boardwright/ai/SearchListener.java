package dev.boardwright.ai;

/**
 * Hears from a search while it runs, on the thread that called it: after each depth that is finished.
 *
 * @param <M> the game's move
 */
@FunctionalInterface
public interface SearchListener<M> {
    /** What the search has found so far. The search waits for this call, and its clock runs. */
    void onDepth(SearchResult<M> soFar);

    /** A listener that ignores everything. */
    static <M> SearchListener<M> none() {
        return soFar -> {};
    }
}
