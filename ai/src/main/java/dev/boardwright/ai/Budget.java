package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The nodes and time that a search has left, and whether it must stop. Shared by all threads of a search. An interrupt
 * of the thread that created it stops the search.
 */
final class Budget {
    private final StopSignal stop;
    private final Thread caller = Thread.currentThread();
    private final long startNanos = System.nanoTime();
    private final long maxNodes;
    private final TimeShare time;
    private final boolean clocked;
    private final AtomicLong nodes = new AtomicLong();
    private volatile boolean halted;

    Budget(SearchLimits limits, Player mover, StopSignal stop) {
        this.stop = stop;
        maxNodes = limits.nodes().orElse(Long.MAX_VALUE);
        time = TimeShare.of(limits, mover);
        clocked = limits.clock().isPresent();
    }

    /** Counts {@code more} nodes. */
    void add(long more) {
        nodes.addAndGet(more);
    }

    /** Whether the search must end, in every thread. */
    boolean isSpent() {
        if (nodes.get() >= maxNodes
                || elapsedNanos() >= time.hardNanos()
                || stop.isStopped()
                || caller.isInterrupted()) {
            halted = true;
        }
        return halted;
    }

    /** The number of nodes left. */
    long nodesLeft() {
        return maxNodes - nodes.get();
    }

    /** The time left; a very long time if there is no limit. */
    long nanosLeft() {
        return time.hardNanos() - elapsedNanos();
    }

    /** Whether to start another depth. */
    boolean allowsAnotherDepth() {
        return !halted && elapsedNanos() < time.softNanos();
    }

    /** Whether the search uses a game clock, and should not spend time on a forced move. */
    boolean isClocked() {
        return clocked;
    }

    /** Ends the search in every thread. */
    void halt() {
        halted = true;
    }

    long nodes() {
        return nodes.get();
    }

    long elapsedNanos() {
        return System.nanoTime() - startNanos;
    }
}
