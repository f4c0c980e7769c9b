package dev.boardwright.ai.match;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import dev.boardwright.ai.StopSignal;
import java.util.Optional;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.L_Result;

/** The promises of {@link OrderedRun} to its sink. */
public class OrderedRunStress {
    private static final int SIZE = 4;

    /** Results arrive once each, in the order of their numbers, and one at a time. */
    @JCStressTest
    @Outcome(id = "0123", expect = ACCEPTABLE)
    @State
    public static class InOrder {
        // Not guarded by the test: the run is to call the sink in one thread at a time.
        private String heard = "";
        private final OrderedRun<Long> run = new OrderedRun<>(SIZE, Optional::of, this::hear, new StopSignal());

        private boolean hear(long number) {
            heard += number;
            return true;
        }

        @Actor
        public void one() {
            run.work();
        }

        @Actor
        public void other() {
            run.work();
        }

        @Arbiter
        public void after(L_Result result) {
            result.r1 = heard;
        }
    }

    /** Nothing arrives after the sink has had enough. */
    @JCStressTest
    @Outcome(id = "01", expect = ACCEPTABLE)
    @State
    public static class Enough {
        private String heard = "";
        private final OrderedRun<Long> run = new OrderedRun<>(SIZE, Optional::of, this::hear, new StopSignal());

        private boolean hear(long number) {
            heard += number;
            return number < 1;
        }

        @Actor
        public void one() {
            run.work();
        }

        @Actor
        public void other() {
            run.work();
        }

        @Arbiter
        public void after(L_Result result) {
            result.r1 = heard;
        }
    }
}
