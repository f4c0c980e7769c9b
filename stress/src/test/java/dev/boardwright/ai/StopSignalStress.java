package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Mode;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.Signal;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZZ_Result;

/** The promises of {@link StopSignal}. */
public class StopSignalStress {
    /** A thread that asks again and again sees the signal that another one gives. */
    @JCStressTest(Mode.Termination)
    @Outcome(id = "TERMINATED", expect = ACCEPTABLE)
    @State
    public static class IsSeen {
        private final StopSignal signal = new StopSignal();

        @Actor
        public void search() {
            while (!signal.isStopped()) {
                // As a search that asks too often.
            }
        }

        @Signal
        public void stop() {
            signal.stop();
        }
    }

    /** Once given, by a call or by its source, the signal stays given, for every thread. */
    @JCStressTest
    @Outcome(id = "true, true, true", expect = ACCEPTABLE)
    @Outcome(id = "false, (true|false), true", expect = ACCEPTABLE)
    @State
    public static class StaysGiven {
        private boolean once = true;
        private final StopSignal signal = new StopSignal(() -> {
            // True for the first who asks.
            boolean first = once;
            once = false;
            return first;
        });

        @Actor
        public void ask(ZZZ_Result result) {
            result.r1 = signal.isStopped();
            result.r2 = signal.isStopped();
        }

        @Actor
        public void stop() {
            signal.stop();
        }

        @Arbiter
        public void after(ZZZ_Result result) {
            result.r3 = signal.isStopped();
        }
    }
}
