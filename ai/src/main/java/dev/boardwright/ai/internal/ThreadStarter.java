package dev.boardwright.ai.internal;

import java.util.Optional;

/** Starts the additional threads of a search. */
public interface ThreadStarter {
    /** Starts no threads: the search continues with one. */
    ThreadStarter NONE = task -> Optional.empty();

    /** Runs {@code task} in a new thread and returns a handle for it; empty if no thread can be started. */
    Optional<Running> start(Runnable task);

    /** A thread that was started. */
    interface Running {
        /** Waits for the end of the thread, even if interrupted. */
        void join();
    }
}
