package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.Settings;
import dev.boardwright.play.files.Settings.Stones;
import dev.boardwright.play.files.UserFiles;
import java.util.List;

/** Shows the settings and lets a person change them. */
final class SettingsMenu {
    private final Console console;
    private final Questions questions;
    private final UserFiles files;

    SettingsMenu(Console console, UserFiles files) {
        this.console = console;
        this.questions = new Questions(console);
        this.files = files;
    }

    private enum Item {
        TIME,
        STONES,
        COLOURS,
        MENU
    }

    /** The settings after the person's changes; each change is written to disk at once. */
    Settings change(Settings settings) {
        Settings changed = settings;
        while (true) {
            Item item = questions.choose(
                    "Settings",
                    List.of(
                            new MenuItem<>("time", changed.thinkingTime().toMillis() + " ms a move", Item.TIME),
                            new MenuItem<>("stones", changed.stones().text(), Item.STONES),
                            new MenuItem<>(
                                    "colours", changed.colours() ? "where there are any" : "never", Item.COLOURS),
                            new MenuItem<>("menu", "", Item.MENU)));
            switch (item) {
                case TIME -> changed = changed.withThinkingTime(questions.askThinkingTime(changed.thinkingTime()));
                case STONES ->
                    changed = changed.withStones(changed.stones() == Stones.DISCS ? Stones.LETTERS : Stones.DISCS);
                case COLOURS -> changed = changed.withColours(!changed.colours());
                case MENU -> {
                    return changed;
                }
            }
            write(changed);
        }
    }

    private void write(Settings settings) {
        try {
            files.writeSettings(settings);
        } catch (BoardwrightException e) {
            console.say("The settings last until you leave: " + Text.message(e));
        }
    }
}
