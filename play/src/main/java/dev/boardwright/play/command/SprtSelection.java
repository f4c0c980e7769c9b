package dev.boardwright.play.command;

import dev.boardwright.ai.match.Sprt;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A sequential test of a match on the command line, for a command to mix in. */
@Command
public final class SprtSelection {
    @Option(
            names = "--sprt",
            paramLabel = "ELO0:ELO1",
            converter = SprtConverter.class,
            description = "Stop as soon as a sequential test tells a difference of ELO0 from one of ELO1.")
    private @Nullable Sprt sprt;

    /** For picocli. */
    public SprtSelection() {}

    /** The test that was given. */
    public Optional<Sprt> sprt() {
        return Optional.ofNullable(sprt);
    }
}
