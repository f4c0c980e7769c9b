package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.RepetitionRule;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.Test;

/** The contract finds games that can go on for ever, and passes those that name a rule for it. */
class RingContractTest {
    private static final String CHECK = "positionsRepeatOnlyByARule";

    /** Surefire does not run it by itself, because it is nested. */
    static class RingContract extends GameContract<Ring.State, Ring.Step> {
        private static Game<Ring.State, Ring.Step> game = new Ring(null, false);

        @Override
        protected List<Game<Ring.State, Ring.Step>> games() {
            return List.of(game);
        }

        @Override
        protected boolean ignoresCase() {
            return false;
        }

        @Override
        protected Arbitrary<Long> seeds() {
            return Arbitraries.longs().between(1, 6);
        }
    }

    private static Map<String, String> failures(Ring ring) {
        RingContract.game = ring;
        return ContractRun.of(RingContract.class, CHECK).failures();
    }

    @Test
    void gameThatGoesRoundInCirclesWithoutARuleIsFound() {
        String failure = failures(new Ring(null, false)).get(CHECK);
        assertTrue(failure.contains("Game.repetition()"), failure);
    }

    @Test
    void gameWithARulePassesEveryCheck() {
        RingContract.game = new Ring(RepetitionRule.drawAt(3), false);
        assertEquals(Map.of(), ContractRun.of(RingContract.class).failures());
    }

    @Test
    void moveThatIsNotIrreversibleIsFound() {
        String failure =
                failures(new Ring(RepetitionRule.drawAfterQuiet(50), true)).get(CHECK);
        assertTrue(failure.contains("isIrreversible is wrong"), failure);
    }
}
