package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Player;
import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The level {@code greedy-lines} and the evaluations. */
class ThreeSixNineLevelsTest {
    private static final ThreeSixNine SIX = ThreeSixNine.of(6, Variant.COLOURED);

    /** All cells that the level chooses in a position, over many seeds. */
    private static Set<String> choices(ThreeSixNine game, String text) {
        Policy<ThreeSixNineState> policy = game.policies().get(0);
        assertEquals("greedy-lines", policy.name());
        Position<ThreeSixNineState> position = game.position(game.notation().parseState(text));
        Set<String> choices = new TreeSet<>();
        for (int seed = 0; seed < 300; seed++) {
            choices.add(game.decode(policy.choose(position, new Rng(seed))).toString());
        }
        return choices;
    }

    @ParameterizedTest
    @CsvSource({
        // Row 2 and column a both lack one stone: a row comes first, and any empty cell of it may be chosen.
        "6/6/w5/w5/1ww3/6 w 0-0, a2 d2 e2 f2",
        // The lower one of two such rows.
        "ww4/6/6/6/6/3ww1 w 0-0, a1 b1 c1 f1",
        // Column f before the diagonals.
        "6/6/5w/1w4/2w3/5w w 0-0, f2 f3 f5 f6",
        // The rising diagonal from a1 alone: each row and column has one stone.
        "6/6/6/6/1w4/w5 w 0-0, c3 d4 e5 f6",
        // Five on a falling diagonal (2 points) beat two on row 1.
        "w5/1w4/2w3/3w2/4w1/ww4 w 0-0, f1",
        // Black's stones do not count for White.
        "6/6/6/6/6/bb1w1w w 0-0, c1 e1",
        // A full row is skipped. Nothing else scores, so any empty cell may be chosen.
        "wwbbwb/6/6/6/6/6 b 0-0, a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 d1 d2 d3 d4 d5 e1 e2 e3 e4 e5 f1 f2 f3 f4 f5",
    })
    void greedyLinesTakesTheFirstBestRowThenColumnThenDiagonal(String text, String cells) {
        assertEquals(new TreeSet<>(Set.of(cells.split(" "))), choices(SIX, text));
    }

    @Test
    void greedyLinesCountsEveryNeutralStone() {
        assertEquals(
                Set.of("c1", "d1", "e1", "f1"), choices(ThreeSixNine.of(6, Variant.NEUTRAL), "6/6/6/6/6/xx4 b 0-0"));
    }

    @Test
    void theGreedyEvaluationIsTheMargin() {
        Position<ThreeSixNineState> position = SIX.position(SIX.notation().parseState("6/6/6/6/6/bb1w1w w 3-5"));
        assertEquals(-2, SIX.greedyEvaluation().evaluate(position, Player.FIRST));
        assertEquals(2, SIX.greedyEvaluation().evaluate(position, Player.SECOND));
    }

    @ParameterizedTest
    @CsvSource({
        "6/6/6/6/6/6 w 0-0, 6/6/6/6/6/6 b 0-0",
        "6/6/6/6/6/bb1w1w w 3-5, 6/6/6/6/6/ww1b1b b 5-3",
        "ww4/bbbbb1/6/6/w4b/5b b 0-7, bb4/wwwww1/6/6/b4w/5w w 7-0",
    })
    void swappingTheColoursNegatesTheEvaluation(String text, String swapped) {
        Position<ThreeSixNineState> position = SIX.position(SIX.notation().parseState(text));
        Position<ThreeSixNineState> mirror = SIX.position(SIX.notation().parseState(swapped));
        for (Player player : Player.values()) {
            assertEquals(
                    SIX.evaluation().evaluate(position, player),
                    SIX.evaluation().evaluate(mirror, player.opponent()),
                    player.toString());
            assertEquals(
                    SIX.greedyEvaluation().evaluate(position, player),
                    SIX.greedyEvaluation().evaluate(mirror, player.opponent()),
                    player.toString());
        }
    }

    @Test
    void evaluationsStayWithinTheirLimits() {
        Position<ThreeSixNineState> position = SIX.position(SIX.notation().parseState("6/6/6/6/6/6 w 1000000-0"));
        assertEquals(999_999, SIX.evaluation().evaluate(position, Player.FIRST));
        assertEquals(-999_999, SIX.evaluation().evaluate(position, Player.SECOND));
        assertEquals(999_999, SIX.greedyEvaluation().evaluate(position, Player.FIRST));
    }
}
