package dev.boardwright.ai.solve;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import java.util.function.Consumer;

/**
 * Proves values in the background, for programs that show them beside a board.
 *
 * <p>It works on one position at a time, in its own thread. A new position replaces the last one, and all use the table
 * of the solver, so that later positions of a game profit from earlier ones. Safe to share between threads. A program
 * without threads can call {@link Solver#solve} repeatedly with a limit instead; each call continues the work of the
 * last.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class BackgroundProver<S, M> implements AutoCloseable {
    private final Solver<S, M> solver;
    private StopSignal running = new StopSignal();

    /** A prover without a task. */
    public BackgroundProver(Solver<S, M> solver) {
        this.solver = solver;
    }

    /**
     * Starts to prove {@code state} in place of any earlier task.
     *
     * @param listener called in another thread for each bound that is proven, and with the final answer; no call starts
     *     after the next call of this method or of {@link #close}
     */
    public synchronized void prove(S state, Question question, SearchLimits limits, Consumer<Solution<M>> listener) {
        running.stop();
        StopSignal stop = new StopSignal();
        running = stop;
        Consumer<Solution<M>> unlessStopped = solution -> {
            if (!stop.isStopped()) {
                listener.accept(solution);
            }
        };
        Thread thread = new Thread(() -> solve(state, question, limits, unlessStopped, stop), "boardwright-prover");
        thread.setDaemon(true);
        thread.start();
    }

    /** A game that does not seem to end, or takes more memory than there is, has no proof; the thread just ends. */
    private void solve(
            S state, Question question, SearchLimits limits, Consumer<Solution<M>> listener, StopSignal stop) {
        Solution<M> solution;
        try {
            solution = solver.solve(state, question, limits, listener::accept, stop);
        } catch (BoardwrightException | OutOfMemoryError | StackOverflowError e) {
            return;
        }
        listener.accept(solution);
    }

    /** Stops the current task. */
    @Override
    public synchronized void close() {
        running.stop();
    }
}
