package dev.boardwright.play.command;

import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.ai.match.SelfPlayGame;
import dev.boardwright.play.support.Interruption;
import dev.boardwright.play.support.Progress;
import java.io.PrintWriter;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Runs self-play for a command: in several threads, with a progress bar on standard error, until it is done or stopped
 * by Ctrl-C.
 */
final class SelfPlayRunner {
    private final PrintWriter err;
    private final int concurrency;

    SelfPlayRunner(PrintWriter err, int concurrency) {
        this.err = err;
        this.concurrency = concurrency;
    }

    /** Plays the games of the shard, starting with the given one, and returns the exit status. */
    <S, M, T> int run(
            SelfPlay<S, M> job,
            int from,
            Function<? super SelfPlayGame<S, M>, ? extends T> map,
            Consumer<? super T> sink) {
        AtomicInteger done = new AtomicInteger(from);
        ExecutorService workers = Executors.newFixedThreadPool(Math.max(1, Math.min(concurrency, job.size())));
        try (Interruption interruption = new Interruption()) {
            Progress.during(err, () -> Progress.bar(done.get(), job.size()), () -> {
                job.<T>run(
                        workers,
                        concurrency,
                        from,
                        map,
                        result -> {
                            sink.accept(result);
                            done.incrementAndGet();
                        },
                        interruption.signal());
                return true;
            });
            return interruption.exitStatus();
        } finally {
            workers.shutdownNow();
        }
    }
}
