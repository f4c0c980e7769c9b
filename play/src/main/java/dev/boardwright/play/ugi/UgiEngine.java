package dev.boardwright.play.ugi;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.WatchedSearcher;
import dev.boardwright.ai.job.LibraryVersion;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.ugi.LineReader;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Player;
import dev.boardwright.core.SafeText;
import dev.boardwright.draw.TextBoard;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * An engine for one game. One thread reads commands while another searches.
 *
 * <table>
 *   <caption>Commands and answers</caption>
 *   <tr><td>{@code ugi} <td>{@code id} and {@code option} lines, {@code ugiok}
 *   <tr><td>{@code isready} <td>{@code readyok}
 *   <tr><td>{@code setoption}, {@code uginewgame}, {@code position} <td>nothing, or {@code info string} if refused
 *   <tr><td>{@code query p1turn|gameover|result|position|moves} <td>{@code response ...}
 *   <tr><td>{@code go ...} <td>{@code info} lines, {@code bestmove M}
 *   <tr><td>{@code go perft N} <td>{@code move: count} lines, {@code nodes N}
 *   <tr><td>{@code stop} <td>no own answer; the search answers
 *   <tr><td>{@code d} <td>the board, drawn, and the position
 *   <tr><td>{@code quit} <td>the end
 * </table>
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class UgiEngine<S, M> {
    /** The longest line that the engine reads: far more than any game with all its moves. */
    static final int MAX_LINE_BYTES = 1 << 20;

    private static final String BEST_MOVE = "bestmove ";
    /** The move of a game that is over. */
    private static final String NONE = "none";

    private static final long MILLIS_TO_ANSWER_AT_QUIT = 200;

    private final Game<S, M> game;
    private final LineWriter out;
    private final UgiOptions options;
    private final Duration grace;
    private final OutputWatch watch;
    private GameHistory<S, M> history;

    /** The warm-up time before the first {@code readyok}; zero after it. */
    private Duration warmUp;

    /** Open until {@link #run} may return: the client has quit, or the output is broken. */
    private final CountDownLatch ended = new CountDownLatch(1);

    private volatile @Nullable IOException inputFailure;

    /** Guards {@link #running}, and ensures that its last line is written before it counts as ended. */
    private final Object lock = new Object();

    private @Nullable Task running;

    /**
     * An engine that writes to {@code out}; {@link #run} reads commands.
     *
     * @param warmUp about how long to warm up before the first {@code readyok}, for a new process
     */
    public UgiEngine(Game<S, M> game, OutputStream out, Duration warmUp) {
        this(game, out, warmUp, Match.DEFAULT_GRACE);
    }

    /** An engine whose level is left behind if it is later than {@code grace}, for tests. */
    UgiEngine(Game<S, M> game, OutputStream out, Duration warmUp, Duration grace) {
        this.game = game;
        this.out = new LineWriter(out, this::abandon);
        this.warmUp = warmUp;
        this.grace = grace;
        options = new UgiOptions(game);
        watch = new OutputWatch(this.out, () -> current() != null);
        history = GameHistory.of(game);
    }

    /**
     * This engine with these weights, as the option {@code Weights} sets them; null for none. Call it before {@link #run}.
     *
     * @throws BoardwrightException if the file is not one of weights for this game
     */
    public UgiEngine<S, M> withWeights(@Nullable String choice) {
        options.setWeights(choice == null ? "" : choice);
        return this;
    }

    /**
     * Answers commands until {@code quit} or the end of input. At the end of input a search with limits finishes first.
     * If the output breaks, everything ends at once, even if input is still open.
     *
     * @throws IOException if the input cannot be read
     */
    public void run(InputStream in) throws IOException {
        // A thread that waits for input cannot be stopped, so this thread waits for either end.
        Thread listener = new Thread(() -> listen(in), "listener");
        listener.setDaemon(true);
        listener.start();
        try (watch) {
            watch.start();
            ended.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (inputFailure != null) {
            throw inputFailure;
        }
    }

    private void listen(InputStream in) {
        try {
            LineReader reader = new LineReader(in, MAX_LINE_BYTES);
            LineReader.Line line = reader.read();
            while (line != null && answer(line)) {
                line = reader.read();
            }
            Task task = current();
            if (task != null && line == null) {
                watch.inputEnded();
                task.stopIfEndless();
                task.join(0);
            } else if (task != null) {
                task.stop();
                task.join(MILLIS_TO_ANSWER_AT_QUIT);
            }
        } catch (IOException e) {
            inputFailure = e;
        } finally {
            ended.countDown();
        }
    }

    /** Ends everything, because the output is closed. */
    private void abandon() {
        stop();
        ended.countDown();
    }

    private boolean answer(LineReader.Line line) {
        if (line.cut()) {
            out.error("a line of more than " + MAX_LINE_BYTES + " bytes is ignored");
            return true;
        }
        return handle(line.text().strip());
    }

    /** Answers one line; returns false if it was the last. */
    private boolean handle(String line) {
        List<String> words = Words.of(line);
        if (words.isEmpty()) {
            return true;
        }
        String command = words.get(0);
        List<String> arguments = words.subList(1, words.size());
        try {
            switch (command) {
                case "quit" -> {
                    return false;
                }
                case "ugi" -> introduce();
                case "isready" -> ready();
                case "query" -> query(line, arguments);
                case "d" -> draw();
                case "stop" -> stop();
                case "setoption", "uginewgame", "position", "go" -> {
                    if (current() != null) {
                        out.info(command + " is refused while a search runs");
                    } else {
                        change(command, line, arguments);
                    }
                }
                default -> out.info("unknown command: " + SafeText.excerpt(line));
            }
        } catch (BoardwrightException e) {
            out.error(Words.message(e));
        } catch (Throwable e) {
            // A user's game may have a bug; the engine continues.
            out.error(Words.failure(e));
        }
        return true;
    }

    private void introduce() {
        out.line("id name Boardwright " + LibraryVersion.text() + "\nid author the Boardwright authors\n"
                + String.join("\n", options.declarations()) + "\nugiok");
    }

    private void ready() {
        if (current() == null && !warmUp.isZero()) {
            Duration time = warmUp;
            warmUp = Duration.ZERO;
            try {
                WarmUp.run(game, searcher(), time);
            } catch (Throwable e) {
                out.error("the warm-up failed: " + Words.failure(e));
            }
            options.forget();
        }
        out.line("readyok");
    }

    private void query(String line, List<String> arguments) {
        switch (arguments.isEmpty() ? "" : arguments.get(0)) {
            case "p1turn" -> out.line("response " + (history.turn() == Player.FIRST));
            case "gameover" -> out.line("response " + history.outcome().isOver());
            case "result" -> out.line("response " + history.outcome().code());
            case "position" -> out.line("response " + game.notation().formatState(history.state()));
            case "moves" ->
                out.line(history.legalMoves().stream()
                        .map(move -> " " + game.notation().formatMove(move))
                        .collect(Collectors.joining("", "response", "")));
            default -> out.info("unknown command: " + SafeText.excerpt(line));
        }
    }

    private void draw() {
        out.line(TextBoard.plain(game.view(history.state()), Set.of()).stripTrailing() + "\n\n"
                + game.notation().formatState(history.state()));
    }

    private void stop() {
        Task task = current();
        if (task != null) {
            task.stop();
        }
    }

    /** Commands that are not allowed during a search. */
    private void change(String command, String line, List<String> arguments) {
        switch (command) {
            case "setoption" -> options.set(arguments);
            case "uginewgame" -> {
                options.newGame();
                history = GameHistory.of(game);
            }
            case "position" -> history = PositionCommand.read(game, line.substring(command.length()));
            default ->
                go(GoRequest.read(arguments, word -> out.info("go ignores " + BoardwrightException.quote(word))));
        }
    }

    private void go(GoRequest request) {
        GameHistory<S, M> from = history;
        if (request.perft().isPresent()) {
            int depth = request.perft().getAsInt();
            begin(new Task(false, task -> perft(task, from.state(), depth)));
            return;
        }
        try {
            if (from.outcome().isOver()) {
                out.line(BEST_MOVE + NONE);
            } else {
                Searcher searcher = searcher();
                SearchLimits limits = request.limits(options.moveOverhead());
                InfoLines<M> info = new InfoLines<>(game, out, options.multiPv() > 1);
                begin(new Task(request.untilStopped(), task -> search(task, from, limits, searcher, info)));
            }
        } catch (Throwable e) {
            // The client waits for a move.
            fail(e);
            end(BEST_MOVE + anyMove(from));
        }
    }

    /** The level, which may be that of another jar: one that fails or hangs is named, and a move is still sent. */
    private Searcher searcher() {
        return WatchedSearcher.of(options.level(), options.settings(), grace);
    }

    private void search(Task task, GameHistory<S, M> from, SearchLimits limits, Searcher searcher, InfoLines<M> info) {
        String move = "";
        try {
            SearchResult<M> result = searcher.search(from, limits, info, task.signal());
            move = game.notation().formatMove(result.move());
            info.onEnd(result);
        } catch (Throwable e) {
            fail(e);
        }
        task.awaitEnd();
        end(BEST_MOVE + (move.isEmpty() ? anyMove(from) : move));
    }

    /** The first legal move, for a search that failed; none if the game itself fails. */
    private String anyMove(GameHistory<S, M> from) {
        try {
            return game.notation().formatMove(from.legalMoves().get(0));
        } catch (Throwable e) {
            fail(e);
            return NONE;
        }
    }

    private void perft(Task task, S from, int depth) {
        long nodes = 0;
        try {
            nodes = Perft.divide(
                    game,
                    from,
                    depth,
                    Perft.EndedGames.COUNT_ONCE,
                    task.signal()::isStopped,
                    (move, count) -> out.line(game.notation().formatMove(move) + ": " + count));
        } catch (Throwable e) {
            fail(e);
        }
        if (task.signal().isStopped()) {
            out.info("perft was stopped: its nodes are those of the moves above");
        }
        end("nodes " + nodes);
    }

    /** Reports the failure; a move is still sent. */
    private void fail(Throwable e) {
        out.error("the search failed: " + Words.failure(e));
    }

    private @Nullable Task current() {
        synchronized (lock) {
            return running;
        }
    }

    private void begin(Task task) {
        synchronized (lock) {
            running = task;
        }
        task.start();
    }

    /** A client may send its next command after the last line, so the task must have ended by then. */
    private void end(String lastLine) {
        synchronized (lock) {
            running = null;
            out.line(lastLine);
        }
    }
}
