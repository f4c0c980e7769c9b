package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every searcher in every game, with few moves or almost no time. */
class SearcherEdgesTest {
    /** A full board without a winning row, except that b11 is empty. */
    private static final String NEARLY_FULL = "b1wwbbwwbbw/wwbbwwbbwwb/bbwwbbwwbbw/wwbbwwbbwwb/bbwwbbwwbbw/wwbbwwbbwwb/"
            + "bbwwbbwwbbw/wwbbwwbbwwb/bbwwbbwwbbw/wwbbwwbbwwb/bbwwbbwwbbw b";

    private static final Minimax MINIMAX = Minimax.create().withMegabytes(1);

    /** Every kind of searcher that the game has. */
    private static Stream<Searcher> searchers(Game<?, ?> game) {
        return Stream.concat(
                Levels.names(game).stream().map(name -> Levels.create(game, name, MINIMAX.settings())),
                Stream.of(MINIMAX.withThreads(2), MINIMAX.withMultiPv(3), MINIMAX.withFullWidth(true)));
    }

    /** Limits that leave no or almost no time. */
    private static List<SearchLimits> hardlyAny() {
        Duration none = Duration.ZERO;
        Duration overdrawn = Duration.ofMillis(-5);
        return List.of(
                SearchLimits.ofDepth(0),
                SearchLimits.ofDepth(1),
                SearchLimits.ofNodes(0),
                SearchLimits.ofNodes(1),
                SearchLimits.ofTime(none),
                SearchLimits.ofTime(Duration.ofNanos(1)),
                SearchLimits.ofTime(Duration.ofMillis(1)),
                SearchLimits.ofClock(GameClock.of(none, none)),
                SearchLimits.ofClock(GameClock.of(overdrawn, overdrawn)),
                SearchLimits.ofClock(new GameClock(none, none, Duration.ofSeconds(9), Duration.ofSeconds(9))),
                SearchLimits.ofDepth(30).withNodes(2).withTime(Duration.ofHours(1)));
    }

    static List<Game<?, ?>> standard() {
        return LibraryGames.standard();
    }

    @ParameterizedTest
    @MethodSource("standard")
    <S, M> void hardlyAnyTimeIsEnoughForALegalMove(Game<S, M> game) {
        List<M> legal = game.legalMoves(game.initialState());
        searchers(game).forEach(searcher -> {
            for (SearchLimits limits : hardlyAny()) {
                M move = Questions.ask(searcher, game, game.initialState(), limits)
                        .move();
                assertTrue(legal.contains(move), searcher + " " + limits);
            }
        });
    }

    @ParameterizedTest
    @MethodSource("standard")
    <S, M> void depthZeroJudgesNothing(Game<S, M> game) {
        SearchResult<M> result = Questions.ask(MINIMAX, game, game.initialState(), SearchLimits.ofDepth(0));
        assertEquals(0, result.depth());
        assertEquals(0, result.nodes());
        assertEquals(1, result.best().moves().size());
    }

    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, xoo/oxx/xo1 x, c1, win 1",
        "369 size=3, xxx/xxx/xx1 w 0-0, c1, win 1",
        "369 size=3 variant=coloured, wbw/wbb/wb1 w 1-1, c1, draw",
        "blackstone size=8, 1xxxxxx1/1x1xxrxx/xxxx1xx1/2xxxrxx/x1rxx1x1/xxx2xxx/xxxxrxr1/b1x1x1r1 b, a1b1, loss 1",
        "blackstone size=6, 1xrx1x/xx1xxx/xxbx2/1xxxxx/xxxxx1/2x1x1 b, c4c5, draw",
        "blackstone size=6 double-elimination=mover-wins, 1xrx1x/xx1xxx/xxbx2/1xxxxx/xxxxx1/2x1x1 b, c4c5, win 1",
        "greener size=4, bg2/4/4/4 b, a4b4, win 1",
        "dagennacht size=11, " + NEARLY_FULL + ", b11, draw",
    })
    void onlyMoveIsPlayedAndProven(String game, String position, String move, String score) {
        checkOnlyMove(LibraryGames.game(game), position, move, score);
    }

    /** The side to move cannot move a stack, and the other side can take a green after the pass. */
    @Test
    void passIsPlayedIfItIsTheOnlyMove() {
        checkOnlyMove(LibraryGames.game("greener size=4"), "bg2/4/4/4 w", "pass", "loss 2");
        checkOnlyMove(LibraryGames.game("greener size=4"), "b3/2g1/4/1w1g b", "pass", "loss 2");
    }

    private static <S, M> void checkOnlyMove(Game<S, M> game, String position, String move, String score) {
        S state = game.notation().parseState(position);
        M expected = game.notation().parseMove(move);
        assertEquals(List.of(expected), game.legalMoves(state));
        searchers(game).forEach(searcher -> {
            for (SearchLimits limits : hardlyAny()) {
                assertEquals(
                        expected, Questions.ask(searcher, game, state, limits).move(), searcher + " " + limits);
            }
            SearchResult<M> result = Questions.ask(searcher, game, state, SearchLimits.infinite());
            assertEquals(expected, result.move());
            assertEquals(1, result.lines().size(), "there are no more lines than moves");
            if (searcher instanceof Minimax) {
                assertEquals(score, result.score().toString(), searcher.toString());
            }
        });
    }

    @ParameterizedTest
    @CsvSource({
        "tic-tac-toe, xxx/oo1/3 o, 1-0",
        "369 size=3, xxx/xxx/xxx b 3-5, 0-1",
        "369 size=3 variant=coloured, wbw/wbb/wbw b 1-1, 1/2-1/2",
        "blackstone size=6, r5/6/6/6/6/6 b, 1-0",
        "blackstone size=6 double-elimination=mover-wins, 6/6/6/6/6/6 b, 1-0",
        "greener size=4, b3/2g1/4/1w2 w, 1/2-1/2",
        "dagennacht size=11, 11/11/11/11/11/11/11/11/11/11/wwwww6 b, 0-1",
    })
    void finishedGameIsRefused(String game, String position, String result) {
        checkRefused(LibraryGames.game(game), position, result);
    }

    private static <S, M> void checkRefused(Game<S, M> game, String position, String result) {
        S state = game.notation().parseState(position);
        searchers(game).forEach(searcher -> {
            BoardwrightException refused = assertThrows(
                    BoardwrightException.class, () -> searcher.search(game, state, SearchLimits.ofDepth(3)));
            assertEquals("there is no move to choose: the game is over, " + result, refused.getMessage());
        });
    }
}
