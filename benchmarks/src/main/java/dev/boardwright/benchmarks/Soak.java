package dev.boardwright.benchmarks;

import dev.boardwright.core.Rng;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Searches for a long time in all possible ways: every game, size and variant, both searchers, one thread and several,
 * small tables and large, with limits, stops and interrupts. Checks that every answer is a legal move, that none is late, and
 * that no thread and no memory stays behind. {@code benchmarks/soak} runs it with heaps of several sizes.
 *
 * <p>Answers can only be in time if every thread has a core, so lateness counts only then.
 */
final class Soak {
    static final double ALLOWED_MILLIS = 100;

    /** How much the heap in use may grow after the first minute. */
    private static final long ALLOWED_GROWTH = 16 << 20;

    private static final Duration MINUTE = Duration.ofMinutes(1);

    private final int workers;
    private final long seed;
    private final PrintStream out;
    private final SoakTally tally = new SoakTally();

    private Soak(int workers, long seed, PrintStream out) {
        this.workers = workers;
        this.seed = seed;
        this.out = out;
    }

    /** Searches for a time with {@code workers} searches at once, prints a line a minute, and returns whether all is well. */
    static boolean run(Duration time, int workers, long seed, PrintStream out) throws InterruptedException {
        return new Soak(workers, seed, out).run(time);
    }

    private boolean run(Duration time) throws InterruptedException {
        // Classes load and code compiles in the first searches, which are late for that reason alone.
        searchFor(Duration.ofSeconds(Math.min(10, time.toSeconds() / 4 + 1)), new SoakTally());
        int threads = ManagementFactory.getThreadMXBean().getThreadCount();
        long memory = usedMemory();
        out.printf(Locale.ROOT, "heap %d MB, %d at once, seed %d%n", maxMegabytes(), workers, seed);
        long end = System.nanoTime() + time.toNanos();
        for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
            searchFor(Duration.ofNanos(Math.min(left, MINUTE.toNanos())), tally);
            out.println(tally.line() + String.format(Locale.ROOT, ", %d MB in use", usedMemory() >> 20));
            out.flush();
        }
        int threadsLeft = settledThreads(threads) - threads;
        long growth = usedMemory() - memory;
        tally.problems().forEach(out::println);
        out.printf(Locale.ROOT, "threads left behind: %d, growth of memory in use: %d kB%n", threadsLeft, growth >> 10);
        boolean well = tally.problems().isEmpty() && threadsLeft <= 0 && growth < ALLOWED_GROWTH;
        out.println(well ? "All is well." : "NOT WELL.");
        return well;
    }

    /** Threads of the virtual machine come and go, so a higher count is looked at again for some seconds. */
    private static int settledThreads(int wanted) throws InterruptedException {
        int count = ManagementFactory.getThreadMXBean().getThreadCount();
        for (int i = 0; i < 50 && count > wanted; i++) {
            Thread.sleep(100);
            count = ManagementFactory.getThreadMXBean().getThreadCount();
        }
        return count;
    }

    private void searchFor(Duration time, SoakTally results) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        AtomicLong next = new AtomicLong(results.searches());
        ExecutorService pool = Executors.newFixedThreadPool(workers);
        for (int i = 0; i < workers; i++) {
            pool.execute(() -> {
                while (System.nanoTime() < end) {
                    results.add(SoakSearch.run(new Rng(seed + next.getAndIncrement()), workers));
                }
            });
        }
        pool.shutdown();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    /** The heap in use after a collection. */
    private static long usedMemory() {
        System.gc();
        return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    }

    private static long maxMegabytes() {
        return Runtime.getRuntime().maxMemory() >> 20;
    }
}
