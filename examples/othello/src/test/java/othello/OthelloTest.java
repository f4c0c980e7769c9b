package othello;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Games;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.testkit.Allocations;
import org.junit.jupiter.api.Test;

class OthelloTest {
    private static GameSession<Othello.State, Othello.Move> play(String moves) {
        GameSession<Othello.State, Othello.Move> session = GameSession.of(new Othello());
        for (String move : moves.split(" ")) {
            session.playText(move);
        }
        return session;
    }

    /** The shortest game: White has no disc after nine moves. */
    @Test
    void aPlayerWithoutDiscsHasLost() {
        GameSession<Othello.State, Othello.Move> session = play("e6 f4 e3 f6 g5 d6 e7 f5 c5");
        assertEquals(Outcome.FIRST_WINS, session.result());
        assertEquals(13, session.game().margin(session.state()));
    }

    @Test
    void onlyAPlayerWhoCannotMovePasses() {
        IllegalMoveException refused = assertThrows(IllegalMoveException.class, () -> play("pass"));
        assertEquals("pass is not legal: a player who can move may not pass", refused.getMessage());
        Othello game = new Othello();
        Othello.State stuck = game.notation().parseState("8/8/8/8/8/8/8/wb6 b");
        assertEquals("[pass]", game.legalMoves(stuck).stream().map(game.notation()::formatMove).toList().toString());
    }

    @Test
    void programsFindIt() {
        assertEquals("othello", Games.create("othello").toString());
    }

    @Test
    void randomGamesAllocateNothing() {
        long bytes = Allocations.ofRandomGames(new Othello(), 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }
}
