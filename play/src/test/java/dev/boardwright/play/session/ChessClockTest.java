package dev.boardwright.play.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChessClockTest {
    private static final TimeControl FIVE_PLUS_THREE = TimeControl.parse("--clock", "5+3");

    private final GameRecord<TicTacToe.State, TicTacToe.Move> record =
            ChessClock.sign(GameRecord.of(new TicTacToe()), FIVE_PLUS_THREE);
    private long nanos;

    private final GameSession<TicTacToe.State, TicTacToe.Move> session = GameSession.of(record);
    private final ChessClock clock = clock(session);

    private <S, M> ChessClock clock(GameSession<S, M> game) {
        return ChessClock.of(game, () -> nanos).orElseThrow();
    }

    /** Lets the side to move think for this time. */
    private void think(int seconds) {
        clock.start();
        pass(seconds);
    }

    private void play(int seconds, String move) {
        think(seconds);
        session.playText(move);
    }

    private void pass(int seconds) {
        nanos += Duration.ofSeconds(seconds).toNanos();
    }

    private static void assertLeft(int first, int second, ChessClock clock) {
        assertEquals(Duration.ofSeconds(first), clock.left(Player.FIRST));
        assertEquals(Duration.ofSeconds(second), clock.left(Player.SECOND));
    }

    @Test
    void aGameWithoutATimeControlHasNoClock() {
        assertEquals(Optional.empty(), ChessClock.of(GameSession.of(new TicTacToe()), () -> nanos));
    }

    @Test
    void theTimeOfTheSideToMoveRunsFromTheStartToTheMove() {
        pass(10);
        assertLeft(300, 300, clock);
        clock.start();
        pass(10);
        clock.start();
        assertLeft(290, 300, clock);
        session.playText("b2");
        assertLeft(293, 300, clock);
        pass(10);
        assertLeft(293, 300, clock);
        play(20, "a1");
        assertLeft(293, 283, clock);
    }

    @Test
    void timeIsUpWhenNothingIsLeft() {
        think(299);
        assertFalse(clock.isUp());
        pass(1);
        assertTrue(clock.isUp());
    }

    @Test
    void takingBackRestoresBothTimes() {
        play(10, "b2");
        play(20, "a1");
        think(100);
        session.undo();
        assertLeft(293, 300, clock);
        session.undo();
        assertLeft(300, 300, clock);
        session.redo();
        assertLeft(293, 300, clock);
        session.undo();
        play(50, "c3");
        session.undo();
        session.redo();
        assertLeft(253, 300, clock);
    }

    @Test
    void endStopsTheClockAndUndoRestoresTheTime() {
        think(310);
        session.loseOnTime(Player.FIRST);
        pass(100);
        assertLeft(-10, 300, clock);
        session.undo();
        assertLeft(300, 300, clock);
    }

    @Test
    void gameContinuesWithTheTimesOfItsRecord() {
        play(10, "b2");
        think(20);
        var kept = clock.sign(session.record());
        assertEquals("300+3", kept.tags().get("TimeControl"));
        assertEquals("0:04:53.0 0:04:40.0", kept.tags().get("Clocks"));

        var later = GameSession.of(GameRecord.parse(new TicTacToe(), kept.toText()));
        ChessClock same = clock(later);
        assertLeft(293, 280, same);
        later.undo();
        assertLeft(293, 280, same);
    }
}
