package dev.boardwright.spark;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.ToLongFunction;

/**
 * Distributes numbered items in waves of tasks, and adapts the size of the tasks so that each takes some seconds: long
 * enough to make the start cheap, short enough that a lost machine loses little.
 */
final class Waves {
    /** The default length of a task. */
    static final double TASK_SECONDS = 5;

    /** Enough tasks for each core that the wait for the last one is short. */
    private static final int TASKS_PER_CORE = 16;

    /** The code of the first tasks is not compiled yet, so their times say little. */
    private static final int MAX_GROWTH = 8;

    private final IntSupplier available;
    private final double taskNanos;
    private long workNanos;

    /** Waves for the number of cores at the start of each wave, because machines come and go. */
    Waves(IntSupplier available, double taskSeconds) {
        this.available = available;
        this.taskNanos = taskSeconds * 1e9;
    }

    /**
     * Runs all items in order.
     *
     * @param wave runs tasks of items, and returns the total time of the items in nanoseconds; negative to end early
     */
    void run(long[] items, ToLongFunction<List<long[]>> wave) {
        long perTask = 1;
        int at = 0;
        int tasksPerCore = 1;
        while (at < items.length) {
            int cores = Math.max(1, available.getAsInt());
            long tasks = (long) cores * tasksPerCore;
            int to = (int) Math.min(items.length, at + perTask * tasks);
            long nanos = wave.applyAsLong(slices(items, at, to, perTask, cores));
            if (nanos < 0) {
                return;
            }
            workNanos += nanos;
            double perItem = Math.max(1, (double) nanos / (to - at));
            double wanted = taskNanos / perItem;
            // While tasks are still far too short, waves are short too.
            tasksPerCore = wanted > perTask * (double) MAX_GROWTH ? 2 : TASKS_PER_CORE;
            perTask = (long) Math.max(1, Math.min(wanted, perTask * (double) MAX_GROWTH));
            at = to;
        }
    }

    /** The total time of the items so far, in nanoseconds. */
    long workNanos() {
        return workNanos;
    }

    /** Tasks of equal size, at most {@code perTask}; the last wave is divided so that every core has work. */
    private static List<long[]> slices(long[] items, int from, int to, long perTask, int cores) {
        int length = to - from;
        int count = (int) Math.max((length + perTask - 1) / perTask, Math.min(cores, length));
        List<long[]> slices = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int begin = from + (int) ((long) length * i / count);
            int end = from + (int) ((long) length * (i + 1) / count);
            slices.add(Arrays.copyOfRange(items, begin, end));
        }
        return slices;
    }
}
