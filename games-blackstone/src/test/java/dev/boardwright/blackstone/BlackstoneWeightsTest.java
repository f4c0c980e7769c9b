package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.pattern.PatternEvaluation;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlackstoneWeightsTest {
    private static final List<Blackstone> WITH_WEIGHTS = List.of(
            Blackstone.of(6, Variant.STANDARD), Blackstone.of(8, Variant.STANDARD),
            Blackstone.of(10, Variant.STANDARD), Blackstone.of(8, Variant.MEDIUM));

    @Test
    void gamesWithWeightsUseThemOverTheHandMadeEvaluation() {
        for (Blackstone game : WITH_WEIGHTS) {
            Evaluation<BlackstoneState> evaluation = game.evaluation();
            assertInstanceOf(PatternEvaluation.class, evaluation, game.toString());
            assertSame(BlackstoneEvaluation.SEARCH, PatternEvaluation.baseOf(game));
            assertSame(evaluation, Blackstone.of(game.size(), game.variant()).evaluation());
        }
    }

    @Test
    void otherGamesUseTheHandMadeEvaluation() {
        for (Blackstone game : Samples.everyGame()) {
            if (WITH_WEIGHTS.stream()
                    .noneMatch(with -> with.size() == game.size() && with.variant() == game.variant())) {
                assertSame(BlackstoneEvaluation.SEARCH, game.evaluation(), game.toString());
            }
        }
    }

    @Test
    void bothResultsOfADoubleEliminationUseTheSameWeights() {
        Blackstone draw = Blackstone.of(8, Variant.STANDARD, DoubleElimination.DRAW);
        Blackstone win = Blackstone.of(8, Variant.STANDARD, DoubleElimination.MOVER_WINS);
        assertSame(draw.evaluation(), win.evaluation());
    }

    @Test
    void aFileHasAtMost200Kilobytes() throws IOException {
        for (String name :
                List.of("standard-6.weights", "standard-8.weights", "standard-10.weights", "medium-8.weights")) {
            try (InputStream in = Blackstone.class.getResourceAsStream(name)) {
                assertNotNull(in, name);
                int size = in.readAllBytes().length;
                assertTrue(size <= 200_000, name + " has " + size + " bytes");
            }
        }
    }

    @Test
    void theWeightsSayWhereTheyComeFrom() {
        PatternEvaluation<?> evaluation =
                (PatternEvaluation<?>) Blackstone.create().evaluation();
        assertEquals("blackstone", evaluation.weights().origin().game());
        assertTrue(evaluation.weights().origin().training().matches("\\d+ generations, \\d+ games, \\d+ positions"));
    }
}
