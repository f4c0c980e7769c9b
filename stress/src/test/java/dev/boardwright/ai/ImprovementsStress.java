package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** The promise of {@link Improvements}: a move is seen with its own value, or not at all. */
@JCStressTest
@Outcome(id = "7, 700", expect = ACCEPTABLE)
@Outcome(id = "8, 800", expect = ACCEPTABLE)
@Outcome(id = "-1, -1", expect = ACCEPTABLE, desc = "Not seen yet.")
@State
public class ImprovementsStress {
    private final Improvements improvements = new Improvements();

    @Actor
    public void one() {
        improvements.found(1, 5, 7, 700);
    }

    @Actor
    public void other() {
        improvements.found(1, 5, 8, 800);
    }

    @Actor
    public void read(II_Result result) {
        Improvements.Improvement best = improvements.best(1, 5);
        result.r1 = best == null ? -1 : best.code();
        result.r2 = best == null ? -1 : best.value();
    }
}
