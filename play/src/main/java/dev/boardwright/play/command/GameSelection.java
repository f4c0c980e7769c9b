package dev.boardwright.play.command;

import dev.boardwright.ai.Levels;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /**
     * The game that was chosen. Levels of it that cannot be used are named on standard error.
     *
     * @throws OptionException if there is no such game, or it does not allow the options
     */
    public Game<?, ?> game() {
        Game<?, ?> game = Games.create(name, choices.given());
        Levels.problems(game).forEach(problem -> command.commandLine().getErr().println("boardwright: " + problem));
        return game;
    }
}
