package dev.boardwright.ai;

/**
 * Called by a running search after each finished depth, in the thread of the search.
 *
 * @param <M> the game's move
 */
@FunctionalInterface
public interface SearchListener<M> {
    /** Called with the result so far. The time of this call counts as time of the search. */
    void onDepth(SearchResult<M> soFar);

    /** A listener that ignores everything. */
    static <M> SearchListener<M> none() {
        return soFar -> {};
    }
}
