package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import org.junit.jupiter.api.Test;

class SelectivityTest {
    private static Selectivity of(String name) {
        return of(LibraryGames.game(name));
    }

    private static <S> Selectivity of(Game<S, ?> game) {
        return Selectivity.of(game, game.evaluation());
    }

    private static <S, M> long nodes(Game<S, M> game, Minimax minimax, int depth) {
        return minimax.search(game, game.initialState(), SearchLimits.ofDepth(depth))
                .nodes();
    }

    @Test
    void positionsNearTheLeavesAreCutOffByTheScaleOfTheEvaluation() {
        Selectivity greener = of("greener");
        int scale = LibraryGames.game("greener").evaluation().scale().orElseThrow();
        assertEquals(scale / 10, greener.margin(1));
        assertEquals(3 * greener.margin(1), greener.margin(3));
        assertEquals(0, greener.margin(4));
    }

    @Test
    void nothingIsCutOffWithoutAScale() {
        assertEquals(0, of("blackstone variant=high").margin(1));
    }

    @Test
    void gamesWithThreatsHaveMarginsOfTheirOwn() {
        int scale = LibraryGames.game("dagennacht").evaluation().scale().orElseThrow();
        assertEquals(scale / 20, of("dagennacht").margin(1));
        assertEquals(scale * 3 / 40, of("dagennacht").marginBelow(1));
        assertEquals(0, of("dagennacht").marginBelow(3));
        assertEquals(0, of("greener").marginBelow(1));
    }

    @Test
    void fullWidthLeavesNothingOut() {
        assertEquals(0, Selectivity.FULL_WIDTH.margin(1));
        assertEquals(0, Selectivity.FULL_WIDTH.reduction(20, 20, false));
        assertTrue(of("greener").reduction(20, 20, false) > 0);
    }

    @Test
    void aDepthTakesFewerPositions() {
        Game<?, ?> game = LibraryGames.game("greener");
        assertTrue(2 * nodes(game, Minimax.create(), 4)
                < nodes(game, Minimax.create().withFullWidth(true), 4));
    }
}
