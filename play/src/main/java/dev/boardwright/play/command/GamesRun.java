package dev.boardwright.play.command;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.io.PrintWriter;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/**
 * Many games that a command has played: in several threads, with a progress bar on standard error.
 *
 * @param result what came out of them
 * @param status the exit status: not 0 if Ctrl-C stopped them
 */
record GamesRun<T>(T result, int status) {
    /**
     * Plays until the games are done or Ctrl-C stops them.
     *
     * @param threads the number of games at a time, at most {@code games}
     * @param status the line of progress
     * @param play plays the games in threads of the executor until the signal is given
     */
    static <T> GamesRun<T> run(
            PrintWriter err,
            int threads,
            int games,
            Supplier<String> status,
            BiFunction<Executor, StopSignal, T> play) {
        ExecutorService workers = Executors.newFixedThreadPool(Math.max(1, Math.min(threads, games)));
        try (Interruption interruption = new Interruption()) {
            T result = Progress.during(err, status, () -> play.apply(workers, interruption.signal()));
            return new GamesRun<>(result, interruption.exitStatus());
        } finally {
            workers.shutdownNow();
        }
    }
}
