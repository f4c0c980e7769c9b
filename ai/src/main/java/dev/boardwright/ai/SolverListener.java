package dev.boardwright.ai;

/**
 * Hears from a {@link Solver} while it runs, on the thread that called it: whenever more is proven.
 *
 * @param <M> the game's move
 */
@FunctionalInterface
public interface SolverListener<M> {
    /** What is proven so far. The solver waits for this call, and its clock runs. */
    void onProgress(Solution<M> soFar);

    /** A listener that ignores everything. */
    static <M> SolverListener<M> none() {
        return soFar -> {};
    }
}
