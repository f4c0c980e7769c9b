package dev.boardwright.spark;

import org.apache.spark.TaskContext;

/** The state of the task in an executor. */
final class Tasks {
    private Tasks() {}

    /**
     * Ends a task that Spark has cancelled. A search that is interrupted answers early, so its result must not count.
     *
     * @throws IllegalStateException if the task was killed or its thread interrupted
     */
    static void checkNotKilled() {
        TaskContext context = TaskContext.get();
        if (Thread.currentThread().isInterrupted() || (context != null && context.isInterrupted())) {
            throw new IllegalStateException("the task was cancelled");
        }
    }
}
