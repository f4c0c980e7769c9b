package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.ThreatView.Kind;
import dev.boardwright.core.Game;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What minimax knows of threats without a search, in Dag en Nacht, where a1 is white and stones drop on black. */
class ThreatViewTest {
    private static final String NINE_ROWS = "11/11/11/11/11/11/11/11/11/";
    private static final String ONE_GAP = NINE_ROWS + "11/bbb1b6";
    private static final String TWO_GAPS = "11/11/11/11/11/11/11/11/bbb1b6/11/bbb1b6";
    /** A drop on d1 threatens to win on b1, and on g1 by a shift. */
    private static final String DOUBLE_THREAT = NINE_ROWS + "6b4/2b1bb5";

    private static <S> ThreatView<S> view(Game<S, ?> game, String position, boolean fullWidth) {
        S state = game.notation().parseState(position);
        return ThreatView.of(game, game.position(state), fullWidth, ply -> false);
    }

    private static ThreatView<?> selective(String position) {
        return view(LibraryGames.game("dagennacht size=11"), position, false);
    }

    private static ThreatView<?> full(String position) {
        return view(LibraryGames.game("dagennacht size=11"), position, true);
    }

    private static <S, M> String text(Game<S, M> game, int code) {
        return game.notation().formatMove(game.decode(code));
    }

    private static List<String> texts(int... codes) {
        return Arrays.stream(codes)
                .mapToObj(code -> text(LibraryGames.game("dagennacht size=11"), code))
                .toList();
    }

    @Test
    void aWinAtOnceIsSeenEvenAtALeaf() {
        ThreatView<?> view = selective(ONE_GAP + " b");
        assertEquals(Kind.WINS, view.look(0));
        assertEquals(List.of("d1"), texts(view.winningMove()));
        assertEquals(1, view.plies());
    }

    @Test
    void onlyTheGapStopsAThreat() {
        ThreatView<?> view = selective(ONE_GAP + " w");
        assertEquals(Kind.THREATENED, view.look(0));
        assertEquals(List.of("d1"), texts(view.stops().toArray()));
    }

    @Test
    void nothingStopsTwoThreats() {
        ThreatView<?> view = selective(TWO_GAPS + " w");
        assertEquals(Kind.THREATENED, view.look(0));
        assertTrue(view.stops().isEmpty());
    }

    @Test
    void aWinByThreatsIsLookedForAboveTheLeaves() {
        ThreatView<?> view = selective(DOUBLE_THREAT + " b");
        assertEquals(Kind.QUIET, view.look(2));
        assertFalse(view.winsByThreats(1));
        assertTrue(view.winsByThreats(2));
        assertEquals(List.of("d1"), texts(view.winningMove()));
        assertEquals(3, view.plies());
        assertFalse(selective(DOUBLE_THREAT + " w").winsByThreats(2));
    }

    @Test
    void fullWidthSeesNoFurtherThanItsDepth() {
        assertEquals(Kind.UNKNOWN, full(ONE_GAP + " b").look(0));
        assertEquals(Kind.WINS, full(ONE_GAP + " b").look(1));
        assertEquals(Kind.UNKNOWN, full(ONE_GAP + " w").look(1));
        assertEquals(Kind.THREATENED, full(ONE_GAP + " w").look(2));
        assertFalse(full(DOUBLE_THREAT + " b").winsByThreats(9));
    }

    @Test
    void nothingIsSeenOfAFinishedGame() {
        ThreatView<?> view = selective(NINE_ROWS + "11/bbbbb6 w");
        assertFalse(view.look(2).isUrgent());
        assertFalse(view.winsByThreats(2));
    }

    @Test
    void threatsThatAreFoundByTryingAreLeftToTheSearch() {
        ThreatView<?> view = view(new Subtraction(3), "3 0", false);
        assertEquals(Kind.UNKNOWN, view.look(2));
        assertFalse(view.winsByThreats(2));
    }

    @Test
    void gamesWithoutThreatsAreQuiet() {
        assertEquals(Kind.QUIET, view(LibraryGames.game("greener"), 2));
    }

    private static <S> Kind view(Game<S, ?> game, int depth) {
        String start = game.notation().formatState(game.initialState());
        return view(game, start, false).look(depth);
    }

    @Test
    void aSearchOfOnePlySeesThreatsToTheirEnd() {
        assertEquals(Score.win(3), score(Minimax.create(), DOUBLE_THREAT + " b"));
        assertEquals(Score.loss(2), score(Minimax.create(), TWO_GAPS + " w"));
    }

    /** Level 1 is a beginner, who sees one ply. */
    @Test
    void gradedLevelsAndSearchesWithoutThreatsSeeNoneBeyondTheirDepth() {
        for (Searcher searcher : List.of(
                Minimax.create().withThreats(false), new GradedSearcher(Grade.ALL[0], SearchSettings.create()))) {
            assertFalse(score(searcher, DOUBLE_THREAT + " b").isProven());
            assertFalse(score(searcher, TWO_GAPS + " w").isProven());
            assertEquals(Score.win(1), score(searcher, ONE_GAP + " b"));
        }
    }

    private static Score score(Searcher searcher, String position) {
        return score(searcher, LibraryGames.game("dagennacht size=11"), position);
    }

    private static <S, M> Score score(Searcher searcher, Game<S, M> game, String position) {
        S state = game.notation().parseState(position);
        return Questions.ask(searcher, game, state, SearchLimits.ofDepth(1)).score();
    }
}
