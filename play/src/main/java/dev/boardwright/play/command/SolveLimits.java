package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.OptionException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The question and the limits of a solver on the command line, for a command to mix in. */
@Command
public final class SolveLimits {
    @Option(names = "--margin", description = "Find the exact margin too, and the moves that keep it.")
    private boolean margin;

    @Option(names = "--movetime", paramLabel = "MS", description = "Stop after this many milliseconds for a position.")
    private @Nullable Long millis;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after about N nodes for a position.")
    private @Nullable Long nodes;

    /** For picocli. */
    public SolveLimits() {}

    /** Whether the exact margin is wanted. */
    public boolean isMargin() {
        return margin;
    }

    /**
     * The limits for each position.
     *
     * @throws OptionException if one is not positive
     */
    public SearchLimits limits() {
        SearchLimits limits = SearchLimits.infinite();
        if (millis != null) {
            limits = limits.withTime(Duration.ofMillis(ThinkingLimit.positive("--movetime", millis)));
        }
        return nodes == null ? limits : limits.withNodes(ThinkingLimit.positive("--nodes", nodes));
    }
}
