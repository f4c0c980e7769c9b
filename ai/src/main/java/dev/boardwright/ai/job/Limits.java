package dev.boardwright.ai.job;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.Json;
import java.time.Duration;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Limits of a search by the names that command lines and the engine protocol use. */
@SuppressWarnings("exports") // Nullable, which only compilers that check for null need.
public final class Limits {
    private Limits() {}

    /** For programs: {@code {"nodes":1000}}; times in milliseconds. */
    public static Json json(SearchLimits limits) {
        Json json = new Json();
        limits.depth().ifPresent(depth -> json.with("depth", depth));
        limits.nodes().ifPresent(nodes -> json.with("nodes", nodes));
        limits.time().ifPresent(time -> json.with("movetime", time.toMillis()));
        return json;
    }

    /** For people and records: {@code nodes 1000}; {@code none} without a limit. */
    public static String text(SearchLimits limits) {
        StringJoiner text = new StringJoiner(", ").setEmptyValue("none");
        json(limits).members().forEach((name, value) -> text.add(name + " " + value));
        return text.toString();
    }

    /**
     * The limits that were given on a command line; null stands for an option that was not given.
     *
     * @param prefix how the options begin, for messages: {@code --} or {@code --second-}
     * @throws OptionException if one is not positive
     */
    public static SearchLimits of(String prefix, @Nullable Long millis, @Nullable Integer depth, @Nullable Long nodes) {
        SearchLimits limits = SearchLimits.infinite();
        if (depth != null) {
            limits = limits.withDepth((int) positive(prefix + "depth", depth));
        }
        if (nodes != null) {
            limits = limits.withNodes(positive(prefix + "nodes", nodes));
        }
        if (millis != null) {
            limits = limits.withTime(Duration.ofMillis(positive(prefix + "movetime", millis)));
        }
        return limits;
    }

    /**
     * A number from the command line that must be 1 or more.
     *
     * @throws OptionException if it is not
     */
    public static long positive(String name, long number) {
        if (number < 1) {
            throw new OptionException(name + " takes a whole number from 1, not " + number);
        }
        return number;
    }
}
