package morris;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.Games;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Perft;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.testkit.Allocations;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NineMensMorrisTest {
    private static final NineMensMorris GAME = NineMensMorrisContractTest.game(true);

    private static GameSession<NineMensMorris.State, NineMensMorris.Move> session(String position, String... moves) {
        GameSession<NineMensMorris.State, NineMensMorris.Move> session =
                GameSession.of(GAME, GAME.notation().parseState(position));
        for (String move : moves) {
            session.playText(move);
        }
        return session;
    }

    @Test
    void aMillRemovesAStone() {
        GameSession<NineMensMorris.State, NineMensMorris.Move> session =
                session("3/3/3/6/3/3/3 w 9-9", "a1", "a7", "d1", "d7", "g1xd7");
        assertEquals("b2/3/3/6/3/3/www b 6-7", GAME.notation().formatState(session.state()));
    }

    /** Black's mill on the top row protects its stones while there is another one, on e5. */
    @ParameterizedTest
    @CsvSource({
        "g1, it makes a mill",
        "g1xa7, cannot be removed",
        "d2xe5, it makes no mill",
        "a1, there is a stone",
        "a1a4, there are stones in hand"
    })
    void otherMovesAreRefusedWithAReason(String move, String reason) {
        GameSession<NineMensMorris.State, NineMensMorris.Move> session = session("bbb/3/2b/6/3/3/ww1 w 3-3");
        String message =
                assertThrows(IllegalMoveException.class, () -> session.playText(move)).getMessage();
        assertTrue(message.contains(reason), message);
    }

    @Test
    void aStoneOfAMillIsRemovedIfAllAreInMills() {
        GameSession<NineMensMorris.State, NineMensMorris.Move> session = session("bbb/3/3/6/3/3/ww1 w 3-0", "g1xa7");
        assertEquals("1bb/3/3/6/3/3/www b 2-0", GAME.notation().formatState(session.state()));
        assertEquals(Outcome.FIRST_WINS, session.result(), "fewer than three stones");
    }

    @Test
    void aPlayerWithoutAMoveHasLost() {
        GameSession<NineMensMorris.State, NineMensMorris.Move> session =
                session("bw1/1w1/3/b1w3/3/1w1/bw1 w 0-0");
        assertEquals(Outcome.ONGOING, session.result());
        GameSession<NineMensMorris.State, NineMensMorris.Move> blocked =
                session("bwb/1w1/3/bw2wb/3/1w1/bwb b 0-0");
        assertEquals(Outcome.FIRST_WINS, blocked.result());
    }

    @Test
    void thirdOccurrenceOfAPositionIsADraw() {
        GameSession<NineMensMorris.State, NineMensMorris.Move> session = session("www/3/3/6/3/3/bbb w 0-0");
        session.playText("d7d6");
        session.playText("d1d2");
        for (int i = 0; i < 2; i++) {
            assertEquals(Outcome.ONGOING, session.result());
            for (String move : List.of("d6d5", "d2d3", "d5d6", "d3d2")) {
                session.playText(move);
            }
        }
        GameEnd end = session.end().orElseThrow();
        assertEquals(GameEnd.Reason.REPETITION, end.reason());
        assertEquals(Outcome.DRAW, end.outcome());
        String text = session.record().toText();
        assertTrue(text.contains("[Termination \"repetition\"]"), text);
        assertEquals(session.record(), GameRecord.parse(text));
    }

    /** Counts by the plain rules of the test, to the depth that they reach in a second. */
    @ParameterizedTest
    @CsvSource({"3/3/3/6/3/3/3 w 9-9, 3", "www/3/b1b/b4b/1b1/ww1/1w1 w 0-0, 4", "3/3/w2/ww1bb1/2b/3/3 b 0-0, 3"})
    void perftAgreesWithThePlainRules(String position, int depth) {
        NineMensMorris.State state = GAME.notation().parseState(position);
        PlainMorris plain = new PlainMorris(GAME);
        assertEquals(Perft.count(plain.position(state), depth), Perft.count(GAME.position(state), depth));
    }

    @Test
    void randomGamesEnd() {
        MatchPlayer random = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());
        GameStatistics statistics = SelfPlay.of(GAME, random).withGames(300).statistics();
        assertEquals(300, statistics.games());
        assertEquals(0, statistics.adjudicated());
    }

    @Test
    void minimaxMakesAMillWhereItWins() {
        NineMensMorris.State state = GAME.notation().parseState("ww1/3/3/2w3/b2/1b1/2b w 0-0");
        var result = Minimax.create().search(GAME, state, SearchLimits.ofDepth(3));
        assertEquals("win 1", result.score().toString());
    }

    @Test
    void randomGamesAllocateNothing() {
        long bytes = Allocations.ofRandomGames(GAME, 200);
        assertTrue(bytes < 100_000, bytes + " bytes");
    }

    @Test
    void programsFindIt() {
        assertEquals("nine-mens-morris flying=true", Games.create("nine-mens-morris").toString());
    }
}
