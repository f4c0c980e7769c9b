package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.job.Limits;
import dev.boardwright.core.OptionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The limit of a search for each move, on the command line: one of three, for a command's argument group. */
final class ThinkingLimit {
    @Option(names = "--movetime", paramLabel = "MS", description = "Think for this many milliseconds.")
    private @Nullable Long millis;

    @Option(names = "--depth", paramLabel = "N", description = "Think this many plies deep.")
    private @Nullable Integer depth;

    @Option(names = "--nodes", paramLabel = "N", description = "Think about this many positions.")
    private @Nullable Long nodes;

    /** The limit of the second player of a match. */
    static final class Second {
        @Option(
                names = "--second-movetime",
                paramLabel = "MS",
                description = "Let the second think for this many milliseconds.")
        private @Nullable Long millis;

        @Option(names = "--second-depth", paramLabel = "N", description = "Let the second think this many plies deep.")
        private @Nullable Integer depth;

        @Option(
                names = "--second-nodes",
                paramLabel = "N",
                description = "Let the second think about this many positions.")
        private @Nullable Long nodes;
    }

    /**
     * The limit that was given, or else the default.
     *
     * @throws OptionException if it is not positive
     */
    static SearchLimits limits(@Nullable ThinkingLimit given, SearchLimits otherwise) {
        return given == null ? otherwise : Limits.of("--", given.millis, given.depth, given.nodes);
    }

    /**
     * The limit that was given for the second player, or else that of the first.
     *
     * @throws OptionException if it is not positive
     */
    static SearchLimits limits(@Nullable Second given, SearchLimits otherwise) {
        return given == null ? otherwise : Limits.of("--second-", given.millis, given.depth, given.nodes);
    }
}
