package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

public class SeatedGameTest {
    private static final Seat RANDOM = new Seat.Computer("random", false, Optional.empty());
    private static final Seats PERSONS = new Seats(Seat.PERSON, Seat.PERSON);

    private static SeatedGame<TicTacToe.State, TicTacToe.Move> session(Seats seats, String... moves) {
        TicTacToe game = new TicTacToe();
        var session = SeatedGame.begin(game, game.initialState(), seats, Optional.empty());
        for (String move : moves) {
            play(session, move);
        }
        return session;
    }

    private static void play(SeatedGame<TicTacToe.State, TicTacToe.Move> session, String move) {
        session.session().playText(move);
    }

    private static void resign(SeatedGame<?, ?> session) {
        session.session().resign(session.session().turn());
    }

    /** A game of tic-tac-toe with one move made. */
    public static SeatedGame<?, ?> begun() {
        return session(PERSONS, "b2");
    }

    private static List<String> moves(SeatedGame<TicTacToe.State, TicTacToe.Move> session) {
        return session.session().record().moves().stream()
                .map(session.session().game().notation()::formatMove)
                .toList();
    }

    @Test
    void betweenPersonsUndoTakesOneMoveBackAndRedoMakesItAgain() {
        var session = session(PERSONS, "a1", "b2", "c3");
        session.session().undo();
        assertEquals(List.of("a1", "b2"), moves(session));
        session.session().undo();
        session.session().redo();
        session.session().redo();
        assertEquals(List.of("a1", "b2", "c3"), moves(session));
    }

    @Test
    void againstAComputerUndoTakesBackAMoveAndItsReply() {
        var session = session(new Seats(Seat.PERSON, RANDOM), "a1", "b2", "c3", "a3");
        session.session().undo();
        assertEquals(List.of("a1", "b2"), moves(session));
        assertTrue(session.isPersonsTurn());
        session.session().redo();
        assertEquals(List.of("a1", "b2", "c3", "a3"), moves(session));
    }

    @Test
    void severalUndosAreRedoneOneByOne() {
        var session = session(new Seats(RANDOM, Seat.PERSON), "b2", "a1", "c3", "a3", "a2");
        session.session().undo();
        session.session().undo();
        assertEquals(List.of("b2"), moves(session));
        session.session().redo();
        assertEquals(List.of("b2", "a1", "c3"), moves(session));
        session.session().redo();
        assertEquals(List.of("b2", "a1", "c3", "a3", "a2"), moves(session));
    }

    @Test
    void computersFirstMoveCannotBeTakenBack() {
        var session = session(new Seats(RANDOM, Seat.PERSON), "b2");
        assertThrows(BoardwrightException.class, session.session()::undo);
        assertEquals(List.of("b2"), moves(session));
    }

    @Test
    void winningMoveIsTakenBackAlone() {
        var session = session(new Seats(Seat.PERSON, RANDOM), "a1", "a2", "b1", "b2", "c1");
        assertEquals(Outcome.FIRST_WINS, session.session().result());
        session.session().undo();
        assertEquals(List.of("a1", "a2", "b1", "b2"), moves(session));
        assertFalse(session.session().isOver());
    }

    @Test
    void betweenComputersUndoTakesOneMoveBack() {
        var session = session(new Seats(RANDOM, RANDOM), "a1", "b2", "c3");
        session.session().undo();
        assertEquals(List.of("a1", "b2"), moves(session));
        session.session().redo();
        assertEquals(List.of("a1", "b2", "c3"), moves(session));
    }

    @Test
    void redoNeedsAnUndo() {
        var session = session(PERSONS, "a1");
        assertThrows(BoardwrightException.class, session.session()::redo);
    }

    @Test
    void newMoveClearsTheRedoList() {
        var session = session(PERSONS, "a1", "b2");
        session.session().undo();
        play(session, "c3");
        assertThrows(BoardwrightException.class, session.session()::redo);
        assertEquals(List.of("a1", "c3"), moves(session));
    }

    @Test
    void resignationEndsTheGameAndCanBeTakenBack() {
        var session = session(PERSONS, "a1");
        resign(session);
        assertEquals(Outcome.FIRST_WINS, session.session().result());
        assertEquals(List.of(), session.session().legalMoves());
        assertThrows(BoardwrightException.class, () -> resign(session));
        assertThrows(IllegalMoveException.class, () -> play(session, "b2"));
        session.session().undo();
        assertFalse(session.session().isOver());
        session.session().redo();
        assertEquals(
                Optional.of(GameEnd.resignation(Player.SECOND)),
                session.session().record().end());
    }

    @Test
    void refusedMovesChangeNothingAndSayWhy() {
        var session = session(PERSONS, "a1", "b2");
        session.session().undo();
        var illegal = assertThrows(IllegalMoveException.class, () -> play(session, "a1"));
        assertTrue(illegal.getMessage().startsWith("a1 is not legal"), illegal.getMessage());
        session.session().redo();
        assertEquals(List.of("a1", "b2"), moves(session));
    }

    @Test
    void gameOfARecordContinues() {
        var session = session(new Seats(Seat.PERSON, RANDOM), "a1", "b2");
        resign(session);
        GameRecord<TicTacToe.State, TicTacToe.Move> record =
                session.session().record().withTag("Event", "Club evening");
        Seats seats = Seats.of(record, PERSONS);
        var again = SeatedGame.of(record, seats);
        assertEquals(record, again.session().record());
        again.session().undo();
        again.session().undo();
        assertEquals(List.of(), moves(again));
        assertEquals("Club evening", again.session().record().tags().get("Event"));
    }

    @Test
    void thePlayersAreWrittenIntoTheRecordAndReadAgain() {
        Seat minimax = new Seat.Computer("minimax", true, Optional.of(Duration.ofMillis(250)));
        var session = session(new Seats(minimax, Seat.PERSON));
        assertEquals(Optional.of("minimax, 250 ms"), session.session().record().playerName(Player.FIRST));
        assertEquals(Optional.of("person"), session.session().record().playerName(Player.SECOND));
        assertEquals(new Seats(minimax, Seat.PERSON), Seats.of(session.session().record(), PERSONS));
    }

    @Test
    void aPersonsNameStaysInTheRecord() {
        TicTacToe game = new TicTacToe();
        var record = GameRecord.of(game).withPlayerName(Player.FIRST, "Ann").withPlayerName(Player.SECOND, "Bob");
        assertEquals(PERSONS, Seats.of(record, new Seats(RANDOM, RANDOM)));
        var session = SeatedGame.of(record, new Seats(Seat.PERSON, RANDOM));
        assertEquals(Optional.of("Ann"), session.session().record().playerName(Player.FIRST));
        assertEquals(Optional.of("random"), session.session().record().playerName(Player.SECOND));
    }

    @Test
    void againBeginsAtTheSamePositionWithTheGivenPlayers() {
        TicTacToe game = new TicTacToe();
        TicTacToe.State start = game.notation().parseState("3/1x1/3 o");
        var session = SeatedGame.begin(game, start, new Seats(Seat.PERSON, RANDOM), Optional.empty());
        play(session, "a1");
        var again = session.again(session.seats().swapped());
        assertEquals(start, again.session().state());
        assertEquals(new Seats(RANDOM, Seat.PERSON), again.seats());
    }
}
