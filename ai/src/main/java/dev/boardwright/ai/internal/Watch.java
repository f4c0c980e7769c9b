package dev.boardwright.ai.internal;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** Says when to leave work behind: when it is later than its time, or does not end when it is told to. Used by one thread. */
public final class Watch implements BooleanSupplier {
    private final long begin = System.nanoTime();
    private final long mostNanos;
    private final long mostNanosAfterStop;
    private final BooleanSupplier stopped;
    private long stoppedSince;

    /**
     * A watch that starts now.
     *
     * @param most the longest time for the work
     * @param mostAfterStop the longest time from the first time that {@code stopped} returns true
     */
    public Watch(Duration most, Duration mostAfterStop, BooleanSupplier stopped) {
        // The longest time that a long can hold instead of an overflow.
        mostNanos = TimeUnit.NANOSECONDS.convert(most);
        mostNanosAfterStop = TimeUnit.NANOSECONDS.convert(mostAfterStop);
        this.stopped = stopped;
    }

    @Override
    public boolean getAsBoolean() {
        long now = System.nanoTime();
        if (stoppedSince == 0 && stopped.getAsBoolean()) {
            stoppedSince = now;
        }
        return now - begin > mostNanos || (stoppedSince != 0 && now - stoppedSince > mostNanosAfterStop);
    }
}
