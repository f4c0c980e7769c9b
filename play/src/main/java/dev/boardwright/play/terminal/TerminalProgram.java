package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.Rng;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The program at a terminal: the menu, and one game after the other. */
final class TerminalProgram {
    private final Console console;
    private final Questions questions;
    private final UserFiles files;
    private final Rng seeds;
    private Settings settings;

    /** A program on this console; {@code seed} decides what computers play where they have a choice. */
    TerminalProgram(Console console, UserFiles files, long seed) {
        this.console = console;
        this.questions = new Questions(console);
        this.files = files;
        this.seeds = new Rng(seed);
        this.settings = Settings.read(files.settings());
    }

    /** Opens the menu, and stays until the person leaves. */
    void open() {
        untilLeaving(this::menu);
    }

    /** Plays the game that is requested, then others or the menu, until the person leaves. */
    void open(Request request) {
        untilLeaving(() -> play(request));
    }

    private void untilLeaving(Supplier<Next> beginning) {
        try {
            Next next = orMenu(beginning);
            while (!(next instanceof Next.Quit)) {
                next = orMenu(this::menu);
            }
        } catch (Leave e) {
            // That is how one leaves.
        }
    }

    /** What {@code step} leads to; the menu if the person turns back, or if it cannot be done. */
    private Next orMenu(Supplier<Next> step) {
        try {
            return step.get();
        } catch (BackToMenu e) {
            return new Next.Menu();
        } catch (BoardwrightException e) {
            console.say(Text.message(e));
            return new Next.Menu();
        }
    }

    private enum Item {
        CONTINUE,
        PLAY,
        RULES,
        SETTINGS,
        EXIT
    }

    private Next menu() {
        KeptOffer kept = KeptOffer.of(files, Optional.empty());
        Item item = questions.choose(
                "Boardwright",
                kept.choice(Item.CONTINUE),
                List.of(
                        new Choice<>("play", "a new game", Item.PLAY),
                        new Choice<>("rules", "how a game is played", Item.RULES),
                        new Choice<>("settings", "thinking time, colours", Item.SETTINGS),
                        new Choice<>("exit", "", Item.EXIT)),
                Optional.empty());
        return switch (item) {
            case CONTINUE -> play(kept.choose(questions), Optional.empty());
            case PLAY -> play(Request.NOTHING);
            case RULES -> rules();
            case SETTINGS -> {
                settings = new SettingsMenu(console, files).change(settings);
                yield new Next.Menu();
            }
            case EXIT -> new Next.Quit();
        };
    }

    private Next rules() {
        GameInfo info = questions.choose(
                "Rules of which game?",
                Games.all().stream().map(game -> Choice.of(game.title(), game)).toList());
        console.say("\n" + SessionText.rules(info, console.width()));
        return new Next.Menu();
    }

    private Next play(Request request) {
        return play(new GameSetup(console, files, settings.thinkingTime(), request).prepare(), request.delay());
    }

    /** Plays a game and those that follow it, until something else is wanted. */
    private Next play(Prepared beginning, Optional<Duration> delay) {
        Prepared prepared = beginning;
        while (true) {
            Next next = table(prepared, delay).play();
            if (!(next instanceof Next.Play another)) {
                return next;
            }
            GameSession<?, ?> session = another.session();
            prepared = new Prepared(session, files.newGame(session.game().info().name()));
        }
    }

    private GameTable<?, ?> table(Prepared prepared, Optional<Duration> delay) {
        Thinker thinker = new Thinker(console, seeds.next());
        GameKeeper keeper = new GameKeeper(console, prepared.kept());
        return new GameTable<>(console, settings, thinker, prepared.session(), keeper, delay);
    }
}
