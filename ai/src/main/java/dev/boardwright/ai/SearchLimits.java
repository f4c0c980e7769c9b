package dev.boardwright.ai;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Limits of a search: depth, nodes, time, a clock, or any combination; the first one reached ends it. Immutable.
 *
 * <pre>{@code
 * SearchLimits limits = SearchLimits.ofTime(Duration.ofMillis(100)).withDepth(8);
 * }</pre>
 *
 * @param depth the largest depth in plies
 * @param nodes the largest number of positions; exact with one thread
 * @param time the longest time
 * @param clock the time left for the rest of the game, of which the search takes a share
 */
public record SearchLimits(OptionalInt depth, OptionalLong nodes, Optional<Duration> time, Optional<GameClock> clock) {
    private static final SearchLimits INFINITE =
            new SearchLimits(OptionalInt.empty(), OptionalLong.empty(), Optional.empty(), Optional.empty());

    /** Validates that no limit is negative. */
    public SearchLimits {
        if (depth.orElse(0) < 0
                || nodes.orElse(0) < 0
                || time.orElse(Duration.ZERO).isNegative()) {
            throw new IllegalArgumentException("a limit is negative");
        }
    }

    /**
     * No limit: the search ends when it is stopped, when it has proven the value, or when it is as deep as
     * {@linkplain Minimax#MAX_DEPTH it can be}.
     */
    public static SearchLimits infinite() {
        return INFINITE;
    }

    /** At most {@code plies} deep. With depth 0 the answer is a legal move without a search. */
    public static SearchLimits ofDepth(int plies) {
        return INFINITE.withDepth(plies);
    }

    /** At most {@code count} positions. */
    public static SearchLimits ofNodes(long count) {
        return INFINITE.withNodes(count);
    }

    /** At most this long. */
    public static SearchLimits ofTime(Duration time) {
        return INFINITE.withTime(time);
    }

    /** A share of the time on a clock. */
    public static SearchLimits ofClock(GameClock clock) {
        return INFINITE.withClock(clock);
    }

    /** These limits, and at most {@code plies} deep. */
    public SearchLimits withDepth(int plies) {
        return new SearchLimits(OptionalInt.of(plies), nodes, time, clock);
    }

    /** These limits, and at most {@code count} positions. */
    public SearchLimits withNodes(long count) {
        return new SearchLimits(depth, OptionalLong.of(count), time, clock);
    }

    /** These limits, and at most this long. */
    public SearchLimits withTime(Duration limit) {
        return new SearchLimits(depth, nodes, Optional.of(limit), clock);
    }

    /** These limits, and a share of the time on a clock. */
    public SearchLimits withClock(GameClock limit) {
        return new SearchLimits(depth, nodes, time, Optional.of(limit));
    }

    /** {@code depth 8, time PT0.1S}, or {@code infinite}. */
    @Override
    public String toString() {
        List<String> parts = new ArrayList<>();
        depth.ifPresent(plies -> parts.add("depth " + plies));
        nodes.ifPresent(count -> parts.add("nodes " + count));
        time.ifPresent(limit -> parts.add("time " + limit));
        clock.ifPresent(limit -> parts.add(limit.toString()));
        return parts.isEmpty() ? "infinite" : String.join(", ", parts);
    }
}
