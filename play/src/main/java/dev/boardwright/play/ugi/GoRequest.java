package dev.boardwright.play.ugi;

import dev.boardwright.ai.GameClock;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The arguments of {@code go}.
 *
 * @param limits the limits of the search
 * @param untilStopped whether the answer waits for {@code stop}
 * @param perft the depth of a perft, if that is asked for instead
 */
record GoRequest(SearchLimits limits, boolean untilStopped, OptionalInt perft) {
    private static final String INFINITE = "infinite";
    private static final Set<String> CLOCK = Set.of("p1time", "p2time", "p1inc", "p2inc");
    private static final Set<String> NUMBERS = Set.of("depth", "nodes", "movetime", "perft");

    /** Longer than any game, and within the range of nanoseconds. */
    private static final long MAX_MILLIS = Duration.ofDays(3650).toMillis();

    /**
     * The request that the words after {@code go} make.
     *
     * @param onIgnored called for each unknown word
     * @throws BoardwrightException if a number is missing or invalid, or all words are unknown
     */
    static GoRequest read(List<String> words, Consumer<String> onIgnored) {
        Map<String, Long> given = new LinkedHashMap<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals(INFINITE)) {
                given.put(word, 0L);
            } else if (NUMBERS.contains(word) || CLOCK.contains(word)) {
                i++;
                given.put(word, number(word, i < words.size() ? words.get(i) : ""));
            } else {
                onIgnored.accept(word);
            }
        }
        if (given.isEmpty() && !words.isEmpty()) {
            throw new BoardwrightException("go has no limit that is known");
        }
        return of(given);
    }

    /** The limits with {@code overhead} subtracted from every time, but at most half of the time for one move. */
    SearchLimits limits(Duration overhead) {
        SearchLimits less = limits;
        if (limits.time().isPresent()) {
            less = less.withTime(less(limits.time().get(), overhead));
        }
        if (limits.clock().isPresent()) {
            GameClock clock = limits.clock().get();
            less = less.withClock(new GameClock(
                    clock.firstLeft().minus(overhead),
                    clock.secondLeft().minus(overhead),
                    clock.firstIncrement(),
                    clock.secondIncrement()));
        }
        return less;
    }

    private static Duration less(Duration time, Duration overhead) {
        Duration half = time.dividedBy(2);
        return overhead.compareTo(half) > 0 ? half : time.minus(overhead);
    }

    private static GoRequest of(Map<String, Long> given) {
        SearchLimits limits = SearchLimits.infinite();
        if (given.containsKey("depth")) {
            limits = limits.withDepth((int) Math.min(given.get("depth"), Integer.MAX_VALUE));
        }
        if (given.containsKey("nodes")) {
            limits = limits.withNodes(given.get("nodes"));
        }
        if (given.containsKey("movetime")) {
            limits = limits.withTime(duration(given.get("movetime")));
        }
        if (given.keySet().stream().anyMatch(CLOCK::contains)) {
            limits = limits.withClock(clock(given));
        }
        boolean untilStopped = given.isEmpty() || given.containsKey(INFINITE);
        OptionalInt perft = given.containsKey("perft")
                ? OptionalInt.of((int) Math.min(given.get("perft"), Integer.MAX_VALUE))
                : OptionalInt.empty();
        return new GoRequest(limits, untilStopped, perft);
    }

    private static GameClock clock(Map<String, Long> given) {
        long first = given.getOrDefault("p1time", given.getOrDefault("p2time", 0L));
        long second = given.getOrDefault("p2time", first);
        return new GameClock(
                duration(first),
                duration(second),
                duration(given.getOrDefault("p1inc", 0L)),
                duration(given.getOrDefault("p2inc", 0L)));
    }

    private static Duration duration(long millis) {
        return Duration.ofMillis(Math.max(-MAX_MILLIS, Math.min(millis, MAX_MILLIS)));
    }

    private static long number(String name, String text) {
        try {
            long number = Long.parseLong(text);
            if (number >= 0 || CLOCK.contains(name)) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Reported below, like a negative number.
        }
        throw new BoardwrightException(
                "go " + name + " takes a whole number from 0, not " + BoardwrightException.quote(text));
    }
}
