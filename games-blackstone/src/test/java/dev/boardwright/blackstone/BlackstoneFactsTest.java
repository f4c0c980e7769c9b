package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.blackstone.board.LanesBoard;
import dev.boardwright.blackstone.board.WordBoard;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Allocations;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Facts about all games of Blackstone that no single rule states. */
class BlackstoneFactsTest {
    /** On a crowded board of variant high, with moves chosen to keep the game going. */
    @Test
    void undoLeadsBackOverMoreThanTenThousandPlies() {
        Blackstone game = Blackstone.of(18, Variant.HIGH);
        StringBuilder board = new StringBuilder(".".repeat(18 * 18));
        for (int c = 0; c < board.length(); c += 2) {
            int shift = c / 18 % 2;
            board.setCharAt(c + shift, "rb".charAt(c / 2 % 2));
        }
        BlackstonePosition position = new BlackstonePosition(game, new BlackstoneState(board.toString(), Player.FIRST));
        Rng rng = new Rng(1);
        List<Long> hashes = new ArrayList<>();
        while (!position.isOver() && hashes.size() < 11_000) {
            hashes.add(position.hash());
            playGently(position, rng);
        }
        assertTrue(hashes.size() > 10_000, hashes.size() + " plies");
        for (int ply = hashes.size() - 1; ply >= 0; ply--) {
            position.undo();
            assertEquals(hashes.get(ply), position.hash());
        }
        assertEquals(board.toString(), position.toState().board());
    }

    /** Makes a move after which as few stones as possible leave, at random among the first such. */
    private static void playGently(BlackstonePosition position, Rng rng) {
        int count = position.moveCount();
        int stones = position.stones(Player.FIRST) + position.stones(Player.SECOND);
        int start = rng.below(count);
        int gentlest = -1;
        int most = -1;
        for (int k = 0; k < count && most < stones; k++) {
            int code = position.moveAt((start + k) % count);
            position.play(code);
            int left = position.stones(Player.FIRST) + position.stones(Player.SECOND);
            position.undo();
            if (left > most) {
                most = left;
                gentlest = code;
            }
        }
        position.play(gentlest);
    }

    /** 8 by 8 fits in both kinds of board, which must agree in everything, including move codes. */
    @ParameterizedTest
    @CsvSource({"STANDARD", "MEDIUM", "HIGH"})
    void bothKindsOfBoardPlayAlike(Variant variant) {
        Blackstone game = Blackstone.of(8, variant);
        for (int seed = 0; seed < 50; seed++) {
            Rng rng = new Rng(seed);
            BlackstonePosition word = new BlackstonePosition(
                    game,
                    game.initialState(),
                    new WordBoard(game.grid(), game.variant().removal()));
            BlackstonePosition lanes = new BlackstonePosition(
                    game,
                    game.initialState(),
                    new LanesBoard(game.grid(), game.lanes(), game.variant().removal()));
            while (!word.isOver()) {
                assertAlike(word, lanes);
                int code = word.randomMove(rng);
                word.play(code);
                lanes.play(code);
            }
            assertAlike(word, lanes);
        }
    }

    private static void assertAlike(BlackstonePosition word, BlackstonePosition lanes) {
        assertEquals(word.toState(), lanes.toState());
        assertEquals(word.outcome(), lanes.outcome());
        for (Player player : Player.values()) {
            assertEquals(word.room(player), lanes.room(player));
            assertEquals(word.stones(player), lanes.stones(player));
            assertEquals(word.mobility(player), lanes.mobility(player));
            assertEquals(word.openDirections(player), lanes.openDirections(player));
        }
    }

    /** Red a1 has three open directions, blue c2 seven. */
    @ParameterizedTest
    @ValueSource(ints = {6, 10})
    void aViewShowsThePosition(int size) {
        Blackstone game = Blackstone.of(size, Variant.MEDIUM);
        char[] board = ".".repeat(size * size).toCharArray();
        board[0] = 'r';
        board[size + 2] = 'b';
        board[2 * size + 1] = 'x';
        Position<BlackstoneState> position = game.position(new BlackstoneState(new String(board), Player.SECOND));
        BlackstoneView view = BlackstoneView.of(position);
        assertEquals(size, view.size());
        assertEquals(Variant.MEDIUM, view.variant());
        assertEquals(Player.SECOND, view.turn());
        for (int cell = 0; cell < board.length; cell++) {
            assertEquals(board[cell], view.letter(cell));
        }
        assertEquals(1, view.stones(Player.FIRST));
        assertEquals(1, view.stones(Player.SECOND));
        assertEquals(3, view.openDirections(Player.FIRST));
        assertEquals(7, view.openDirections(Player.SECOND));
        assertEquals(position.moveCount(), view.mobility(Player.SECOND));
        position.play(position.moveAt(0));
        assertEquals(position.moveCount(), view.mobility(Player.FIRST), "the same view after a move");
    }

    @Test
    void aDrawingShowsStonesInTheirColoursAndCountsThem() {
        Blackstone game = Blackstone.of(6, Variant.STANDARD);
        BoardView view = game.view(game.notation().parseState("6/6/6/6/1b4/rxb3 r"));
        assertEquals(List.of(new BoardView.Tally("stones", 1, 2)), view.tallies());
        assertEquals(
                List.of(new BoardView.Piece('r', BoardView.Colour.RED)),
                view.cells().get(0).pieces());
        assertEquals(
                List.of(new BoardView.Piece('x', BoardView.Colour.BLACK)),
                view.cells().get(1).pieces());
        assertEquals(
                List.of(new BoardView.Piece('b', BoardView.Colour.BLUE)),
                view.cells().get(7).pieces());
        assertEquals(List.of(), view.cells().get(35).pieces());
        assertEquals("f6", view.cells().get(35).name());
    }

    @ParameterizedTest
    @CsvSource({"8, STANDARD", "8, HIGH", "10, MEDIUM"})
    void wholeGamesThroughTheFastFaceAllocateNothing(int size, Variant variant) {
        long bytes = Allocations.ofRandomGames(Blackstone.of(size, variant), 500);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }

    @Test
    void theFactoryMakesTheDefaultGame() {
        Game<?, ?> game = Games.create("blackstone");
        assertEquals("blackstone size=8 variant=standard double-elimination=draw", game.toString());
        assertEquals(Blackstone.INFO, game.info());
        assertEquals(Blackstone.create().options(), game.options());
    }
}
