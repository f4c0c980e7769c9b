package dev.boardwright.play.command;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.io.PrintWriter;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Plays many games for a command: in several threads, with a progress bar on standard error. */
final class GamesRun {
    private GamesRun() {}

    /**
     * Plays until the games are done or Ctrl-C stops them, and returns the exit status.
     *
     * @param threads the number of games at a time, at most {@code games}
     * @param status the line of progress
     */
    static int run(
            PrintWriter err, int threads, int games, Supplier<String> status, BiConsumer<Executor, StopSignal> play) {
        ExecutorService workers = Executors.newFixedThreadPool(Math.max(1, Math.min(threads, games)));
        try (Interruption interruption = new Interruption()) {
            Progress.during(err, status, () -> {
                play.accept(workers, interruption.signal());
                return true;
            });
            return interruption.exitStatus();
        } finally {
            workers.shutdownNow();
        }
    }
}
