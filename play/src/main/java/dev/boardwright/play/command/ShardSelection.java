package dev.boardwright.play.command;

import dev.boardwright.ai.match.Shard;
import dev.boardwright.core.OptionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A part of the work on the command line, for a command to mix in. */
@Command
final class ShardSelection {
    @Option(
            names = "--shard",
            paramLabel = "I/N",
            description = "Do only part I of N of the same work; 'boardwright merge' puts the parts together.")
    private @Nullable String text;

    /** Whether a part was chosen, which can be part 1 of 1. */
    boolean isGiven() {
        return text != null;
    }

    /**
     * The part that was chosen, or the whole.
     *
     * @throws OptionException if it is not of the form I/N
     */
    Shard shard() {
        try {
            return text == null ? Shard.ALL : Shard.parse(text);
        } catch (OptionException e) {
            throw new OptionException("--shard: " + e.getMessage());
        }
    }
}
