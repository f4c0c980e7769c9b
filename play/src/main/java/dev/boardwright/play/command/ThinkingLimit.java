package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.OptionException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The limit of a search for each move, on the command line: one of three, for a command's argument group. */
public final class ThinkingLimit {
    /** For picocli. */
    public ThinkingLimit() {}

    @Option(names = "--movetime", paramLabel = "MS", description = "Think for this many milliseconds.")
    private @Nullable Long millis;

    @Option(names = "--depth", paramLabel = "N", description = "Think this many plies deep.")
    private @Nullable Integer depth;

    @Option(names = "--nodes", paramLabel = "N", description = "Think about this many positions.")
    private @Nullable Long nodes;

    /**
     * The limit that was given, or else this number of milliseconds.
     *
     * @throws OptionException if it is not positive
     */
    public static SearchLimits limits(@Nullable ThinkingLimit given, long defaultMillis) {
        return limits(given, SearchLimits.ofTime(Duration.ofMillis(defaultMillis)));
    }

    /**
     * The limit that was given, or else the default.
     *
     * @throws OptionException if it is not positive
     */
    public static SearchLimits limits(@Nullable ThinkingLimit given, SearchLimits otherwise) {
        if (given == null) {
            return otherwise;
        }
        if (given.depth != null) {
            return SearchLimits.ofDepth((int) positive("--depth", given.depth));
        }
        if (given.nodes != null) {
            return SearchLimits.ofNodes(positive("--nodes", given.nodes));
        }
        return given.millis == null
                ? otherwise
                : SearchLimits.ofTime(Duration.ofMillis(positive("--movetime", given.millis)));
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
