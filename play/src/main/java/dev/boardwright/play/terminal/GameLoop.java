package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Leave;
import dev.boardwright.play.console.Prompt;
import dev.boardwright.play.console.Questions;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.FileNames;
import dev.boardwright.play.files.GameFiles;
import dev.boardwright.play.files.Settings;
import dev.boardwright.play.session.MoveInput;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.session.Seats;
import dev.boardwright.play.support.Milliseconds;
import dev.boardwright.play.terminal.Thinker.Thought;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

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
    private final SeatedGame<S, M> session;
    private final TurnClock<S, M> clock;
    private final GameKeeper keeper;

    /** The pause between the moves of two computers; empty if each move waits for a key. */
    private Optional<Duration> delay;

    GameLoop(
            Console console,
            Settings settings,
            Thinker thinker,
            SeatedGame<S, M> session,
            GameKeeper keeper,
            Optional<Duration> delay,
            LongSupplier nanoTime) {
        this.console = console;
        this.settings = settings;
        this.thinker = thinker;
        this.questions = new Questions(console);
        this.clock = new TurnClock<>(session, nanoTime);
        this.answers = new GameAnswers<>(console, settings, thinker, session, clock.clock());
        this.session = session;
        this.keeper = keeper;
        this.delay = session.seats().anyPerson() ? Optional.empty() : delay;
    }

    /**
     * Plays until the person wants something else.
     *
     * @throws Leave if the person leaves, or input ends; the game is kept
     */
    NextStep play() {
        answers.introduce();
        answers.show();
        try {
            Optional<NextStep> next = Optional.empty();
            while (next.isEmpty()) {
                next = session.isOver() ? afterGame() : session.isPersonsTurn() ? personsTurn() : computersTurn();
            }
            return next.get();
        } catch (Leave e) {
            leave();
            throw e;
        } finally {
            answers.close();
        }
    }

    /** Keeps and shows the game after a change. */
    private void changed() {
        keeper.keep(clock.record());
        answers.show();
    }

    private void leave() {
        if (clock.clock().isPresent()) {
            // The clock has been running since the last move.
            keeper.keep(clock.record());
        }
        keeper.farewell(clock.record());
    }

    private Optional<NextStep> personsTurn() {
        String line = readCommand(clock.startPerson());
        if (clock.endIfUp()) {
            changed();
            return Optional.empty();
        }
        return obey(line);
    }

    private String readCommand(Prompt prompt) {
        return console.read(prompt, TypedLine.completion(answers.moveTexts(), answers.cellNames()));
    }

    private Optional<NextStep> computersTurn() {
        if (delay.isPresent()) {
            runOn(delay.get());
            return Optional.empty();
        }
        if (!session.seats().anyPerson()) {
            String line = readCommand(new Prompt.Fixed("Enter for the next move, or help> "));
            if (!line.isEmpty()) {
                return obey(line);
            }
        }
        letComputerMove();
        return Optional.empty();
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
    private static boolean isCountedDown(CountDownLatch latch, Duration time) {
        try {
            return latch.await(time.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Makes the computer's move. Returns whether the person stopped its search. */
    private boolean letComputerMove() {
        Seat.Computer computer = (Seat.Computer) session.mover();
        String side = session.sideToMove();
        SearchLimits limits = clock.startComputer(computer, settings.thinkingTime());
        Thought<M> thought = thinker.think(session, computer, limits);
        if (clock.endIfUp()) {
            changed();
            return thought.stopped();
        }
        M move = thought.result().move();
        console.say(side + " plays " + session.text(move) + ".");
        play(move);
        changed();
        return thought.stopped();
    }

    /** Makes a move, and prints its score. */
    private void play(M move) {
        S before = session.state();
        session.play(move);
        EndText.scored(session.game(), before, move).ifPresent(console::say);
    }

    /** Executes a typed line. If it cannot be executed, says why and changes nothing. */
    private Optional<NextStep> obey(String line) {
        if (line.isEmpty()) {
            return Optional.empty();
        }
        try {
            TypedLine typed = TypedLine.parse(line, answers.moveTexts());
            if (typed.command().isEmpty()) {
                playTyped(typed.argument());
                return Optional.empty();
            }
            return obey(typed.command().get(), typed.argument());
        } catch (BoardwrightException e) {
            console.say(Text.message(e));
            return Optional.empty();
        }
    }

    private Optional<NextStep> obey(GameCommand command, String argument) {
        switch (command) {
            case MOVES -> answers.moves(argument);
            case HINT -> answers.hint();
            case ANALYSE -> answers.analyse();
            case UNDO -> {
                session.session().undo();
                changed();
            }
            case REDO -> {
                session.session().redo();
                changed();
            }
            case BOARD -> answers.show();
            case FLIP -> answers.flip();
            case HISTORY -> answers.history();
            case REPLAY -> answers.replay();
            case POSITION -> answers.position();
            case RULES -> answers.rules();
            case SAVE -> save(argument);
            case RUN -> run(argument);
            case RESIGN -> resign();
            case HELP -> answers.help();
            case LOAD -> {
                return Optional.of(load(argument));
            }
            case MENU -> {
                leave();
                return Optional.of(new NextStep.Menu());
            }
            case QUIT -> {
                leave();
                return Optional.of(new NextStep.Quit());
            }
        }
        return Optional.empty();
    }

    /** Plays a typed move, or prints why it is not legal. */
    private void playTyped(String text) {
        if (!session.isPersonsTurn()) {
            throw new BoardwrightException("the computers play this game: Enter is the next move, 'run' plays on");
        }
        Optional<M> move = new MoveInput<>(session.game(), session.session().legalMoves()).find(text);
        if (move.isEmpty()) {
            answers.explain(text);
            return;
        }
        play(move.get());
        // The board is not drawn between a move and the immediate reply of a computer.
        boolean answeredAtOnce = !session.isOver() && session.mover() instanceof Seat.Computer c && !c.takesTime();
        if (answeredAtOnce) {
            keeper.keep(clock.record());
        } else {
            changed();
        }
    }

    private void save(String name) {
        GameFiles.save(clock.record(), FileNames.path(name));
        console.say("Saved to " + SafeText.line(name) + ".");
    }

    private NextStep load(String name) {
        var record = GameFiles.read(FileNames.path(name));
        return new NextStep.Play(SeatedGame.of(record, Seats.of(record, session.seats())));
    }

    private void run(String milliseconds) {
        if (session.seats().anyPerson()) {
            throw new BoardwrightException("only two computers can run");
        }
        delay = Optional.of(milliseconds.isEmpty() ? USUAL_DELAY : Milliseconds.ofPause("run", milliseconds));
    }

    private void resign() {
        if (!session.isPersonsTurn()) {
            throw new BoardwrightException("only a person can resign");
        }
        session.resign();
        changed();
    }

    private Optional<NextStep> afterGame() {
        return switch (AfterGame.ask(questions)) {
            case AGAIN -> Optional.of(new NextStep.Play(session.again(session.seats())));
            case SWAP ->
                Optional.of(new NextStep.Play(session.again(session.seats().swapped())));
            case SAVE -> {
                questions.ask("File", Optional.empty(), name -> {
                    save(name);
                    return name;
                });
                yield Optional.empty();
            }
            case REPLAY -> obey(GameCommand.REPLAY.text());
            case UNDO -> obey(GameCommand.UNDO.text());
            case MENU -> Optional.of(new NextStep.Menu());
            case QUIT -> Optional.of(new NextStep.Quit());
        };
    }
}
