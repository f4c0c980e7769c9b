package dev.boardwright.play.command;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameVisitor;
import dev.boardwright.core.OptionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A game on the command line, where to begin, and how deep to count, for a command to mix in. */
@Command
public final class PerftSelection {
    @Mixin
    private PositionSelection selection;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The length of the sequences.")
    private int depth;

    /** For picocli. */
    public PerftSelection() {}

    /**
     * The game that was chosen.
     *
     * @throws OptionException if there is no such game, it does not allow the options, or the depth is negative
     */
    public Game<?, ?> game() {
        if (depth < 0) {
            throw new OptionException("DEPTH must be 0 or more, not " + depth);
        }
        return selection.game();
    }

    /**
     * The result of {@code visitor} for the game that was chosen.
     *
     * @throws OptionException if there is no such game, it does not allow the options, or the depth is negative
     */
    public <R> R with(GameVisitor<R> visitor) {
        if (depth < 0) {
            throw new OptionException("DEPTH must be 0 or more, not " + depth);
        }
        return selection.with(visitor);
    }

    /** The game that was chosen, and the state to begin at. */
    public <S, M> StartingPoint<S, M> start(Game<S, M> game) {
        return selection.start(game);
    }

    /** The depth that was given. */
    public int depth() {
        return depth;
    }
}
