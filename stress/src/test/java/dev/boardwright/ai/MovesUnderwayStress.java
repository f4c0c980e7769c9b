package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** The promise of {@link MovesUnderway}: no move stays underway after every thread has removed what it has added. */
public class MovesUnderwayStress {
    private static final long ONE = MovesUnderway.key(1, 7, 5);

    /** In the same slot as the other: the bits that choose the slot are the same. */
    private static final long OTHER = ONE ^ 0xff;

    /** Two threads search different moves that share a slot. */
    @JCStressTest
    @Outcome(id = "false, false", expect = ACCEPTABLE)
    @State
    public static class SameSlot {
        private final MovesUnderway underway = MovesUnderway.create();

        @Actor
        public void one() {
            underway.add(ONE);
            underway.remove(ONE);
        }

        @Actor
        public void other() {
            underway.add(OTHER);
            underway.remove(OTHER);
        }

        @Arbiter
        public void after(ZZ_Result result) {
            result.r1 = underway.contains(ONE);
            result.r2 = underway.contains(OTHER);
        }
    }

    /** Two threads search the same move, which nothing forbids. */
    @JCStressTest
    @Outcome(id = "false, false", expect = ACCEPTABLE)
    @State
    public static class SameMove {
        private final MovesUnderway underway = MovesUnderway.create();

        @Actor
        public void one() {
            underway.add(ONE);
            underway.remove(ONE);
        }

        @Actor
        public void other() {
            underway.add(ONE);
            underway.remove(ONE);
        }

        @Arbiter
        public void after(ZZ_Result result) {
            result.r1 = underway.contains(ONE);
            result.r2 = underway.contains(OTHER);
        }
    }
}
