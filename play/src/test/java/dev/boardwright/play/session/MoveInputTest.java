package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Cell;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.record.GameSession;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MoveInputTest {
    private int formatted;

    /** An endless game with the same two moves in each state. */
    private final class TwoMoves extends ValueGame<Integer, String> {
        @Override
        public GameInfo info() {
            return GameInfo.of("two-moves", "A", "B");
        }

        @Override
        public Integer initialState() {
            return 0;
        }

        @Override
        public Player turn(Integer state) {
            return Player.of(state % 2);
        }

        @Override
        protected List<String> moves(Integer state) {
            return List.of("a1b2", "pass");
        }

        @Override
        protected Integer next(Integer state, String move) {
            return state + 1;
        }

        @Override
        public Outcome outcome(Integer state) {
            return Outcome.ONGOING;
        }

        @Override
        public Notation<Integer, String> notation() {
            return Notation.of(state -> Integer.toString(state), Integer::valueOf, this::format, text -> text);
        }

        /** A pass happens on a cell too, like the swap of Hex. */
        @Override
        public List<Cell> cells(Integer state, String move) {
            return move.equals("pass") ? List.of(Cell.of("b2")) : List.of(Cell.of("a1"), Cell.of("b2"));
        }

        private String format(String move) {
            formatted++;
            return move;
        }
    }

    private final GameSession<Integer, String> session = GameSession.of(new TwoMoves());
    private final MoveInput<Integer, String> input = new MoveInput<>(session);

    @Test
    void movesAreFormattedOnceATurn() {
        for (int turn = 0; turn < 3; turn++) {
            formatted = 0;
            assertEquals(List.of("a1b2", "pass"), input.texts());
            assertEquals(Optional.of("a1b2"), input.find("A1 to b2"));
            assertEquals(Optional.empty(), input.find("a1"));
            assertEquals(2, formatted);
            session.play(input.find("pass").orElseThrow());
        }
    }

    @Test
    void movesWhoseTextsNameNoneOfTheirCellsAreOffTheBoard() {
        assertEquals(List.of("pass"), input.movesOffTheBoard());
        session.resign(Player.FIRST);
        assertEquals(List.of(), input.movesOffTheBoard());
    }

    @Test
    void changesOfTheSessionChangeTheMoves() {
        session.resign(Player.FIRST);
        assertEquals(List.of(), input.texts());
        session.undo();
        assertEquals(List.of("a1b2", "pass"), input.texts());
        session.redo();
        assertEquals(Optional.empty(), input.find("pass"));
    }
}
