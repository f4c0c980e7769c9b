package dev.boardwright.play.ugi;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A conversation with an engine that speaks UGI, started by its command line. Owned by one thread at a time. */
final class UgiClient implements AutoCloseable {
    /** The time limit for the start of an engine, and for answers except to {@code go}. */
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private static final long POLL_MILLIS = 20;
    private static final String SEED = "seed";
    /** What Boardwright's engine says of a line that it cannot use. */
    private static final String ERROR = "info string error:";

    /** Marks the end of the queue: the engine has closed its output. */
    private static final String END = "\0";

    private final String command;
    private final Process process;
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Set<String> options = new TreeSet<>();
    private String name = "";

    private UgiClient(String command, Process process) {
        this.command = command;
        this.process = process;
        Thread reader = new Thread(this::read, "engine");
        reader.setDaemon(true);
        reader.start();
    }

    /**
     * Starts an engine and waits for its {@code ugiok}.
     *
     * @throws BoardwrightException if it does not start or does not speak UGI
     */
    static UgiClient start(String command) {
        List<String> words = Words.ofCommand(command);
        if (words.isEmpty()) {
            throw new BoardwrightException("the command line of an engine is empty");
        }
        UgiClient client;
        try {
            client = new UgiClient(
                    command,
                    new ProcessBuilder(words)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start());
        } catch (IOException e) {
            throw new BoardwrightException(
                    "cannot start the engine " + BoardwrightException.quote(command) + ": " + e.getMessage(), e);
        }
        try {
            client.say("ugi");
            for (String line = client.next(PATIENCE); !line.equals("ugiok"); line = client.next(PATIENCE)) {
                client.learn(line);
            }
            return client;
        } catch (RuntimeException e) {
            client.close();
            throw e;
        }
    }

    private void learn(String line) {
        if (line.startsWith("id name ")) {
            name = line.substring("id name ".length()).strip();
        } else if (line.startsWith("option name ")) {
            String rest = line.substring("option name ".length());
            int type = rest.indexOf(" type ");
            options.add((type < 0 ? rest : rest.substring(0, type)).strip().toLowerCase(Locale.ROOT));
        }
    }

    /** The name that the engine reports; else the name of the program. */
    String name() {
        return name.isEmpty() ? Words.ofCommand(command).get(0) : name;
    }

    /** Whether the engine still runs. */
    boolean isAlive() {
        return process.isAlive();
    }

    /** Prepares for a game with this seed, if the engine has such an option. */
    void newGame(long seed) {
        if (options.contains(SEED)) {
            // Within the range of any engine's integers, and never 0, which means a seed of the engine's choice.
            say("setoption name Seed value " + (1 + (seed >>> 34)));
        }
        say("uginewgame");
        awaitReady();
    }

    /** Waits until the engine has read everything so far. The first error that it names meanwhile; null if none. */
    private @Nullable String awaitReady() {
        say("isready");
        String error = null;
        for (String line = next(PATIENCE); !line.equals("readyok"); line = next(PATIENCE)) {
            if (error == null && line.startsWith(ERROR)) {
                error = line.substring(ERROR.length()).strip();
            }
        }
        return error;
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

    /** The engine's move after a history of moves. */
    <S, M> SearchResult<M> search(GameHistory<S, M> history, SearchLimits limits, StopSignal stop) {
        setPosition(history);
        long begin = System.nanoTime();
        say(go(limits));
        Info info = new Info();
        boolean stopped = false;
        Duration patience = limits.time().map(time -> time.plus(PATIENCE)).orElse(Duration.ofDays(365));
        while (true) {
            String line = poll(POLL_MILLIS);
            if (line != null && line.startsWith("bestmove ")) {
                return result(
                        history.game(), line.substring("bestmove ".length()).strip(), info, begin);
            }
            if (line != null) {
                info.read(line);
            }
            if (!stopped && (stop.isStopped() || Thread.currentThread().isInterrupted())) {
                stopped = true;
                patience = Duration.ofNanos(System.nanoTime() - begin).plusSeconds(5);
                say("stop");
            }
            if (System.nanoTime() - begin > patience.toNanos()) {
                process.destroyForcibly();
                throw new BoardwrightException("the engine " + name() + " does not answer");
            }
        }
    }

    private static String go(SearchLimits limits) {
        StringBuilder go = new StringBuilder("go");
        limits.depth().ifPresent(depth -> go.append(" depth ").append(depth));
        limits.nodes().ifPresent(nodes -> go.append(" nodes ").append(nodes));
        limits.time().ifPresent(time -> go.append(" movetime ").append(time.toMillis()));
        return go.length() == 2 ? "go infinite" : go.toString();
    }

    private <S, M> SearchResult<M> result(Game<S, M> game, String move, Info info, long begin) {
        M parsed;
        try {
            parsed = game.notation().parseMove(move);
        } catch (NotationException e) {
            throw new BoardwrightException("bestmove " + BoardwrightException.quote(move) + ": " + e.getMessage(), e);
        }
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        return new SearchResult<>(List.of(new Line<>(info.score, List.of(parsed))), info.depth, info.nodes, time, 0);
    }

    /** The {@code info} lines of a search. */
    private static final class Info {
        private Score score = Score.estimate(0);
        private int depth;
        private long nodes;

        void read(String line) {
            List<String> words = List.of(line.split("\\s+", -1));
            if (!words.get(0).equals("info") || words.contains("string")) {
                return;
            }
            depth = (int) number(words, "depth", depth);
            nodes = number(words, "nodes", nodes);
            int at = words.indexOf("score");
            if (at >= 0 && at + 1 < words.size()) {
                int value = (int) number(words, words.get(at + 1), 0);
                score = switch (words.get(at + 1)) {
                    case "cp" -> Score.estimate(value);
                    case "win" -> Score.win(value);
                    case "loss" -> Score.loss(value);
                    case "draw" -> Score.draw();
                    default -> score;
                };
            }
        }

        private static long number(List<String> words, String after, long otherwise) {
            int at = words.indexOf(after);
            if (at < 0 || at + 1 >= words.size() || !words.get(at + 1).matches("-?[0-9]{1,9}|[0-9]{1,18}")) {
                return otherwise;
            }
            return Long.parseLong(words.get(at + 1));
        }
    }

    private void say(String line) {
        try {
            process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException e) {
            throw new BoardwrightException("the engine " + name() + " has ended", e);
        }
    }

    private void read() {
        LineReader reader = new LineReader(process.getInputStream());
        try {
            for (LineReader.Line line = reader.read(); line != null; line = reader.read()) {
                lines.add(line.text().strip());
            }
        } catch (IOException e) {
            // Treated like the end of output.
        }
        lines.add(END);
    }

    private @Nullable String poll(long millis) {
        try {
            String line = lines.poll(millis, TimeUnit.MILLISECONDS);
            if (END.equals(line)) {
                lines.add(END);
                throw new BoardwrightException("the engine " + name() + " has ended");
            }
            return line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    private String next(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (System.nanoTime() < end && !Thread.currentThread().isInterrupted()) {
            String line = poll(POLL_MILLIS);
            if (line != null) {
                return line;
            }
        }
        throw new BoardwrightException("the engine " + name() + " does not answer");
    }

    @Override
    public void close() {
        try {
            if (process.isAlive()) {
                say("quit");
            }
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
            process.getOutputStream().close();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        } catch (BoardwrightException | IOException e) {
            process.destroyForcibly();
        }
    }
}
