package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Allocations;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Facts about all positions of Greener that no single rule states. */
class GreenerFactsTest {
    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void movesAreNumberedInTheOrderInWhichTheyAreListed(Greener game) {
        Rng rng = new Rng(2);
        for (int plies = 0; plies < 2 * game.size() * game.size(); plies++) {
            GreenerPosition position = Samples.position(game, plies, rng);
            MoveBuffer moves = new MoveBuffer();
            position.moves(moves);
            for (int k = 0; k < moves.size(); k++) {
                assertEquals(moves.get(k), position.moveAt(k));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void noPieceIsEverLost(Greener game) {
        GreenerPosition position = Samples.position(game.initialState());
        position.playOut(new Rng(1));
        String pieces = String.join("", position.toState().stacks());
        assertEquals(game.size() * game.size(), pieces.length());
        assertEquals(
                game.size() * game.size() / 2, pieces.replaceAll("[^g]", "").length());
    }

    @Test
    void stacksThatDifferOnlyInsideShareAHashAndNoOthersDo() {
        assertEquals(hash("4/4/4/(bgwb)3 b"), hash("4/4/4/(wgbb)3 b"));
        for (String other : List.of(
                "4/4/4/(bgwb)3 w",
                "4/4/4/(bgwg)3 b",
                "4/4/4/(bgbw)3 b",
                "4/4/4/(bggb)3 b",
                "4/4/4/(bgb)3 b",
                "4/4/4/1(bgwb)2 b",
                "4/4/(bgwb)3/4 b")) {
            assertNotEquals(hash("4/4/4/(bgwb)3 b"), hash(other), other);
        }
    }

    private static long hash(String text) {
        return Samples.position(Greener.random(4, 1).notation().parseState(text))
                .hash();
    }

    @Test
    void theLongestLinesCanBeTakenBack() {
        // Black passes after each of White's moves. The longest such game has a stack on every cell of a row and a
        // column.
        GreenerState start = Greener.random(8, 1).notation().parseState("wggggggg/7g/7g/7g/7g/7g/7g/7g b");
        GreenerPosition position = Samples.position(start);
        int plies = 0;
        for (; !position.isOver(); plies++) {
            position.play(position.moveAt(0));
        }
        assertEquals(28, plies);
        for (; plies > 0; plies--) {
            position.undo();
        }
        assertEquals(start, position.toState());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void aPlayoutDoesNotDependOnEarlierMoves(int size) {
        for (int plies = 0; plies < size * size; plies++) {
            GreenerPosition played = Samples.position(Samples.game(size), plies, new Rng(plies));
            GreenerPosition fresh = Samples.position(played.toState());
            assertEquals(fresh.playOut(new Rng(9)), played.playOut(new Rng(9)));
            assertEquals(fresh.toState(), played.toState());
            assertEquals(fresh.hash(), played.hash());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void wholeGamesThroughTheFastFaceAllocateNothing(int size) {
        long bytes = Allocations.ofRandomGames(Samples.game(size), 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
        long many = Allocations.ofManyPlayouts(Samples.game(size), 1000);
        assertTrue(many < 10_000, many + " bytes");
    }

    @Test
    void theViewShowsStacksAndWhatDecides() {
        Greener game = Greener.random(4, 1);
        BoardView view = game.view(Samples.board(Player.FIRST, """
                .    .   .   wbg
                .    .   .   .
                .    gw  .   .
                ggwb .   .   bb
                """));
        assertEquals(
                List.of(
                        new BoardView.Piece('g', BoardView.Colour.GREEN),
                        new BoardView.Piece('g', BoardView.Colour.GREEN),
                        new BoardView.Piece('w', BoardView.Colour.WHITE),
                        new BoardView.Piece('b', BoardView.Colour.BLACK)),
                view.cells().get(0).pieces());
        assertEquals(List.of(), view.cells().get(1).pieces());
        assertEquals(3, view.cells().get(15).pieces().size());
        assertEquals(
                new BoardView.DrawnCell(
                        "b2",
                        BoardView.Shade.PLAIN,
                        view.cells().get(5).pieces(),
                        Optional.of(new BoardView.Note("1g", "1 green", BoardView.Colour.GREEN))),
                view.cells().get(5));
        assertEquals("2 greens", view.cells().get(0).note().orElseThrow().spoken());
        assertEquals(Optional.empty(), view.cells().get(1).note(), "an empty cell");
        assertEquals(Optional.empty(), view.cells().get(3).note(), "a stack without greens");
        assertEquals(
                List.of(new BoardView.Tally("greens", 2, 1), new BoardView.Tally("tallest", 4, 2)), view.tallies());
    }

    @Test
    void theRulesTextFitsATerminal() {
        assertTrue(Greener.INFO.rules().startsWith("Greener\n"));
        // A paragraph is one line; programs wrap it to their width.
        assertTrue(Greener.INFO.rules().contains("along its row or its column to the nearest stack"));
    }
}
