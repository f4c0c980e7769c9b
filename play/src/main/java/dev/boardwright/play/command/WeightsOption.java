package dev.boardwright.play.command;

import dev.boardwright.play.files.Weights;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The weights of a level on the command line, for a command to mix in. */
public final class WeightsOption {
    @Option(
            names = "--weights",
            paramLabel = "FILE",
            description = "Evaluate with these weights, made by 'boardwright learn'; " + Weights.NONE
                    + " for the game's evaluation without weights.")
    private @Nullable String choice;

    /** The choice as {@link Weights} reads it; null for the evaluation that the game has. */
    public @Nullable String choice() {
        return choice;
    }
}
