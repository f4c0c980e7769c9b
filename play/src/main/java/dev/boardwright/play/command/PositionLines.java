package dev.boardwright.play.command;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.ai.job.JobFacts;
import dev.boardwright.ai.job.Lines;
import dev.boardwright.ai.match.Shard;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverListener;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.json.Json;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
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

    private static final long POLL_MILLIS = 50;

    private final Game<S, M> game;
    /** A solver for each thread. */
    private final BlockingQueue<Solver<S, M>> idle;

    private final Question question;
    private final SearchLimits limits;
    private final int threads;
    private final Shard shard;
    private final StopSignal stop;
    private final SolverSettings settings;

    private record Answer(Json facts, boolean proven) {}

    /** With one thread for each of the solvers, which are of the same game and have these settings. */
    PositionLines(
            List<Solver<S, M>> solvers,
            SolverSettings settings,
            Question question,
            SearchLimits limits,
            Shard shard,
            StopSignal stop) {
        this.settings = settings;
        game = solvers.get(0).game();
        idle = new ArrayBlockingQueue<>(solvers.size(), false, solvers);
        threads = solvers.size();
        this.question = question;
        this.limits = limits;
        this.shard = shard;
        this.stop = stop;
    }

    /**
     * Whether every position of the shard was answered. The input is read to its end first: every answer says how many
     * there will be, and of which input.
     *
     * @param file the name of a file, or {@code -} for standard input
     * @throws BoardwrightException if a line is not a position; the results before it have been delivered
     */
    boolean solve(String file, Consumer<Json> out) {
        byte[] input = read(file);
        Json job = JobFacts.of(game, question, settings, limits, count(input), input);
        return solve(
                new Lines(file.equals("-") ? "" : file, new ByteArrayInputStream(input)),
                facts -> out.accept(facts.with("job", job)));
    }

    /**
     * Whether every position of a stream was answered. Each answer is delivered as soon as it and those before it are known,
     * also while the next line has not come. It does not name its job, whose size is not known.
     *
     * @throws BoardwrightException as the other
     */
    boolean solve(InputStream stream, Consumer<Json> out) {
        return solve(new Lines("", stream), out);
    }

    private static byte[] read(String file) {
        try (InputStream in = file.equals("-") ? System.in : Files.newInputStream(Path.of(file))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw FileProblem.of("read", Path.of(file), e);
        } catch (InvalidPathException e) {
            throw new BoardwrightException("cannot read " + BoardwrightException.quote(file), e);
        }
    }

    /** The number of lines; the last need not end with a line feed. */
    private static long count(byte[] input) {
        long count = input.length > 0 && input[input.length - 1] != '\n' ? 1 : 0;
        for (byte b : input) {
            count += b == '\n' ? 1 : 0;
        }
        return count;
    }

    private boolean solve(Lines lines, Consumer<Json> out) {
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        BlockingQueue<Future<Optional<Answer>>> running = new ArrayBlockingQueue<>(AHEAD * threads);
        // Not in the pool, because a thread that waits for input cannot be stopped.
        Thread reader = new Thread(() -> begin(lines, pool, running), "positions");
        reader.setDaemon(true);
        reader.start();
        boolean proven = true;
        try {
            while (true) {
                Future<Optional<Answer>> first = running.poll(POLL_MILLIS, TimeUnit.MILLISECONDS);
                Optional<Answer> answer = first == null ? Optional.empty() : first.get();
                if (answer.isPresent()) {
                    proven &= deliver(answer.get(), out);
                } else if (first != null || stop.isStopped()) {
                    return proven;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BoardwrightException("interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new BoardwrightException("a position cannot be solved: " + e.getCause(), e);
        } finally {
            reader.interrupt();
            pool.shutdownNow();
        }
    }

    /** Reads the lines and begins to solve them. After the last answer comes an empty one, or a failure. */
    private void begin(Lines lines, ExecutorService pool, BlockingQueue<Future<Optional<Answer>>> running) {
        try {
            try {
                String line = lines.next();
                for (long k = 0; line != null && !stop.isStopped(); k++) {
                    if (shard.contains(k)) {
                        S position = parse(line, lines);
                        long number = k + 1;
                        running.put(pool.submit(() -> Optional.of(answer(position, number))));
                    }
                    line = lines.next();
                }
                running.put(CompletableFuture.completedFuture(Optional.empty()));
            } catch (RejectedExecutionException e) {
                // Nobody waits any more.
            } catch (RuntimeException | Error e) {
                running.put(CompletableFuture.failedFuture(e));
            }
        } catch (InterruptedException e) {
            // Nobody waits any more.
        }
    }

    private S parse(String line, Lines lines) {
        try {
            return game.notation().parseState(line);
        } catch (NotationException e) {
            throw lines.problem(String.valueOf(e.getMessage()));
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

    /** Delivers an answer, and returns whether it is complete. After the program is stopped, others are not delivered. */
    private boolean deliver(Answer answer, Consumer<Json> out) {
        if (answer.proven || !stop.isStopped()) {
            out.accept(answer.facts);
        }
        return answer.proven;
    }
}
