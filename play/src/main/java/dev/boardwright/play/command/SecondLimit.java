package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The limit of the second player of a match for each move, on the command line: one of three. */
public final class SecondLimit {
    /** For picocli. */
    public SecondLimit() {}

    @Option(
            names = "--second-movetime",
            paramLabel = "MS",
            description = "Let the second think for this many milliseconds.")
    private @Nullable Long millis;

    @Option(names = "--second-depth", paramLabel = "N", description = "Let the second think this many plies deep.")
    private @Nullable Integer depth;

    @Option(names = "--second-nodes", paramLabel = "N", description = "Let the second think about this many positions.")
    private @Nullable Long nodes;

    /**
     * The limit that was given, or else that of the first player.
     *
     * @throws dev.boardwright.core.OptionException if it is not positive
     */
    public static SearchLimits limits(@Nullable SecondLimit given, SearchLimits otherwise) {
        if (given == null) {
            return otherwise;
        }
        if (given.depth != null) {
            return SearchLimits.ofDepth((int) ThinkingLimit.positive("--second-depth", given.depth));
        }
        if (given.nodes != null) {
            return SearchLimits.ofNodes(ThinkingLimit.positive("--second-nodes", given.nodes));
        }
        return given.millis == null
                ? otherwise
                : SearchLimits.ofTime(Duration.ofMillis(ThinkingLimit.positive("--second-movetime", given.millis)));
    }
}
