package dev.boardwright.ai.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.Questions;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A search with learned weights gives the same on every machine and JDK. The builds on all of them compare it with the same
 * constants, which change only with minimax, Blackstone's evaluation or its weights.
 */
class SameSearchEverywhereTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            blackstone                |  0 | cp -5, e1e2 a6d6 f8f5 h3g2 b8b4 a4b5, 361286 nodes
            blackstone variant=medium | 12 | cp 731, c1b2 a5d2 a8c6 h6g7 b2b1 d2c2, 3737 nodes
            """)
    void scoreLineAndNodesAreFixed(String name, int plies, String expected) {
        assertEquals(expected, search(LibraryGames.game(name), plies));
    }

    private static <S, M> String search(Game<S, M> game, int plies) {
        SearchResult<M> result = Questions.ask(
                Minimax.create().withSeed(5).withMegabytes(4),
                game,
                Questions.stateAfter(game, plies, 3),
                SearchLimits.ofDepth(6));
        String line =
                result.best().moves().stream().map(game.notation()::formatMove).collect(Collectors.joining(" "));
        return result.score() + ", " + line + ", " + result.nodes() + " nodes";
    }
}
