package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Allocations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What is true of every game of 369, whatever is played. */
class ThreeSixNineFactsTest {
    @ParameterizedTest
    @CsvSource({"3, 8", "6, 54", "9, 168"})
    void aWholeNeutralGameAlwaysGivesOutTheSamePoints(int size, int total) {
        ThreeSixNine game = ThreeSixNine.of(size, Variant.NEUTRAL);
        for (int seed = 0; seed < 200; seed++) {
            Position<ThreeSixNineState> position = game.position(game.initialState());
            assertEquals(size * size, position.playOut(new Rng(seed)));
            ThreeSixNineState end = position.toState();
            assertEquals(total, end.whitePoints() + end.blackPoints(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3, neutral, 3, 504",
        "3, neutral, 9, 362880",
        "3, coloured, 9, 362880",
        "4, neutral, 4, 43680",
        "9, neutral, 3, 511920",
        "9, coloured, 3, 511920",
        "19, neutral, 2, 129960"
    })
    void moveSequencesAreTheWaysToChooseCells(int size, String variant, int depth, long count) {
        Game<?, ?> game = Games.create("369", GameOptions.of("size", size).with("variant", variant));
        assertEquals(count, perft(game, depth));
    }

    private static <S> long perft(Game<S, ?> game, int depth) {
        return Perft.count(game.position(game.initialState()), depth);
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
        assertEquals(game.toString(), ThreeSixNine.standard().toString());
    }

    @Test
    void theHashTellsTheTurnThePointsAndTheColourOfAStone() {
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
        for (BoardView.Cell cell : view.cells()) {
            assertEquals(BoardView.Shade.PLAIN, cell.shade());
        }
        assertEquals(List.of(new BoardView.Tally("points", 2, 5)), view.tallies());
    }
}
