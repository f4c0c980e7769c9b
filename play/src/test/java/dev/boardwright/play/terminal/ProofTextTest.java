package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.play.terminal.Analyst.Judgement;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.Variant;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ProofTextTest {
    private static final ThreeSixNine GAME = ThreeSixNine.of(3, Variant.NEUTRAL);

    private static List<ThreeSixNineMove> moves(String... texts) {
        return Stream.of(texts).map(ThreeSixNineMove::of).toList();
    }

    private static Solution<ThreeSixNineMove> solution(int lower, OptionalInt upper, String... line) {
        return new Solution<>(OptionalInt.of(lower), upper, List.of(), false, moves(line), 1, Duration.ZERO);
    }

    private static Solution<ThreeSixNineMove> solution(int lower, int upper, String... line) {
        return solution(lower, OptionalInt.of(upper), line);
    }

    private static Optional<String> text(String position, Solution<ThreeSixNineMove> solution) {
        return ProofText.of(GAME, GAME.notation().parseState(position), solution);
    }

    @Test
    void scoreSaysWhetherItIsProven() {
        assertEquals("proven win in 1 move", ProofText.of(Score.win(1)));
        assertEquals("proven loss in 4 moves", ProofText.of(Score.loss(4)));
        assertEquals("proven draw", ProofText.of(Score.draw()));
        assertEquals("score -3", ProofText.of(Score.estimate(-3)));
    }

    @Test
    void marginIsInPointsOfTheFinalBoard() {
        assertEquals(Optional.of("White wins by 4 points in 1 move"), text("xxx/xxx/xx1 b 7-0", solution(4, 4, "c1")));
        assertEquals(Optional.of("Black wins by 1 point in 1 move"), text("xxx/xxx/xx1 w 0-4", solution(-1, -1, "c1")));
        assertEquals(Optional.of("a draw in 1 move"), text("xxx/xxx/xx1 b 3-0", solution(0, 0, "c1")));
    }

    @Test
    void onlyTheWinnerIsNamedWithoutALineToTheEnd() {
        assertEquals(Optional.of("White wins"), text("3/3/3 w 0-0", solution(4, 4)));
        assertEquals(Optional.of("White wins"), text("3/3/3 w 0-0", solution(1, OptionalInt.empty(), "b2")));
    }

    @Test
    void textIsEmptyWithoutAProvenOutcome() {
        assertEquals(Optional.empty(), text("3/3/3 w 0-0", solution(-2, OptionalInt.empty())));
    }

    @Test
    void provenBestMoveIsRecommended() {
        Line<ThreeSixNineMove> line = new Line<>(Score.estimate(3), moves("a1"));
        SearchResult<ThreeSixNineMove> found = new SearchResult<>(List.of(line), 1, 1, Duration.ZERO, 0);
        assertEquals(ThreeSixNineMove.of("a1"), new Judgement<>(found, Optional.empty()).move());
        assertEquals(ThreeSixNineMove.of("b2"), recommended(found, "b2", "c3"));
        assertEquals(ThreeSixNineMove.of("a1"), recommended(found, "b2", "a1"));
        assertEquals(ThreeSixNineMove.of("a1"), recommended(found));
    }

    private static ThreeSixNineMove recommended(SearchResult<ThreeSixNineMove> found, String... best) {
        OptionalInt four = OptionalInt.of(4);
        var proof = new Solution<>(four, four, moves(best), true, List.<ThreeSixNineMove>of(), 1, Duration.ZERO);
        return new Judgement<>(found, Optional.of(proof)).move();
    }
}
