package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.util.concurrent.atomic.AtomicLong;

/**
 * What a search may still spend, and whether it has been told to stop. One for all threads of a search; the thread that
 * makes it is the one whose interrupt counts.
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

    /** How many nodes are left to spend. */
    long nodesLeft() {
        return maxNodes - nodes.get();
    }

    /** How much time is left to spend; where time is not limited, more than anybody needs. */
    long nanosLeft() {
        return time.hardNanos() - elapsedNanos();
    }

    /** Whether to begin another depth. */
    boolean allowsAnotherDepth() {
        return !halted && elapsedNanos() < time.softNanos();
    }

    /** Whether the search is played by a clock, and should not think about a move that is forced. */
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
