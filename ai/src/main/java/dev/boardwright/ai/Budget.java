package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The nodes and time that a search has left, and whether it must stop: what a {@link Searcher} asks while it works.
 *
 * <p>Shared by all threads of a search. An interrupt of the thread that created it stops the search.
 *
 * <pre>{@code
 * static long countUntilSpent(SearchLimits limits, Player mover, StopSignal stop) {
 *     Budget budget = new Budget(limits, mover, stop);
 *     while (!budget.isSpent()) {
 *         budget.add(1);
 *     }
 *     return budget.nodes();
 * }
 * }</pre>
 */
public final class Budget {
    private final StopSignal stop;
    private final Thread caller = Thread.currentThread();
    private final long startNanos = System.nanoTime();
    private final long maxNodes;
    private final TimeShare time;
    private final boolean clocked;
    private final AtomicLong nodes = new AtomicLong();
    private volatile long latestNanos = TimeShare.UNLIMITED;
    private volatile boolean halted;

    /** A budget that begins now, for a search in which {@code mover} is to move. */
    public Budget(SearchLimits limits, Player mover, StopSignal stop) {
        this.stop = stop;
        maxNodes = limits.nodes().orElse(Long.MAX_VALUE);
        time = TimeShare.of(limits, mover);
        clocked = limits.clock().isPresent();
    }

    /** Counts {@code more} nodes. */
    public void add(long more) {
        nodes.addAndGet(more);
    }

    /** Whether the search must end, in every thread. */
    public boolean isSpent() {
        if (nodes.get() >= maxNodes
                || elapsedNanos() >= Math.min(time.hardNanos(), latestNanos)
                || stop.isStopped()
                || caller.isInterrupted()) {
            halted = true;
        }
        return halted;
    }

    /** The number of nodes left. */
    public long nodesLeft() {
        return maxNodes - nodes.get();
    }

    /** The time left; a very long time if there is no limit. */
    public long nanosLeft() {
        return time.hardNanos() - elapsedNanos();
    }

    /** The time that the search is meant to take; a very long time if there is no limit. */
    long usualNanos() {
        return time.usualNanos();
    }

    /** Whether to start another depth. */
    public boolean allowsAnotherDepth() {
        return !halted && elapsedNanos() < time.softNanos();
    }

    /** Whether the search uses a game clock, and should not spend time on a forced move. */
    public boolean isClocked() {
        return clocked;
    }

    /** Ends the search in every thread at this time, if it has not ended before. */
    void endBy(long nanos) {
        latestNanos = nanos;
    }

    /** Ends the search in every thread. */
    public void halt() {
        halted = true;
    }

    /** The nodes counted so far. */
    public long nodes() {
        return nodes.get();
    }

    /** The time since this budget began. */
    public long elapsedNanos() {
        return System.nanoTime() - startNanos;
    }
}
