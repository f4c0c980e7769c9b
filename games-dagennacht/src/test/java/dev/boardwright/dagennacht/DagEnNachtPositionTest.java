package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Allocations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Properties of a working board beyond the rules. */
class DagEnNachtPositionTest {
    private static final DagEnNacht ELEVEN = DagEnNacht.of(11, false);

    /** All black squares are taken, and two of White's sixty shifts are legal. */
    @Test
    void rareLegalMovesAreDrawnEquallyOften() {
        DagEnNachtState full = Boards.full(11, Player.SECOND);
        // b1 becomes White's, and a1 empty: b1a1 and a2a1 are left.
        DagEnNachtState state = new DagEnNachtState(".w" + full.board().substring(2), Player.SECOND);
        Position<DagEnNachtState> position = ELEVEN.position(state);
        assertEquals(2, position.moveCount());
        Rng rng = new Rng(3);
        int first = 0;
        for (int n = 0; n < 2000; n++) {
            int drawn = position.randomMove(rng);
            assertTrue(position.isLegal(drawn));
            first += drawn == position.moveAt(0) ? 1 : 0;
        }
        assertTrue(first > 800 && first < 1200, first + " of 2000");
        assertEquals(2, position.playOut(rng), "the shift, then Black's drop");
        assertEquals(0, position.moveCount());
    }

    /** Half the moves are drops, half are shifts, and each is as likely as any other. */
    @Test
    void dropsAndShiftsAreDrawnEquallyOften() {
        DagEnNachtState state = Boards.corner(11, 'b', """
                .b.w.
                b.b.b
                .b.b.""");
        Position<DagEnNachtState> position = ELEVEN.position(state);
        int moves = position.moveCount();
        Rng rng = new Rng(4);
        int drops = 0;
        int draws = 20_000;
        for (int n = 0; n < draws; n++) {
            drops += MoveCodes.way(position.randomMove(rng)) == MoveCodes.DROP ? 1 : 0;
        }
        double expected = draws * (60.0 - 7) / moves;
        assertEquals(expected, drops, 0.03 * draws);
    }

    @Test
    void theHashDependsOnTheTurnAndTheColourOfAStone() {
        long empty = hash("11 b");
        assertNotEquals(empty, hash("11 w"));
        assertNotEquals(hash("1b9 b"), hash("1w9 b"));
        assertNotEquals(hash("1b9 b"), hash("3b7 b"));
        assertEquals(hash("1b9 w"), hash("1b9 w"));
    }

    private static long hash(String lowestRow) {
        String text = "11/11/11/11/11/11/11/11/11/11/" + lowestRow;
        return ELEVEN.position(ELEVEN.notation().parseState(text)).hash();
    }

    @Test
    void wholeGamesThroughTheFastFaceAllocateNothing() {
        long bytes = Allocations.ofRandomGames(ELEVEN, 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }

    @Test
    void linesAndSquaresLeadToEachOther() {
        for (int square = Squares.of(0, 0); square <= Squares.of(18, 18); square++) {
            int bit = Squares.bit(square);
            assertEquals(square, Squares.at(Squares.rowLine(square), bit));
            assertEquals(square, Squares.at(Squares.columnLine(square), Squares.rowLine(square)));
            if (Squares.isWhite(square)) {
                assertEquals(square, Squares.at(Squares.risingLine(square), bit));
                assertEquals(square, Squares.at(Squares.fallingLine(square), bit));
            }
        }
    }

    @Test
    void stonesAreDrawnOnTheirSquares() {
        BoardView view = ELEVEN.view(Boards.corner(11, 'b', "wb."));
        assertEquals(
                List.of(new BoardView.Piece('w', BoardView.Colour.WHITE)),
                view.cells().get(0).pieces());
        assertEquals(
                List.of(new BoardView.Piece('b', BoardView.Colour.BLACK)),
                view.cells().get(1).pieces());
        assertEquals(List.of(), view.cells().get(2).pieces());
        assertEquals("b1", view.cells().get(1).name());
    }

    @Test
    void theFactoryMakesTheDefaultGame() {
        Game<?, ?> game = Games.create("dagennacht");
        assertEquals("dagennacht size=15 balanced=false", game.toString());
        assertEquals("Dag en Nacht", game.info().title());
        assertTrue(game.info().rules().startsWith("Dag en Nacht\n"));
    }

    /** Counts by play and undo at every ply of random games, to their last moves. */
    @ParameterizedTest
    @CsvSource({"11, false", "11, true", "15, false", "19, true"})
    void repliesAreCountedAsByPlayAndUndo(int size, boolean balanced) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        MoveBuffer moves = new MoveBuffer();
        for (int seed = 0; seed < 5; seed++) {
            Rng rng = new Rng(seed);
            Position<DagEnNachtState> position = game.position(game.initialState());
            while (!position.isOver()) {
                moves.clear();
                position.moves(moves);
                long expected = 0;
                for (int i = 0; i < moves.size(); i++) {
                    position.play(moves.get(i));
                    expected += Math.max(1, position.moveCount());
                    position.undo();
                }
                assertEquals(
                        expected,
                        position.countReplies(moves),
                        () -> position.toState().toString());
                position.play(position.randomMove(rng));
            }
        }
    }

    @Test
    void aViewShowsThePosition() {
        Position<DagEnNachtState> position = ELEVEN.position(Boards.corner(11, 'w', """
                w....
                .....
                bb..b"""));
        DagEnNachtView view = DagEnNachtView.of(position);
        assertEquals(11, view.size());
        assertFalse(view.isBalanced());
        assertEquals(Player.SECOND, view.turn());
        assertEquals('b', view.letter(0));
        assertEquals('.', view.letter(2));
        assertEquals('w', view.letter(22));
        assertEquals(59, view.drops());
        assertEquals(1, view.stonesOnBlack(Player.FIRST));
        assertEquals(0, view.stonesOnBlack(Player.SECOND));
        assertEquals(2, view.shifts(Player.FIRST));
        assertEquals(0, view.shifts(Player.SECOND));
        assertEquals(2, view.distance(Player.FIRST));
        assertEquals(3, view.distance(Player.SECOND));
        assertEquals(1, view.windows(Player.FIRST, 2));
        assertEquals(0, view.windows(Player.FIRST, 1));
        assertEquals(1, view.windows(Player.SECOND, 3), "the diagonal from a3 up; the one down is too short");
        position.play(position.moveAt(0));
        assertEquals(Player.FIRST, view.turn(), "the same view after a move");
    }
}
