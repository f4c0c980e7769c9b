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
import dev.boardwright.play.files.Weights;
import dev.boardwright.play.support.RulesText;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

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

    private void untilLeaving(Runnable beginning) {
        try {
            orMenu(beginning);
            while (true) {
                orMenu(this::menu);
            }
        } catch (Leave e) {
            // The person has left.
        }
    }

    /** Runs {@code step}, and returns for the menu if it ends, fails, or the person goes back. */
    private void orMenu(Runnable step) {
        try {
            step.run();
        } catch (BackToMenu e) {
            // The menu comes next.
        } catch (BoardwrightException e) {
            console.say(Text.message(e));
        }
    }

    private void menu() {
        KeptOffer kept = KeptOffer.of(files, Optional.empty());
        questions
                .<Runnable>choose(
                        "Boardwright",
                        kept.item(() -> play(kept.choose(questions), Optional.empty(), Optional.empty())),
                        List.of(
                                new MenuItem<>("play", "a new game", () -> play(Request.NOTHING)),
                                new MenuItem<>("load", "go on with a game from a file", this::load),
                                new MenuItem<>("rules", "how a game is played", this::rules),
                                new MenuItem<>("settings", "thinking time, colours", this::changeSettings),
                                new MenuItem<>("exit", "", this::leave)),
                        Optional.empty())
                .run();
    }

    private void load() {
        play(Request.NOTHING.withRecord(
                questions.ask("File", Optional.empty(), name -> GameFiles.read(FileNames.path(name)))));
    }

    private void rules() {
        GameInfo info = questions.choose(
                "Rules of which game?",
                Games.all().stream()
                        .map(game -> MenuItem.of(game.title(), game))
                        .toList());
        console.page("\n" + RulesText.of(info));
    }

    private void changeSettings() {
        settings = new SettingsMenu(console, files).change(settings);
    }

    private void leave() {
        throw new Leave();
    }

    private void play(Request request) {
        play(
                new GameSetup(console, files, settings.thinkingTime(), request, seeds).prepare(),
                request.delay(),
                request.weights());
    }

    /** Plays a game and those that follow it, until the person goes to the menu or leaves. */
    private void play(KeptSession beginning, Optional<Duration> delay, Optional<String> weights) {
        KeptSession prepared = beginning;
        while (true) {
            prepared = KeptSession.fresh(loop(prepared, delay, weights).play(), files);
        }
    }

    private GameLoop<?, ?> loop(KeptSession prepared, Optional<Duration> delay, Optional<String> weights) {
        Thinker thinker = new Thinker(
                console,
                seeds.next(),
                Weights.evaluations(
                        weights.orElse(null), prepared.seated().session().game()));
        GameKeeper keeper = new GameKeeper(console, prepared.kept());
        return new GameLoop<>(console, settings, thinker, prepared.seated(), keeper, delay, nanoTime);
    }
}
