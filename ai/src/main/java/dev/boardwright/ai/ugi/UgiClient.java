package dev.boardwright.ai.ugi;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.SafeText;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A conversation with an engine that speaks UGI, started by its command line. Every answer has one deadline, however many
 * lines the engine writes before it. An engine that misses it is ended with its children.
 *
 * <p>Owned by one thread at a time, except {@link #kill} and {@link #isUsable}, which any thread may call.
 */
final class UgiClient implements AutoCloseable {
    /** The time limit for the start of an engine, and for answers except to {@code go}. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    /** The time limit for the answer to {@code stop}. */
    private static final Duration PATIENCE_AFTER_STOP = Duration.ofSeconds(5);
    /** The time limit for the answer to {@code go} without a limit of time. */
    private static final Duration NO_LIMIT = Duration.ofDays(365);

    private static final Pattern COMMAND_WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
    private static final Duration POLL = Duration.ofMillis(20);
    private static final String SEED = "seed";
    /** What Boardwright's engine says of a line that it cannot use. */
    private static final String ERROR = "info string error:";

    private final String command;
    private final EngineProcess process;
    private final Duration patience;
    private boolean hasSeed;
    private String name = "";
    private volatile boolean failed;

    private UgiClient(String command, EngineProcess process, Duration patience) {
        this.command = command;
        this.process = process;
        this.patience = patience;
    }

    /**
     * Starts an engine and waits for its {@code ugiok}.
     *
     * @throws BoardwrightException if it does not start or does not speak UGI
     */
    static UgiClient start(String command) {
        return start(command, PATIENCE);
    }

    /** Starts an engine with other patience, for tests. */
    static UgiClient start(String command, Duration patience) {
        List<String> words = words(command);
        if (words.isEmpty()) {
            throw new BoardwrightException("the command line of an engine is empty");
        }
        UgiClient client;
        try {
            client = new UgiClient(command, new EngineProcess(words), patience);
        } catch (IOException e) {
            throw new BoardwrightException(
                    "cannot start the engine " + BoardwrightException.quote(command) + ": " + e.getMessage(), e);
        }
        client.ask("ugi", "ugiok", client::learn);
        return client;
    }

    /** The words of a command line, separated by spaces that are not inside double quotes. */
    private static List<String> words(String commandLine) {
        return COMMAND_WORD
                .matcher(commandLine)
                .results()
                .map(word -> word.group(1) != null ? word.group(1) : word.group())
                .toList();
    }

    private void learn(String line) {
        if (line.startsWith("id name ")) {
            // The name goes into records and tables.
            name = SafeText.excerpt(line.substring("id name ".length()).strip());
        } else if (line.startsWith("option name ")) {
            String rest = line.substring("option name ".length());
            int type = rest.indexOf(" type ");
            String option = (type < 0 ? rest : rest.substring(0, type)).strip();
            hasSeed |= option.toLowerCase(Locale.ROOT).equals(SEED);
        }
    }

    /** The name that the engine reports; else the name of the program. */
    String name() {
        return name.isEmpty() ? SafeText.excerpt(words(command).get(0)) : name;
    }

    /** Whether the engine runs and has answered everything so far. */
    boolean isUsable() {
        return !failed && process.isAlive();
    }

    /** Prepares for a game with this seed, if the engine has such an option. */
    void newGame(long seed) {
        if (hasSeed) {
            // Within the range of any engine's integers, and never 0, which means a seed of the engine's choice.
            say("setoption name Seed value " + (1 + (seed >>> 34)));
        }
        say("uginewgame");
        awaitReady();
    }

    /** Waits until the engine has read everything so far. The first error that it names meanwhile; null if none. */
    private @Nullable String awaitReady() {
        String[] error = {null};
        ask("isready", "readyok", line -> {
            if (error[0] == null && line.startsWith(ERROR)) {
                error[0] = SafeText.excerpt(line.substring(ERROR.length()).strip());
            }
        });
        return error[0];
    }

    /**
     * Sets the position and waits until the engine has read it.
     *
     * @throws BoardwrightException if the engine says that it cannot use it, such as one of another size
     */
    <S, M> void setPosition(GameHistory<S, M> history) {
        say(position(history));
        String error = awaitReady();
        if (error != null) {
            throw new BoardwrightException(
                    "the engine " + BoardwrightException.quote(command) + " does not accept the position: " + error);
        }
    }

    /** The moves before the state are sent only where they matter, because the engine then plays them all. */
    private static <S, M> String position(GameHistory<S, M> history) {
        Notation<S, M> notation = history.game().notation();
        if (history.game().repetition().isEmpty() || history.ply() == 0) {
            return "position fen " + notation.formatState(history.state());
        }
        return history.moves().stream()
                .map(notation::formatMove)
                .collect(Collectors.joining(
                        " ", "position fen " + notation.formatState(history.start()) + " moves ", ""));
    }

    /**
     * The engine's move after a history of moves. An interrupt of this thread stops the engine's search, and is kept.
     *
     * @throws BoardwrightException if the engine does not answer, or not with a move
     */
    <S, M> SearchResult<M> search(GameHistory<S, M> history, SearchLimits limits, StopSignal stop) {
        setPosition(history);
        long begin = System.nanoTime();
        EngineInfo info = new EngineInfo();
        Duration most = limits.time().map(time -> time.plus(patience)).orElse(NO_LIMIT);
        say(go(limits));
        String best = await("bestmove", most, stop::isStopped, info::read);
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        M move = move(history.game(), best.substring("bestmove".length()).strip());
        return new SearchResult<>(
                List.of(new Line<>(info.score(), List.of(move))), info.depth(), info.nodes(), time, 0);
    }

    private static String go(SearchLimits limits) {
        StringBuilder go = new StringBuilder("go");
        limits.depth().ifPresent(depth -> go.append(" depth ").append(depth));
        limits.nodes().ifPresent(nodes -> go.append(" nodes ").append(nodes));
        limits.time().ifPresent(time -> go.append(" movetime ").append(time.toMillis()));
        return go.length() == 2 ? "go infinite" : go.toString();
    }

    private static <M> M move(Game<?, M> game, String move) {
        try {
            return game.notation().parseMove(move);
        } catch (NotationException e) {
            throw new BoardwrightException("bestmove " + BoardwrightException.quote(move) + ": " + e.getMessage(), e);
        }
    }

    /** Sends a line, and passes what the engine writes before its answer to {@code onLine}. */
    private void ask(String line, String answer, Consumer<String> onLine) {
        say(line);
        await(answer, patience, () -> false, onLine);
    }

    private void say(String line) {
        try {
            process.say(line);
        } catch (BoardwrightException e) {
            throw failure(e.getMessage());
        }
    }

    /**
     * The next line that begins with this word. The lines before it are passed to {@code onLine}.
     *
     * @param most the time limit for the answer
     * @param stop asked now and then; true, like an interrupt, sends {@code stop} and shortens the limit
     */
    private String await(String word, Duration most, BooleanSupplier stop, Consumer<String> onLine) {
        long begin = System.nanoTime();
        Duration limit = most;
        boolean stopped = false;
        boolean interrupted = false;
        try {
            while (System.nanoTime() - begin <= TimeUnit.NANOSECONDS.convert(limit)) {
                String line = null;
                try {
                    line = process.poll(POLL);
                } catch (InterruptedException e) {
                    // Kept until the end, because a thread that is interrupted cannot wait.
                    interrupted = true;
                }
                if (line != null && (line.equals(word) || line.startsWith(word + " "))) {
                    return line;
                }
                if (line != null) {
                    onLine.accept(line);
                }
                if (!stopped && (interrupted || stop.getAsBoolean())) {
                    stopped = true;
                    limit = Duration.ofNanos(System.nanoTime() - begin).plus(PATIENCE_AFTER_STOP);
                    process.say("stop");
                }
            }
        } catch (BoardwrightException e) {
            throw failure(e.getMessage());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
        throw failure("does not answer");
    }

    private BoardwrightException failure(@Nullable String what) {
        kill();
        return new BoardwrightException("the engine " + name() + " " + what);
    }

    /** Ends the process at once. A thread that waits for an answer gets an exception. */
    void kill() {
        failed = true;
        process.kill();
    }

    @Override
    public void close() {
        process.close();
    }
}
