package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.GameOptions;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.record.GameSession;
import org.junit.jupiter.api.Test;

class KalahTest {
    private static final Kalah GAME = new Kalah(GameOptions.create());

    private static GameSession<Kalah.State, Kalah.Move> play(String moves) {
        GameSession<Kalah.State, Kalah.Move> session = GameSession.of(GAME);
        for (String move : moves.split(" ", -1)) {
            session.playText(move);
        }
        return session;
    }

    @Test
    void theSamePitIsElsewhereForTheOtherPlayer() {
        GameSession<Kalah.State, Kalah.Move> session = play("3");
        assertEquals("[c1]", session.lastCells().toString());
        assertEquals("4,4,0,5,5,5,1/4,4,4,4,4,4,0 s", GAME.notation().formatState(session.state()), "another turn");
        session.playText("1");
        session.playText("3");
        assertEquals("[d2]", session.lastCells().toString());
    }

    @Test
    void movesOfAStateHaveTheirCells() {
        GameSession<Kalah.State, Kalah.Move> session = play("1");
        String json = GameJson.state(GAME, session.state()).toString();
        assertEquals(true, json.contains("{\"text\":\"1\",\"cells\":[\"f2\"]}"), json);
        String record = GameJson.record(session.record()).toString();
        assertEquals(true, record.contains("{\"text\":\"1\",\"cells\":[\"a1\"]"), record);
        assertEquals(session.record(), GameJson.parseRecord(GAME, record));
    }

    @Test
    void optionsAreWholeNumbersFromARange() {
        assertThrows(OptionException.class, () -> new Kalah(GameOptions.of("seeds", 10)));
        assertEquals("kalah pits=6 seeds=4", GAME.toString());
    }
}
