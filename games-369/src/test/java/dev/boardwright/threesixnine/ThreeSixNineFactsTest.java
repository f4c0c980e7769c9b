package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.ScoredLine;
import dev.boardwright.testkit.Allocations;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Facts about all games of 369 that no single rule states. */
class ThreeSixNineFactsTest {
    @ParameterizedTest
    @CsvSource({"3, 8", "6, 54", "9, 168"})
    void allNeutralGamesOfASizeHaveTheSameTotalOfPoints(int size, int total) {
        ThreeSixNine game = ThreeSixNine.of(size, Variant.NEUTRAL);
        for (int seed = 0; seed < 200; seed++) {
            Position<ThreeSixNineState> position = game.position(game.initialState());
            assertEquals(size * size, position.playOut(new Rng(seed)));
            ThreeSixNineState end = position.toState();
            assertEquals(total, end.whitePoints() + end.blackPoints(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @EnumSource(Variant.class)
    void wholeGamesThroughTheFastFaceAllocateNothing(Variant variant) {
        long bytes = Allocations.ofRandomGames(ThreeSixNine.of(9, variant), 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }

    @Test
    void theFactoryMakesTheDefaultGame() {
        Game<?, ?> game = Games.create("369");
        assertEquals("369 size=9 variant=neutral", game.toString());
        assertEquals(ThreeSixNine.INFO, game.info());
        assertEquals(game.toString(), ThreeSixNine.create().toString());
    }

    @Test
    void theHashDependsOnTheTurnThePointsAndTheColourOfAStone() {
        List<String> texts = List.of(
                "3/3/w2 w 0-0",
                "3/3/w2 b 0-0",
                "3/3/w2 w 1-0",
                "3/3/w2 w 0-1",
                "3/3/w2 w 2-0",
                "3/3/b2 w 0-0",
                "3/3/1w1 w 0-0",
                "3/3/ww1 w 0-0",
                "3/3/3 w 0-0");
        ThreeSixNine game = ThreeSixNine.of(3, Variant.COLOURED);
        assertEquals(
                texts.size(),
                texts.stream()
                        .map(text ->
                                game.position(game.notation().parseState(text)).hash())
                        .distinct()
                        .count());
    }

    @ParameterizedTest
    @CsvSource({
        "neutral, 'xx1/3/3 w 0-0', c3, '[a3, b3, c3]=1'",
        "neutral, 'xx1/1x1/3 w 0-0', c3, '[a3, b3, c3]=1'",
        "neutral, 'xx1/1xx/x1x w 0-0', c3, '[a3, b3, c3]=1 [c1, c2, c3]=1 [a1, b2, c3]=1'",
        "coloured, 'wb1/3/3 w 0-0', c3, ''",
        "coloured, 'bb1/3/3 b 0-0', c3, '[a3, b3, c3]=1'",
        "neutral, '3/3/3 w 0-0', b2, ''",
    })
    void aMoveScoresTheLinesThatItBringsToThree(String variant, String position, String move, String scores) {
        assertScores(ThreeSixNine.of(3, Variant.valueOf(variant.toUpperCase(Locale.ROOT))), position, move, scores);
    }

    @Test
    void theCellsOfAScoredLineAreTheStonesThatCount() {
        ThreeSixNine neutral = ThreeSixNine.of(6, Variant.NEUTRAL);
        assertScores(neutral, "xxx1xx/6/6/6/6/6 w 0-0", "d6", "[a6, b6, c6, d6, e6, f6]=2");
        assertScores(neutral, "x4x/6/6/6/6/6 w 0-0", "c6", "[a6, c6, f6]=1");
        ThreeSixNine large = ThreeSixNine.of(9, Variant.NEUTRAL);
        assertScores(large, "9/9/9/9/9/9/9/9/xxxxxxxx1 w 0-0", "i1", "[a1, b1, c1, d1, e1, f1, g1, h1, i1]=3");
    }

    private static void assertScores(ThreeSixNine game, String position, String move, String scores) {
        List<ScoredLine> scored = game.scores(
                game.notation().parseState(position), game.notation().parseMove(move));
        assertEquals(
                scores,
                scored.stream().map(line -> line.cells() + "=" + line.points()).collect(Collectors.joining(" ")));
    }

    @Test
    void aMoveThatIsNotLegalScoresNothing() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
        assertThrows(
                IllegalMoveException.class,
                () -> game.scores(game.notation().parseState("x2/3/3 w 0-0"), ThreeSixNineMove.of("a3")));
    }

    @Test
    void theScoresOfAMoveAddUpToItsPoints() {
        for (Variant variant : Variant.values()) {
            ThreeSixNine game = ThreeSixNine.of(7, variant);
            Rng rng = new Rng(3);
            ThreeSixNineState state = game.initialState();
            while (!game.outcome(state).isOver()) {
                List<ThreeSixNineMove> moves = game.legalMoves(state);
                ThreeSixNineMove move = moves.get(rng.below(moves.size()));
                ThreeSixNineState next = game.play(state, move);
                int gained = next.whitePoints() + next.blackPoints() - state.whitePoints() - state.blackPoints();
                assertEquals(
                        gained,
                        game.scores(state, move).stream()
                                .mapToInt(ScoredLine::points)
                                .sum());
                state = next;
            }
        }
    }

    @Test
    void theViewShowsStonesOnAPlainBoardAndThePoints() {
        ThreeSixNine game = ThreeSixNine.of(3, Variant.COLOURED);
        BoardView view = game.view(game.notation().parseState("3/3/wb1 w 2-5"));
        assertEquals(
                List.of(new BoardView.Piece('w', BoardView.Colour.WHITE)),
                view.cells().get(0).pieces());
        assertEquals(
                List.of(new BoardView.Piece('b', BoardView.Colour.BLACK)),
                view.cells().get(1).pieces());
        assertEquals(List.of(), view.cells().get(2).pieces());
        for (BoardView.DrawnCell cell : view.cells()) {
            assertEquals(BoardView.Shade.PLAIN, cell.shade());
        }
        assertEquals(List.of(new BoardView.Tally("points", 2, 5)), view.tallies());
    }
}
