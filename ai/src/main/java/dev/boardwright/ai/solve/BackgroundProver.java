package dev.boardwright.ai.solve;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
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
    private Task<M> running = new Task<>(solution -> {}, failure -> {});

    /** A prover without a task. */
    public BackgroundProver(Solver<S, M> solver) {
        this.solver = solver;
    }

    /**
     * What hears of one position. A call holds the monitor, so that none begins or goes on after the task has been stopped.
     */
    private static final class Task<M> {
        private final StopSignal stop = new StopSignal();
        private final Consumer<Solution<M>> listener;
        private final Consumer<Throwable> onFailure;

        Task(Consumer<Solution<M>> listener, Consumer<Throwable> onFailure) {
            this.listener = listener;
            this.onFailure = onFailure;
        }

        synchronized void stop() {
            stop.stop();
        }

        synchronized void tell(Solution<M> solution) {
            if (!stop.isStopped()) {
                listener.accept(solution);
            }
        }

        synchronized void fail(Throwable failure) {
            if (!stop.isStopped()) {
                stop.stop();
                onFailure.accept(failure);
            }
        }
    }

    /**
     * Starts to prove {@code state} in place of any earlier task.
     *
     * <p>The listeners are called in another thread, one at a time. No call begins or goes on after the next call of this
     * method or of {@link #close} has returned: these wait for a call that is under way, unless it is the one that calls them.
     *
     * @param listener called for each bound that is proven, and with the final answer
     * @param onFailure called instead of a final answer if the game does not seem to end, takes more memory than there is, or
     *     fails, and if {@code listener} throws an exception; nothing is called after it
     */
    public synchronized void prove(
            S state,
            Question question,
            SearchLimits limits,
            Consumer<Solution<M>> listener,
            Consumer<Throwable> onFailure) {
        running.stop();
        Task<M> task = new Task<>(listener, onFailure);
        running = task;
        Thread thread = new Thread(() -> solve(state, question, limits, task), "boardwright-prover");
        thread.setDaemon(true);
        thread.start();
    }

    private void solve(S state, Question question, SearchLimits limits, Task<M> task) {
        try {
            task.tell(solver.solve(state, question, limits, task::tell, task.stop));
        } catch (Throwable e) {
            task.fail(e);
        }
    }

    /** Stops the current task. */
    @Override
    public synchronized void close() {
        running.stop();
    }
}
