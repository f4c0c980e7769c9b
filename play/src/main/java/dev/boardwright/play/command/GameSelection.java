package dev.boardwright.play.command;

import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The name and options of a game on the command line, for commands that require a game. */
@Command
public final class GameSelection {
    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = GameNames.class,
            description = "The game; 'boardwright games' lists them.")
    private String name;

    @Mixin
    private GameChoices choices;

    /**
     * The game that was chosen.
     *
     * @throws OptionException if there is no such game, or it does not allow the options
     */
    public Game<?, ?> game() {
        return Games.create(name, choices.given());
    }
}
