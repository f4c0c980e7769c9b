package dev.boardwright.play.command;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.OptionException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The options of a game on the command line, for a command to mix in, even one that asks for a game that is not named. The
 * game validates them.
 */
public final class GameChoices {
    @Option(names = "--size", paramLabel = "N", description = "The size of the board.")
    private @Nullable String size;

    @Option(names = "--variant", paramLabel = "NAME", description = "The variant of the game.")
    private @Nullable String variant;

    @Option(
            names = "--set",
            paramLabel = "NAME=VALUE",
            description = "Any other option of the game; may be repeated. 'boardwright games' lists them.")
    private List<String> settings = new ArrayList<>();

    /**
     * The options that were given, not yet checked against a game.
     *
     * @throws OptionException if a setting is not of the form name=value, or an option was given twice
     */
    public GameOptions given() {
        GameOptions given = GameOptions.create();
        if (size != null) {
            given = given.with("size", size);
        }
        if (variant != null) {
            given = given.with("variant", variant);
        }
        for (String setting : settings) {
            int equals = setting.indexOf('=');
            if (equals < 1) {
                throw new OptionException("--set takes name=value, not " + BoardwrightException.quote(setting));
            }
            String name = setting.substring(0, equals);
            if (given.find(name).isPresent()) {
                throw new OptionException("the option " + BoardwrightException.quote(name) + " is given twice");
            }
            given = given.with(name, setting.substring(equals + 1));
        }
        return given;
    }
}
