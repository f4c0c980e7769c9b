package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverListener;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.json.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Solves positions in a file, one on each line, several at once, and delivers the results in the order of the lines.
 *
 * <p>Each position is solved with an empty table, so that its result does not depend on the other lines of the file or
 * of the shard.
 */
final class PositionLines<S, M> {
    /** The number of positions for each thread that may be ahead of the last result. */
    private static final int AHEAD = 16;

    private final Game<S, M> game;
    /** A solver for each thread. */
    private final BlockingQueue<Solver<S, M>> idle;

    private final Question question;
    private final SearchLimits limits;
    private final int threads;
    private final Shard shard;
    private final StopSignal stop;

    private record Answer(Json facts, boolean proven) {}

    /** With one thread for each of the solvers, which are of the same game. */
    PositionLines(List<Solver<S, M>> solvers, Question question, SearchLimits limits, Shard shard, StopSignal stop) {
        game = solvers.get(0).game();
        idle = new ArrayBlockingQueue<>(solvers.size(), false, solvers);
        threads = solvers.size();
        this.question = question;
        this.limits = limits;
        this.shard = shard;
        this.stop = stop;
    }

    /**
     * Whether every position of the shard was answered.
     *
     * @param file the name of a file, or {@code -} for standard input
     * @throws NotationException if a line is not a position; the results before it have been delivered
     */
    boolean solve(String file, Consumer<Json> out) {
        try (BufferedReader reader = open(file)) {
            return solve(reader, file, out);
        } catch (IOException | InvalidPathException e) {
            throw e instanceof IOException problem
                    ? FileProblem.of("read", Path.of(file), problem)
                    : new BoardwrightException("cannot read " + BoardwrightException.quote(file));
        }
    }

    private static BufferedReader open(String file) throws IOException {
        return file.equals("-")
                ? new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))
                : Files.newBufferedReader(Path.of(file));
    }

    private boolean solve(BufferedReader reader, String file, Consumer<Json> out) throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        Deque<Future<Answer>> running = new ArrayDeque<>();
        boolean proven = true;
        try {
            String line = reader.readLine();
            for (long k = 0; line != null && !stop.isStopped(); k++) {
                if (shard.contains(k)) {
                    S state = parse(line, file, k, running, out);
                    long number = k + 1;
                    running.add(pool.submit(() -> answer(state, number)));
                }
                if (running.size() > AHEAD * threads) {
                    proven &= handOn(running.remove(), out);
                }
                line = reader.readLine();
            }
            while (!running.isEmpty()) {
                proven &= handOn(running.remove(), out);
            }
            return proven;
        } finally {
            pool.shutdownNow();
        }
    }

    private S parse(String line, String file, long k, Deque<Future<Answer>> running, Consumer<Json> out) {
        try {
            return game.notation().parseState(line);
        } catch (NotationException e) {
            while (!running.isEmpty()) {
                handOn(running.remove(), out);
            }
            throw new NotationException(
                    (file.equals("-") ? "" : file + ", ") + "line " + (k + 1) + ": " + e.getMessage());
        }
    }

    private Answer answer(S state, long number) {
        Solver<S, M> solver = idle.remove();
        try {
            solver.clear();
            Solution<M> solution = solver.solve(state, question, limits, SolverListener.none(), stop);
            SolutionText<M> text = new SolutionText<>(game, question, solution);
            Json facts = new Json()
                    .with("position", game.notation().formatState(state))
                    .with("number", number);
            return new Answer(text.addTo(facts), text.isAnswered());
        } finally {
            idle.add(solver);
        }
    }

    /** Waits for an answer and delivers it. After the program is stopped, only complete answers are delivered. */
    private boolean handOn(Future<Answer> future, Consumer<Json> out) {
        try {
            Answer answer = future.get();
            if (answer.proven || !stop.isStopped()) {
                out.accept(answer.facts);
            }
            return answer.proven;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BoardwrightException("interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new BoardwrightException("a position cannot be solved: " + e.getCause(), e);
        }
    }
}
