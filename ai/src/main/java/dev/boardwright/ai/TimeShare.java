package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.time.Duration;

/**
 * The time of a search, from its time limit and its clock.
 *
 * @param softNanos the time after which no new depth is started
 * @param hardNanos the time by which the search ends
 */
record TimeShare(long softNanos, long hardNanos) {
    /** No limit. */
    static final long UNLIMITED = Long.MAX_VALUE;

    /** The assumed number of moves that the player still has to make. Chosen by hand, as are the shares below; not measured. */
    private static final int MOVES_LEFT = 25;

    /** The reserve for waking up and answering is 10 % of the time, at most this. Chosen by hand; not measured. */
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
        // The next depth takes several times as long as all before it, so one that is started late would not finish. A
        // depth that has started may take longer, because it may find at the end that the best move so far is a
        // mistake.
        return new TimeShare(share / 2, Math.min(hard, Math.min(3 * share, left / 2)));
    }

    /** The time that a search takes on average. */
    long usualNanos() {
        return softNanos == UNLIMITED ? hardNanos : Math.min(hardNanos, 2 * softNanos);
    }

    private static long nanosWithin(Duration limit) {
        Duration sane = limit.isNegative() ? Duration.ZERO : limit.compareTo(LONGEST) > 0 ? LONGEST : limit;
        long nanos = sane.toNanos();
        return nanos - Math.min(nanos / 10, MAX_MARGIN_NANOS);
    }
}
