package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.Rng;
import dev.boardwright.play.console.BackToMenu;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Leave;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.FileNames;
import dev.boardwright.play.files.GameFiles;
import dev.boardwright.play.files.Settings;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.support.RulesText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** The program in the terminal: the menu, and one game after the other. */
final class TerminalProgram {
    private final Console console;
    private final Questions questions;
    private final UserFiles files;
    private final Rng seeds;
    private final LongSupplier nanoTime;
    private Settings settings;

    /**
     * A program on this console.
     *
     * @param seed decides what computers play where they have a choice
     * @param nanoTime the present time in nanoseconds, for clocks
     */
    TerminalProgram(Console console, UserFiles files, long seed, LongSupplier nanoTime) {
        this.console = console;
        this.questions = new Questions(console);
        this.files = files;
        this.seeds = new Rng(seed);
        this.nanoTime = nanoTime;
        this.settings = files.readSettings();
    }

    /** Opens the menu, and stays until the person leaves. */
    void open() {
        untilLeaving(this::menu);
    }

    /** Plays the requested game, then others or the menu, until the person leaves. */
    void open(Request request) {
        untilLeaving(() -> play(request));
    }

    private void untilLeaving(Supplier<NextStep> beginning) {
        try {
            NextStep next = orMenu(beginning);
            while (!(next instanceof NextStep.Quit)) {
                next = orMenu(this::menu);
            }
        } catch (Leave e) {
            // The person has left.
        }
    }

    /** The result of {@code step}; the menu if the person goes back or the step fails. */
    private NextStep orMenu(Supplier<NextStep> step) {
        try {
            return step.get();
        } catch (BackToMenu e) {
            return new NextStep.Menu();
        } catch (BoardwrightException e) {
            console.say(Text.message(e));
            return new NextStep.Menu();
        }
    }

    private enum Item {
        CONTINUE,
        PLAY,
        LOAD,
        RULES,
        SETTINGS,
        EXIT
    }

    private NextStep menu() {
        KeptOffer kept = KeptOffer.of(files, Optional.empty());
        Item item = questions.choose(
                "Boardwright",
                kept.item(Item.CONTINUE),
                List.of(
                        new MenuItem<>("play", "a new game", Item.PLAY),
                        new MenuItem<>("load", "go on with a game from a file", Item.LOAD),
                        new MenuItem<>("rules", "how a game is played", Item.RULES),
                        new MenuItem<>("settings", "thinking time, colours", Item.SETTINGS),
                        new MenuItem<>("exit", "", Item.EXIT)),
                Optional.empty());
        return switch (item) {
            case CONTINUE -> play(kept.choose(questions), Optional.empty());
            case PLAY -> play(Request.NOTHING);
            case LOAD ->
                play(Request.NOTHING.withRecord(
                        questions.ask("File", Optional.empty(), name -> GameFiles.read(FileNames.path(name)))));
            case RULES -> rules();
            case SETTINGS -> {
                settings = new SettingsMenu(console, files).change(settings);
                yield new NextStep.Menu();
            }
            case EXIT -> new NextStep.Quit();
        };
    }

    private NextStep rules() {
        GameInfo info = questions.choose(
                "Rules of which game?",
                Games.all().stream()
                        .map(game -> MenuItem.of(game.title(), game))
                        .toList());
        console.page("\n" + RulesText.of(info));
        return new NextStep.Menu();
    }

    private NextStep play(Request request) {
        return play(new GameSetup(console, files, settings.thinkingTime(), request, seeds).prepare(), request.delay());
    }

    /** Plays a game and those that follow it, until the person wants to do something else. */
    private NextStep play(KeptSession beginning, Optional<Duration> delay) {
        KeptSession prepared = beginning;
        while (true) {
            NextStep next = loop(prepared, delay).play();
            if (!(next instanceof NextStep.Play another)) {
                return next;
            }
            SeatedGame<?, ?> session = another.session();
            prepared =
                    new KeptSession(session, files.newGame(session.game().info().name()));
        }
    }

    private GameLoop<?, ?> loop(KeptSession prepared, Optional<Duration> delay) {
        Thinker thinker = new Thinker(console, seeds.next());
        GameKeeper keeper = new GameKeeper(console, prepared.kept());
        return new GameLoop<>(console, settings, thinker, prepared.session(), keeper, delay, nanoTime);
    }
}
