package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Player;
import dev.boardwright.core.SafeText;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.play.console.BackToMenu;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Leave;
import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Prompt;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.FileNames;
import dev.boardwright.play.files.GameFiles;
import dev.boardwright.play.files.Settings;
import dev.boardwright.play.session.ChessClock;
import dev.boardwright.play.session.ClockText;
import dev.boardwright.play.session.MoveInput;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.session.Seats;
import dev.boardwright.play.support.Milliseconds;
import dev.boardwright.play.terminal.Thinker.Thought;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Plays a game over a console: asks persons for their moves, lets computers think, and keeps the game on disk as it goes.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class GameLoop<S, M> {
    private static final Duration USUAL_DELAY = Duration.ofMillis(500);

    private final Console console;
    private final Settings settings;
    private final Thinker thinker;
    private final Questions questions;
    private final GameAnswers<S, M> answers;
    private final SeatedGame<S, M> seated;
    private final GameSession<S, M> session;
    private final MoveInput<S, M> input;
    private final Optional<ChessClock> clock;
    private final GameKeeper keeper;

    /** The game to play after this one; null while this one goes on. */
    private @Nullable SeatedGame<?, ?> next;

    /** The pause between the moves of two computers; empty if each move waits for a key. */
    private Optional<Duration> delay;

    GameLoop(
            Console console,
            Settings settings,
            Thinker thinker,
            SeatedGame<S, M> seated,
            GameKeeper keeper,
            Optional<Duration> delay,
            LongSupplier nanoTime) {
        this.console = console;
        this.settings = settings;
        this.thinker = thinker;
        this.questions = new Questions(console);
        this.seated = seated;
        this.session = seated.session();
        this.input = new MoveInput<>(session);
        this.clock = ChessClock.of(session, nanoTime);
        this.answers = new GameAnswers<>(console, settings, thinker, seated, input, clock);
        this.keeper = keeper;
        this.delay = seated.seats().anyPerson() ? Optional.empty() : delay;
    }

    /**
     * Plays until the person wants another game, and returns that.
     *
     * @throws BackToMenu if the person goes to the menu; a game in progress is kept
     * @throws Leave if the person leaves, or input ends; a game in progress is kept
     */
    SeatedGame<?, ?> play() {
        answers.introduce();
        answers.show();
        try {
            while (true) {
                if (next != null) {
                    return next;
                }
                if (session.isOver()) {
                    afterGame();
                } else if (seated.isPersonsTurn()) {
                    personsTurn();
                } else {
                    computersTurn();
                }
            }
        } catch (BackToMenu | Leave e) {
            if (clock.isPresent()) {
                // The clock has been running since the last move.
                keeper.keep(record());
            }
            keeper.farewell(record());
            throw e;
        } finally {
            answers.close();
        }
    }

    /** The game so far, with the time that is left. */
    private GameRecord<S, M> record() {
        GameRecord<S, M> record = session.record();
        return clock.isPresent() ? clock.get().sign(record) : record;
    }

    /** Keeps and shows the game after a change. */
    private void changed() {
        keeper.keep(record());
        answers.show();
    }

    private void personsTurn() {
        clock.ifPresent(ChessClock::start);
        String line = readCommand(prompt(seated.sideToMove()));
        if (!endIfTimeIsUp()) {
            obey(line);
        }
    }

    /** {@code White> }; with a clock, the time that is left before the bracket. */
    private Prompt prompt(String side) {
        if (clock.isEmpty()) {
            return new Prompt.Fixed(side + "> ");
        }
        ChessClock running = clock.get();
        Player player = session.turn();
        return new Prompt() {
            @Override
            public String text() {
                return side + " " + ClockText.of(running.left(player)) + "> ";
            }

            @Override
            public boolean isTimeUp() {
                return running.isUp();
            }
        };
    }

    private String readCommand(Prompt prompt) {
        return console.read(prompt, TypedLine.completion(input.texts(), answers.cellNames()));
    }

    /** Ends the game if the side to move has no time left; returns whether it did. */
    private boolean endIfTimeIsUp() {
        boolean up = clock.isPresent() && clock.get().isUp();
        if (up) {
            session.loseOnTime(session.turn());
            changed();
        }
        return up;
    }

    private void computersTurn() {
        if (delay.isPresent()) {
            runOn(delay.get());
            return;
        }
        if (!seated.seats().anyPerson()) {
            String line = readCommand(new Prompt.Fixed("Enter for the next move, or help> "));
            if (!line.isEmpty()) {
                obey(line);
                return;
            }
        }
        letComputerMove();
    }

    /** Lets two computers play, with a pause after each move, until the game is over or the person stops them. */
    private void runOn(Duration pause) {
        CountDownLatch stop = new CountDownLatch(1);
        // Covers the whole run, so that Ctrl-C also works while a board is drawn.
        boolean stopped = console.interruptibly(stop::countDown, () -> {
            while (!session.isOver()) {
                if (letComputerMove() || (!session.isOver() && isCountedDown(stop, pause))) {
                    return true;
                }
            }
            return false;
        });
        if (stopped) {
            delay = Optional.empty();
            console.say("Stopped; 'run' goes on.");
        }
    }

    /** Waits for at most this time. Returns whether the latch is down or the thread was interrupted. */
    static boolean isCountedDown(CountDownLatch latch, Duration time) {
        try {
            return latch.await(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Makes the computer's move. Returns whether the person stopped its search. */
    private boolean letComputerMove() {
        Seat.Computer computer = (Seat.Computer) seated.mover();
        String side = seated.sideToMove();
        clock.ifPresent(ChessClock::start);
        SearchLimits limits = clock.map(running -> computer.limits(running.now(), session.turn()))
                .orElseGet(() -> computer.limits(settings.thinkingTime()));
        Thought<M> thought = thinker.think(session, computer, limits);
        if (!endIfTimeIsUp()) {
            M move = thought.result().move();
            console.say(side + " plays " + session.game().notation().formatMove(move) + ".");
            play(move);
            changed();
        }
        return thought.stopped();
    }

    /** Makes a move, and prints its score. */
    private void play(M move) {
        S before = session.state();
        session.play(move);
        EndText.scored(session.game(), before, move).ifPresent(console::say);
    }

    /** Executes a typed line. If it cannot be executed, says why and changes nothing. */
    private void obey(String line) {
        if (line.isEmpty()) {
            return;
        }
        try {
            TypedLine typed = TypedLine.parse(line, input.texts());
            if (typed.command().isEmpty()) {
                playTyped(typed.argument());
            } else {
                obey(typed.command().get(), typed.argument());
            }
        } catch (BoardwrightException e) {
            console.say(Text.message(e));
        }
    }

    private void obey(GameCommand command, String argument) {
        switch (command) {
            case MOVES -> answers.moves(argument);
            case HINT -> answers.hint();
            case ANALYSE -> answers.analyse();
            case UNDO -> {
                session.undo();
                changed();
            }
            case REDO -> {
                session.redo();
                changed();
            }
            case BOARD -> answers.show();
            case FLIP -> answers.flip();
            case HISTORY -> answers.history();
            case REPLAY -> answers.replay();
            case POSITION -> answers.position();
            case RULES -> answers.rules();
            case SAVE -> save(argument);
            case LOAD -> load(argument);
            case RUN -> run(argument);
            case RESIGN -> resign();
            case HELP -> answers.help();
            case MENU -> throw new BackToMenu();
            case QUIT -> throw new Leave();
        }
    }

    /** Plays a typed move, or prints why it is not legal. */
    private void playTyped(String text) {
        if (!seated.isPersonsTurn()) {
            throw new BoardwrightException("the computers play this game: Enter is the next move, 'run' plays on");
        }
        Optional<M> move = input.find(text);
        if (move.isEmpty()) {
            answers.explain(text);
            return;
        }
        play(move.get());
        // The board is not drawn between a move and the immediate reply of a computer.
        boolean answeredAtOnce = !session.isOver() && seated.mover() instanceof Seat.Computer c && !c.takesTime();
        if (answeredAtOnce) {
            keeper.keep(record());
        } else {
            changed();
        }
    }

    private void save(String name) {
        GameFiles.save(record(), FileNames.path(name));
        console.say("Saved to " + SafeText.line(name) + ".");
    }

    private void load(String name) {
        var record = GameFiles.read(FileNames.path(name));
        next = SeatedGame.of(record, Seats.of(record, seated.seats()));
    }

    private void run(String milliseconds) {
        if (seated.seats().anyPerson()) {
            throw new BoardwrightException("only two computers can run");
        }
        delay = Optional.of(milliseconds.isEmpty() ? USUAL_DELAY : Milliseconds.ofPause("run", milliseconds));
    }

    private void resign() {
        if (!seated.isPersonsTurn()) {
            throw new BoardwrightException("only a person can resign");
        }
        session.resign(session.turn());
        changed();
    }

    private void afterGame() {
        questions
                .<Runnable>choose(
                        "What next?",
                        List.of(
                                new MenuItem<>("again", "the same game once more", () -> again(seated.seats())),
                                new MenuItem<>(
                                        "swap",
                                        "once more, with sides changed",
                                        () -> again(seated.seats().swapped())),
                                new MenuItem<>("replay", "walk through the moves", () -> obey("replay")),
                                new MenuItem<>("save", "write this game to a file", this::askAndSave),
                                new MenuItem<>("undo", "take the end back", () -> obey("undo")),
                                new MenuItem<>("menu", "", () -> obey("menu")),
                                new MenuItem<>("quit", "", () -> obey("quit"))))
                .run();
    }

    private void again(Seats players) {
        next = seated.again(players);
    }

    private void askAndSave() {
        questions.ask("File", Optional.empty(), name -> {
            save(name);
            return name;
        });
    }
}
