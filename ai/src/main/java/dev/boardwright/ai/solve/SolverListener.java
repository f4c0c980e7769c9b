package dev.boardwright.ai.solve;

/**
 * Called by a running {@link Solver} whenever more is proven, in the thread of the search.
 *
 * @param <M> the game's move
 */
@FunctionalInterface
public interface SolverListener<M> {
    /** Called with the results so far. The time of this call counts as time of the search. */
    void onProgress(Solution<M> soFar);

    /** A listener that ignores everything. */
    static <M> SolverListener<M> none() {
        return soFar -> {};
    }
}
