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
            blackstone                |  0 | cp 5, f8f5 h3g3 c1c4 a6b7 c4c6 a4b4, 379615 nodes
            blackstone variant=medium | 12 | cp 731, c1b2 h6g7 a8c6 a5d2 b2b1 d2c2, 39802 nodes
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
