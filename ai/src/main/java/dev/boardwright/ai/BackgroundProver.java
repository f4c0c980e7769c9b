package dev.boardwright.ai;

import java.util.function.Consumer;

/**
 * Proves values in the background, for boards on a screen that say what is proven of the position shown.
 *
 * <p>It works on one position at a time, on a thread of its own, with the table of its solver: a new position replaces the
 * last one, and moves of one game profit from each other. Safe to share between threads. A program without threads calls
 * {@link Solver#solve} in slices instead, each with a limit: later calls go on where earlier ones ended.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class BackgroundProver<S, M> implements AutoCloseable {
    private final Solver<S, M> solver;
    private StopSignal running = new StopSignal();

    /** A prover that has nothing to do yet. */
    public BackgroundProver(Solver<S, M> solver) {
        this.solver = solver;
    }

    /**
     * Begins to prove {@code state} instead of what was asked before.
     *
     * @param listener hears of each bound that is proven, and at last of the whole answer, on another thread; not after the
     *     next call of this method or of {@link #close} has begun, unless it was under way
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
        Thread thread = new Thread(
                () -> unlessStopped.accept(solver.solve(state, question, limits, unlessStopped::accept, stop)),
                "boardwright-prover");
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends what is under way. */
    @Override
    public synchronized void close() {
        running.stop();
    }
}
