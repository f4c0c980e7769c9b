package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.time.Duration;

/**
 * How long a search may take, by its limit of time and its clock.
 *
 * @param softNanos no further depth is begun after this
 * @param hardNanos the search ends by this, wherever it is
 */
record TimeShare(long softNanos, long hardNanos) {
    /** What stands for no limit. */
    static final long UNLIMITED = Long.MAX_VALUE;

    /** A game is taken to last this many more moves of the player whose clock runs. */
    private static final int MOVES_LEFT = 25;

    /** What is kept back for waking up and answering: a tenth of the time, at most this. */
    private static final long MAX_MARGIN_NANOS = 4_000_000;

    private static final Duration LONGEST = Duration.ofDays(365);

    static TimeShare of(SearchLimits limits, Player mover) {
        long hard = limits.time().map(TimeShare::nanosWithin).orElse(UNLIMITED);
        if (limits.clock().isEmpty()) {
            return new TimeShare(UNLIMITED, hard);
        }
        GameClock clock = limits.clock().get();
        long left = nanosWithin(clock.left(mover));
        long share = left / MOVES_LEFT + Math.min(nanosWithin(clock.increment(mover)), left / 2) * 3 / 4;
        // The next depth takes several times as long as all before it: begun late it would not end. One that has begun
        // may take its time, as what it finds in the end may be that the move to play is a mistake.
        return new TimeShare(share / 2, Math.min(hard, Math.min(3 * share, left / 2)));
    }

    private static long nanosWithin(Duration limit) {
        Duration sane = limit.isNegative() ? Duration.ZERO : limit.compareTo(LONGEST) > 0 ? LONGEST : limit;
        long nanos = sane.toNanos();
        return nanos - Math.min(nanos / 10, MAX_MARGIN_NANOS);
    }
}
