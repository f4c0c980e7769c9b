package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One test or more for each numbered rule of the package page. */
class GreenerRulesTest {
    private static final Greener GAME = Greener.random(4, 1);

    private static GreenerState blackToMove(String drawing) {
        return Samples.board(Player.FIRST, drawing);
    }

    private static GreenerState whiteToMove(String drawing) {
        return Samples.board(Player.SECOND, drawing);
    }

    private static List<String> moves(GreenerState state) {
        return GAME.legalMoves(state).stream().map(GreenerMove::toString).toList();
    }

    private static GreenerState play(GreenerState state, String... moves) {
        GreenerState next = state;
        for (String move : moves) {
            next = GAME.play(next, GAME.notation().parseMove(move));
        }
        return next;
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void rule1StartsFullOfSinglePyramidsOfWhichHalfAreGreen(Greener game) {
        List<String> stacks = game.initialState().stacks();
        int cells = game.size() * game.size();
        assertEquals(cells, stacks.size());
        assertEquals(cells / 4, Collections.frequency(stacks, "b"));
        assertEquals(cells / 4, Collections.frequency(stacks, "w"));
        assertEquals(cells / 2, Collections.frequency(stacks, "g"));
    }

    @Test
    void rule1StartsFromTheFixedLayoutOnSixBySix() {
        GreenerState described = blackToMove("""
                g w b g b g
                b g g w g w
                g w b g b g
                b w g g g w
                g g g g w b
                w w b g b g
                """);
        assertEquals(described, Greener.create().initialState());
    }

    @Test
    void rule2BlackStartsAndThePlayersTakeTurns() {
        GreenerState start = blackToMove("""
                . . . .
                . . . .
                b g . .
                w g . .
                """);
        assertEquals(Player.FIRST, Greener.create().initialState().turn());
        GreenerState next = play(start, "a2b2");
        assertEquals(Player.SECOND, GAME.turn(next));
        assertEquals(Player.FIRST, GAME.turn(play(next, "a1b1")));
    }

    @Test
    void rule3OnlyTheOwnerOfItsTopMovesAStack() {
        String drawing = """
                .   .   .   .
                .   bg  .   .
                .   .   .   wwb
                bbw .   .   g
                """;
        assertEquals(List.of("d2d1"), moves(blackToMove(drawing)));
        assertEquals(List.of("a1d1"), moves(whiteToMove(drawing)));
    }

    @Test
    void rule4GoesToTheNearestStackInEachDirectionWhateverItsColour() {
        GreenerState state = blackToMove("""
                .  b  .  .
                .  .  .  .
                g  b  .  gw
                .  g  .  .
                """);
        assertEquals(List.of("b2d2", "b2b4", "b2a2", "b2b1", "b4b2"), moves(state));
    }

    @Test
    void rule4DoesNotJumpOverTheNearestStack() {
        GreenerState state = blackToMove("""
                w  .  .  .
                g  .  .  .
                .  .  .  .
                b  g  w  .
                """);
        assertEquals(List.of("a1b1", "a1a3"), moves(state));
    }

    @Test
    void rule4PutsTheWholeStackOnTopAndLeavesTheCellEmpty() {
        GreenerState before = blackToMove("""
                .    .  .  .
                .    .  .  .
                .    .  .  .
                gwb  .  .  gw
                """);
        GreenerState after = whiteToMove("""
                .    .  .  .
                .    .  .  .
                .    .  .  .
                .    .  .  gwgwb
                """);
        assertEquals(after, play(before, "a1d1"));
    }

    @Test
    void rule4MayLandOnAnOwnStack() {
        GreenerState before = blackToMove("""
                .   .   .  w
                .   .   .  g
                .   .   .  .
                gb  ggb .  .
                """);
        GreenerState after = whiteToMove("""
                .   .      .  w
                .   .      .  g
                .   .      .  .
                .   ggbgb  .  .
                """);
        assertEquals(after, play(before, "a1b1"));
        assertEquals(3, Samples.position(before).greens(Player.FIRST));
        assertEquals(3, Samples.position(after).greens(Player.FIRST));
        assertEquals(5, Samples.position(after).tallest(Player.FIRST));
    }

    @Test
    void rule5PassesOnlyWithoutAMoveWhileTheOpponentHasOne() {
        GreenerState state = blackToMove("""
                .  .  .  b
                .  .  .  .
                .  .  .  .
                w  g  g  .
                """);
        assertEquals(List.of("pass"), moves(state));
        assertEquals(Outcome.ONGOING, GAME.outcome(state));
    }

    @Test
    void rule5LetsOnePlayerPassAgainAndAgainUntilNeitherCanMove() {
        GreenerState state = blackToMove("""
                .  .  .  b
                .  .  .  .
                .  .  .  .
                w  g  g  .
                """);
        GreenerState end = play(state, "pass", "a1b1", "pass", "b1c1");
        assertEquals(blackToMove("""
                        .  .  .    b
                        .  .  .    .
                        .  .  .    .
                        .  .  ggw  .
                        """), end);
        assertEquals(List.of(), moves(end));
        assertEquals(Outcome.SECOND_WINS, GAME.outcome(end));
    }

    @Test
    void rule5LetsAPlayerPassWhoOwnsNothing() {
        GreenerState state = blackToMove("""
                .  .  .  .
                .  .  .  .
                .  bg .  .
                w  w  .  .
                """);
        assertEquals(List.of("pass"), moves(state));
    }

    @Test
    void rule5EndsTheGameThoughGreenStacksStillHaveNeighbours() {
        GreenerState state = blackToMove("""
                .  .  .  b
                .  .  .  .
                .  .  w  .
                g  g  .  .
                """);
        assertEquals(List.of(), moves(state));
        assertEquals(Outcome.DRAW, GAME.outcome(state));
    }

    @Test
    void rule6CountsTheGreensInsideOwnStacksAlone() {
        GreenerState state = blackToMove("""
                .    .  .    gwgb
                .    .  .    .
                .    gw .    .
                gggg .  .    .
                """);
        GreenerPosition position = Samples.position(state);
        assertEquals(2, position.greens(Player.FIRST));
        assertEquals(1, position.greens(Player.SECOND));
        assertEquals(Outcome.FIRST_WINS, GAME.outcome(state));
        assertEquals(102, GAME.margin(state));
    }

    @Test
    void rule6PutsGreensBeforeHeight() {
        GreenerState state = blackToMove("""
                .    .  .    bbbbwwbb
                .    .  .    .
                .    gw .    .
                .    .  .    .
                """);
        assertEquals(Outcome.SECOND_WINS, GAME.outcome(state));
        assertTrue(GAME.margin(state) < 0);
    }

    @Test
    void rule6BreaksATieByTheTallestOwnStack() {
        GreenerState state = blackToMove("""
                .    .  .    gb
                .    .  .    .
                .    gww .   .
                gggg .  .    .
                """);
        assertEquals(Outcome.SECOND_WINS, GAME.outcome(state));
        assertEquals(-1, GAME.margin(state));
        assertEquals(Outcome.FIRST_WINS, GAME.outcome(Samples.swapColours(state)));
    }

    @Test
    void rule6ComparesTheTallestStackNotTheSumOfHeights() {
        GreenerState state = blackToMove("""
                wb   .  .    .
                .    gb .    .
                .    .  gww  .
                .    .  .    .
                """);
        assertEquals(Outcome.SECOND_WINS, GAME.outcome(state));
    }

    @Test
    void rule6IsADrawIfTheTallestStacksAreEqualToo() {
        GreenerState state = whiteToMove("""
                .    .    .    gb
                .    .    .    .
                .    gw   .    .
                b    .    .    .
                """);
        assertEquals(Outcome.DRAW, GAME.outcome(state));
        assertEquals(0, GAME.margin(state));
    }

    @Test
    void rule6CallsAnEmptyBoardADraw() {
        assertEquals(Outcome.DRAW, GAME.outcome(GAME.notation().parseState("4/4/4/4 b")));
    }
}
