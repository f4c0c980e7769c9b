package dev.boardwright.core.record;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.CountingGame;
import dev.boardwright.core.GameStateException;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Nim;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameSessionTest {
    private final Nim nim = Nim.withSize(9);
    private final GameSession<Nim.State, Integer> session = GameSession.of(nim);

    private static void play(GameSession<?, ?> session, int moves) {
        for (int i = 0; i < moves; i++) {
            session.playText("1");
        }
    }

    @Test
    void aSessionBeginsAtTheStart() {
        assertSame(nim, session.game());
        assertEquals(nim.initialState(), session.start());
        assertEquals(nim.initialState(), session.state());
        assertEquals(List.of(nim.initialState()), session.states());
        assertSame(Player.FIRST, session.turn());
        assertEquals("1.", session.nextLabel());
        assertEquals(List.of(), session.moves());
        assertEquals(Optional.empty(), session.lastMove());
        assertEquals(List.of(1, 2, 3), session.legalMoves());
        assertSame(Outcome.ONGOING, session.result());
        assertEquals(Optional.empty(), session.end());
        assertFalse(session.isOver());
        assertFalse(session.canUndo());
        assertFalse(session.canRedo());
        assertEquals(GameRecord.of(nim), session.record());
    }

    @Test
    void movesAreMadeAndNumbered() {
        assertEquals(3, session.playText("3"));
        session.play(2);
        session.play(1);
        assertEquals(new Nim.State(3, Player.SECOND), session.state());
        assertEquals(4, session.states().size());
        assertEquals(session.state(), session.states().get(3));
        assertEquals(
                List.of(
                        new PlayedMove<>(3, Player.FIRST, 1),
                        new PlayedMove<>(2, Player.SECOND, 1),
                        new PlayedMove<>(1, Player.FIRST, 2)),
                session.moves());
        assertEquals(Optional.of(new PlayedMove<>(1, Player.FIRST, 2)), session.lastMove());
        assertEquals("2...", session.nextLabel());
        assertEquals(GameRecord.of(nim, nim.initialState(), List.of(3, 2, 1)), session.record());
    }

    @Test
    void aRefusedMoveChangesNothing() {
        assertRefused(
                IllegalMoveException.class,
                "4 is not legal: it is not among the moves of this position",
                () -> session.play(4));
        assertThrows(NotationException.class, () -> session.playText("x"));
        assertEquals(GameRecord.of(nim), session.record());
    }

    @Test
    void theRulesEndAGame() {
        session.play(3);
        session.play(3);
        session.play(3);
        assertTrue(session.isOver());
        assertSame(Outcome.FIRST_WINS, session.result());
        assertEquals(Optional.of(GameEnd.byRules(Outcome.FIRST_WINS)), session.end());
        assertEquals(List.of(), session.legalMoves());
        assertRefused(
                IllegalMoveException.class, "1 is not legal: the game is over, Left has won", () -> session.play(1));
        assertRefused(
                GameStateException.class,
                "the game is over already: Left has won",
                () -> session.resign(Player.SECOND));
        assertSame(Outcome.FIRST_WINS, session.record().result());
    }

    @Test
    void aGameEndsByResignationAgreementOrTime() {
        play(session, 2);
        session.resign(Player.SECOND);
        assertEquals(Optional.of(GameEnd.resignation(Player.SECOND)), session.end());
        assertEquals(session.end(), session.record().end());
        assertEquals(2, session.moves().size());
        assertEquals(3, session.states().size());
        assertEquals(Optional.of(new PlayedMove<>(1, Player.SECOND, 1)), session.lastMove());
        assertEquals(List.of(), session.legalMoves());
        assertRefused(
                IllegalMoveException.class,
                "1 is not legal: the game is over, Right has resigned",
                () -> session.play(1));
        session.undo();
        session.agreeDraw();
        assertSame(Outcome.DRAW, session.result());
        session.undo();
        session.loseOnTime(Player.FIRST);
        assertEquals(
                Optional.of(GameEnd.lossOnTime(Player.FIRST)), session.record().end());
        assertRefused(GameStateException.class, "the game is over already: Left has lost on time", session::agreeDraw);
    }

    @Test
    void anEndCanBeTakenBackAndMadeAgain() {
        session.play(1);
        session.resign(Player.FIRST);
        session.undo();
        assertFalse(session.isOver());
        assertEquals(1, session.moves().size());
        session.redo();
        assertEquals(Optional.of(GameEnd.resignation(Player.FIRST)), session.end());
    }

    @Test
    void movesAreTakenBackAndMadeAgainUntilAnotherIsMade() {
        play(session, 3);
        session.undo();
        session.undo();
        assertEquals(List.of(new PlayedMove<>(1, Player.FIRST, 1)), session.moves());
        assertTrue(session.canUndo());
        assertTrue(session.canRedo());
        session.redo();
        assertEquals(2, session.moves().size());
        session.play(2);
        assertFalse(session.canRedo());
        assertRefused(GameStateException.class, "there is no move to redo", session::redo);
        assertEquals(List.of(1, 1, 2), session.record().moves());
        assertEquals(4, session.states().size());
        session.undo();
        session.undo();
        session.undo();
        assertRefused(GameStateException.class, "there is no move to take back", session::undo);
        assertEquals(nim.initialState(), session.state());
    }

    @Test
    void onePlayersTakeBackIncludesTheAnswers() {
        session.allowTakeBacks(EnumSet.of(Player.FIRST));
        assertFalse(session.canUndo());
        play(session, 4);
        session.undo();
        assertEquals(2, session.moves().size());
        session.undo();
        assertEquals(0, session.moves().size());
        assertFalse(session.canUndo());
        session.redo();
        assertEquals(2, session.moves().size());
        session.redo();
        assertEquals(4, session.moves().size());
        session.play(1);
        session.undo();
        assertEquals(4, session.moves().size());
        session.redo();
        assertEquals(5, session.moves().size(), "to the last step, though the other side is to move there");
        session.allowTakeBacks(EnumSet.of(Player.SECOND));
        session.undo();
        assertEquals(3, session.moves().size());
    }

    @Test
    void thePlayerWhoHasNotMovedCannotTakeBack() {
        session.allowTakeBacks(EnumSet.of(Player.SECOND));
        session.play(1);
        assertFalse(session.canUndo());
        assertRefused(GameStateException.class, "there is no move to take back", session::undo);
    }

    @Test
    void takeBacksCanBeForbidden() {
        session.allowTakeBacks(EnumSet.noneOf(Player.class));
        play(session, 2);
        assertFalse(session.canUndo());
        assertRefused(GameStateException.class, "moves cannot be taken back in this game", session::undo);
        assertEquals(2, session.moves().size());
    }

    @Test
    void aSessionGoesOnWhereARecordStops() {
        GameRecord<Nim.State, Integer> record = GameRecord.of(nim, new Nim.State(8, Player.SECOND), List.of(1, 2))
                .withTag("Event", "Club")
                .withComment(0, "hm")
                .withComment(-1, "hello")
                .withAnnotations(1, List.of("?"))
                .withLossOnTime(Player.FIRST);
        GameSession<Nim.State, Integer> continued = GameSession.of(record);
        assertEquals(record, continued.record());
        continued.undo();
        continued.play(1);
        assertEquals(record.undo().play(1), continued.record());
        assertEquals(new Nim.State(8, Player.SECOND), continued.start());
    }

    @Test
    void tagsAndNamesAreInTheRecord() {
        session.setTag("Event", "Tea");
        session.setPlayerName(Player.SECOND, "Bob");
        session.setTag("Event", "Club");
        session.play(1);
        session.undo();
        assertEquals(Map.of("Event", "Club", "Right", "Bob"), session.record().tags());
        assertEquals(session.record().tags(), session.tags());
        assertThrows(RecordException.class, () -> session.setTag("Result", "1-0"));
    }

    @Test
    void listenersHearOfEveryChangeInOrder() {
        List<String> heard = new ArrayList<>();
        SessionListener<Nim.State, Integer> first = (s, change) -> {
            heard.add("first " + change);
            if (change == SessionListener.Change.PLAYED && s.turn() == Player.SECOND) {
                s.play(2);
            }
        };
        session.addListener(first);
        session.addListener(
                (s, change) -> heard.add("second " + change + " " + s.moves().size()));
        session.play(1);
        assertEquals(2, session.moves().size(), "the listener has answered");
        session.undo();
        session.redo();
        session.resign(Player.FIRST);
        assertEquals(
                List.of(
                        "first PLAYED",
                        "second PLAYED 2",
                        "first PLAYED",
                        "second PLAYED 2",
                        "first UNDONE",
                        "second UNDONE 1",
                        "first REDONE",
                        "second REDONE 2",
                        "first ENDED",
                        "second ENDED 2"),
                heard);
        session.removeListener(first);
        heard.clear();
        session.undo();
        assertEquals(List.of("second UNDONE 2"), heard);
    }

    @Test
    void aListenerThatFailsDoesNotSilenceLaterChanges() {
        List<SessionListener.Change> heard = new ArrayList<>();
        session.addListener((s, change) -> {
            heard.add(change);
            if (heard.size() == 1) {
                throw new IllegalStateException("no");
            }
        });
        assertThrows(IllegalStateException.class, () -> session.play(1));
        assertEquals(1, session.moves().size());
        session.play(1);
        assertEquals(2, heard.size());
    }

    @Test
    void aMoveCostsOnePlayWhateverTheLength() {
        CountingGame<Nim.State, Integer> game = new CountingGame<>(Nim.withSize(400));
        GameSession<Nim.State, Integer> counted = GameSession.of(game);
        for (int ply = 1; ply <= 300; ply++) {
            counted.play(1);
            assertEquals(ply, game.plays());
        }
        counted.moves();
        counted.states();
        counted.lastMove();
        counted.undo();
        counted.undo();
        counted.redo();
        GameRecord<Nim.State, Integer> record = counted.record();
        record.toText();
        assertEquals(300, game.plays(), "nothing else plays");
        GameSession.of(record);
        assertEquals(599, game.plays(), "a record is played once");
    }
}
