package connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.record.GameSession;
import dev.boardwright.core.Games;
import dev.boardwright.core.Outcome;
import dev.boardwright.testkit.Allocations;
import org.junit.jupiter.api.Test;

class ConnectFourTest {
    @Test
    void fourInARowWin() {
        GameSession<ConnectFour.State, ConnectFour.Move> session = GameSession.of(new ConnectFour());
        for (String move : "a1 a2 b1 b2 c1 c2 d1".split(" ")) {
            session.playText(move);
        }
        assertEquals(Outcome.FIRST_WINS, session.result());
        assertEquals("7/7/7/7/yyy4/rrrr3 y", session.game().notation().formatState(session.state()));
    }

    @Test
    void programsFindIt() {
        assertEquals("connect-four", Games.create("connect-four").toString());
    }

    @Test
    void randomGamesAllocateNothing() {
        long bytes = Allocations.ofRandomGames(new ConnectFour(), 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }
}
