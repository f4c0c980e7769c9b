package dev.boardwright.ai.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Player;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameAnalysisTest {
    private static final ThreeSixNine GAME = ThreeSixNine.of(3, Variant.NEUTRAL);

    private static GameAnalysis<ThreeSixNineState, ThreeSixNineMove> analysis(String position, String... moves) {
        GameHistory<ThreeSixNineState, ThreeSixNineMove> history =
                GameHistory.of(GAME, GAME.notation().parseState(position));
        for (String move : moves) {
            history = history.play(ThreeSixNineMove.of(move));
        }
        return GameAnalysis.of(history, Minimax.create(), SearchLimits.ofDepth(9));
    }

    /** c3 completes three lines, b1 two. */
    @Test
    void aWorseMoveIsNamedWithTheBetterOne() {
        var analysis = analysis("xx1/xxx/x1x w 0-0", "b1", "c3");
        assertEquals(2, analysis.plies());

        var first = analysis.next(new StopSignal()).orElseThrow();
        assertEquals(1, first.ply());
        assertEquals(Player.FIRST, first.side());
        assertEquals("b1", first.move().toString());
        assertEquals("c3", first.best().toString());
        assertFalse(first.isBest());
        assertEquals(Score.win(2), first.score());
        assertEquals(Score.loss(2), first.after());
        assertTrue(first.loss() > 0);

        var second = analysis.next(new StopSignal()).orElseThrow();
        assertEquals("xx1/xxx/xxx b 2-0", second.state().toString());
        assertTrue(second.isBest());
        assertEquals(0, second.loss());
        assertEquals(second.score(), second.after());
        assertFalse(analysis.hasNext());
        assertEquals(Optional.empty(), analysis.next(new StopSignal()));
    }

    @Test
    void aStoppedSearchJudgesNothing() {
        var analysis = analysis("xx1/xxx/x1x w 0-0", "b1");
        StopSignal stop = new StopSignal();
        stop.stop();
        assertEquals(Optional.empty(), analysis.next(stop));
        assertTrue(analysis.hasNext());
        assertEquals(Score.win(2), analysis.next(new StopSignal()).orElseThrow().score());
    }
}
