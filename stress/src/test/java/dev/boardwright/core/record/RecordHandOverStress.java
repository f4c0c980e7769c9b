package dev.boardwright.core.record;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.LL_Result;

/**
 * The promise of {@link GameSession} to other threads: the states and records that it returns are immutable, so that a listener
 * may give them to any thread, however carelessly. The session itself belongs to one thread.
 */
@JCStressTest
@Outcome(id = "none, none", expect = ACCEPTABLE)
@Outcome(id = "none, 1. b2 \\*", expect = ACCEPTABLE)
@Outcome(id = "3/1x1/3 b 0-0, none", expect = ACCEPTABLE)
@Outcome(id = "3/1x1/3 b 0-0, 1. b2 \\*", expect = ACCEPTABLE)
@State
public class RecordHandOverStress {
    private static final ThreeSixNine GAME = ThreeSixNine.of(3, Variant.NEUTRAL);
    private static final ThreeSixNineMove MOVE = GAME.notation().parseMove("b2");

    private final GameSession<ThreeSixNineState, ThreeSixNineMove> session = GameSession.of(GAME);
    // Neither volatile nor guarded, on purpose.
    private ThreeSixNineState state;
    private GameRecord<ThreeSixNineState, ThreeSixNineMove> record;

    public RecordHandOverStress() {
        session.addListener((changed, change) -> {
            state = changed.state();
            record = changed.record();
        });
    }

    @Actor
    public void play() {
        session.play(MOVE);
    }

    @Actor
    public void read(LL_Result result) {
        ThreeSixNineState seen = state;
        GameRecord<ThreeSixNineState, ThreeSixNineMove> kept = record;
        result.r1 = seen == null ? "none" : GAME.notation().formatState(seen);
        result.r2 = kept == null ? "none" : kept.toString().strip().replaceFirst("(?s).*\\n", "");
    }
}
