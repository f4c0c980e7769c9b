package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Games longer than the deepest search, and the longest lines that a search can follow. */
class LongGamesTest {
    private static final Minimax MINIMAX = Minimax.create().withMegabytes(1);

    /** A game in which each move takes one counter, so that there is a single line of play. */
    private static Game<Subtraction.Heap, Integer> corridor(int plies) {
        return new Subtraction(plies) {
            @Override
            protected List<Integer> moves(Heap heap) {
                return List.of(1);
            }
        };
    }

    @Test
    void forcedLineIsFollowedToItsEnd() {
        for (int threads = 1; threads <= 2; threads++) {
            Game<Subtraction.Heap, Integer> game = corridor(500);
            SearchResult<Integer> result =
                    Questions.ask(MINIMAX.withThreads(threads), game, game.initialState(), SearchLimits.infinite());
            assertEquals(Score.loss(500), result.score());
        }
    }

    @Test
    void searchEndsAtTheLargestDepthThereIs() {
        Game<Subtraction.Heap, Integer> game = corridor(5000);
        SearchResult<Integer> result = Questions.ask(MINIMAX, game, game.initialState(), SearchLimits.infinite());
        assertEquals(Minimax.MAX_DEPTH, result.depth());
        assertEquals(Score.estimate(0), result.score());
    }

    /** Searches hundreds of plies into games of thousands of plies. */
    @Test
    void longGamesOfBlackstoneAreSearchedAnywhere() {
        checkAnywhere(LibraryGames.game("blackstone size=18 variant=high"));
    }

    private static <S, M> void checkAnywhere(Game<S, M> game) {
        Position<S> position = game.position(game.initialState());
        Rng rng = new Rng(1);
        int plies = 0;
        for (; !position.isOver(); plies++) {
            if (plies % 150 == 0) {
                SearchResult<M> result = Questions.ask(MINIMAX, game, position.toState(), SearchLimits.ofNodes(2000));
                assertTrue(result.nodes() == 2000 || result.isProven());
            }
            position.play(position.randomMove(rng));
        }
        assertTrue(plies > Minimax.MAX_DEPTH, plies + " plies");
    }
}
