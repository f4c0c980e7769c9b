package dev.boardwright.ai;

import java.util.Optional;

/** Starts the further threads of a search. */
interface ThreadStarter {
    /** Starts nothing: the search goes on with one thread. */
    ThreadStarter NONE = task -> Optional.empty();

    /** Runs {@code task} in a new thread, and returns how to wait for its end; empty if no thread can be started. */
    Optional<Running> start(Runnable task);

    /** A thread that was started. */
    interface Running {
        /** Waits for the end of the thread, also while interrupted. */
        void join();
    }
}
