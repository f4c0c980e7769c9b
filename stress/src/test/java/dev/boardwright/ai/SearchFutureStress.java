package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.LZZ_Result;
import org.openjdk.jcstress.infra.results.LZ_Result;

/** The promises of {@link SearchFuture}: it is completed once, and whatever completes it ends the search. */
public class SearchFutureStress {
    private static SearchResult<String> playing(String move) {
        return new SearchResult<>(List.of(new Line<>(Score.draw(), List.of(move))), 0, 0, Duration.ZERO, 0);
    }

    private static final SearchResult<String> ANSWER = playing("answer");
    private static final SearchResult<String> OTHER = playing("other");

    /** A future whose search the test runs. */
    private static class Search {
        private Runnable task;
        /** The signal of a search that has begun. */
        private StopSignal stop;

        final SearchFuture<String> future = SearchFuture.start(this::search, started -> task = started);

        private SearchResult<String> search(StopSignal given) {
            stop = given;
            return ANSWER;
        }

        void run() {
            task.run();
        }

        String move() {
            try {
                return future.join().move();
            } catch (CancellationException e) {
                return "cancelled";
            }
        }

        /** Whether the search did not begin, or has been told to end. */
        boolean isEnded() {
            return stop == null || stop.isStopped();
        }
    }

    /** Of the search and a caller who completes the future, one wins, and the caller knows which. */
    @JCStressTest
    @Outcome(id = "answer, false, true", expect = ACCEPTABLE)
    @Outcome(id = "other, true, true", expect = ACCEPTABLE)
    @State
    public static class Completed {
        private final Search search = new Search();

        @Actor
        public void search() {
            search.run();
        }

        @Actor
        public void complete(LZZ_Result result) {
            result.r2 = search.future.complete(OTHER);
        }

        @Arbiter
        public void after(LZZ_Result result) {
            result.r1 = search.move();
            result.r3 = search.isEnded();
        }
    }

    /** Of the search and a caller who cancels the future, one wins, and the caller knows which. */
    @JCStressTest
    @Outcome(id = "answer, false, true", expect = ACCEPTABLE)
    @Outcome(id = "cancelled, true, true", expect = ACCEPTABLE)
    @State
    public static class Cancelled {
        private final Search search = new Search();

        @Actor
        public void search() {
            search.run();
        }

        @Actor
        public void cancel(LZZ_Result result) {
            result.r2 = search.future.cancel(true);
        }

        @Arbiter
        public void after(LZZ_Result result) {
            result.r1 = search.move();
            result.r3 = search.isEnded();
        }
    }

    /** A search that is stopped answers with its own move. */
    @JCStressTest
    @Outcome(id = "answer, true", expect = ACCEPTABLE)
    @State
    public static class Stopped {
        private final Search search = new Search();

        @Actor
        public void search() {
            search.run();
        }

        @Actor
        public void stop() {
            search.future.stop();
        }

        @Arbiter
        public void after(LZ_Result result) {
            result.r1 = search.move();
            result.r2 = search.isEnded();
        }
    }
}
