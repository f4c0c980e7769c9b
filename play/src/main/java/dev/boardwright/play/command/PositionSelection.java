package dev.boardwright.play.command;

import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A game and a position on the command line, for a command to mix in. */
@Command
final class PositionSelection {
    @Mixin
    private GameSelection selection;

    @Option(names = "--position", paramLabel = "P", description = "Begin here instead of at the start.")
    private @Nullable String position;

    /** Whether a position was given. */
    boolean hasPosition() {
        return position != null;
    }

    /**
     * The game that was chosen.
     *
     * @throws OptionException if there is no such game, or it does not allow the options
     */
    Game<?, ?> game() {
        return selection.game();
    }

    /**
     * The game that was chosen, and the state to start from.
     *
     * @throws NotationException if the position is not one of the game's
     */
    <S, M> StartingPoint<S, M> start(Game<S, M> game) {
        return StartingPoint.of(game, position);
    }
}
