package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.I_Result;

/** The promise of {@link Improvements}: a move is seen as the one of its own node, or not at all. */
@JCStressTest
@Outcome(id = "7", expect = ACCEPTABLE)
@Outcome(id = "-1", expect = ACCEPTABLE, desc = "Not seen yet, or replaced.")
@State
public class ImprovementsStress {
    private final Improvements improvements = new Improvements();

    @Actor
    public void one() {
        improvements.begin(1, 5, 7);
    }

    /** In the same slot. */
    @Actor
    public void other() {
        improvements.begin(2, 6, 8);
    }

    @Actor
    public void read(I_Result result) {
        result.r1 = improvements.rising(1, 5);
    }
}
