package dev.boardwright.play.support;

import static dev.boardwright.core.Perft.EndedGames.COUNT_ONCE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.core.Perft;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DividedPerftTest {
    static Stream<Game<?, ?>> games() {
        return Games.all().stream().map(GameInfo::name).map(Games::create);
    }

    @ParameterizedTest
    @MethodSource("games")
    <S, M> void countsAsPerftDoesInTheOrderOfTheMoves(Game<S, M> game) {
        Map<M, Long> divided = new LinkedHashMap<>();
        long total = DividedPerft.count(game, game.initialState(), 2, COUNT_ONCE, new StopSignal(), divided::put);

        assertEquals(
                List.copyOf(Perft.divide(game, game.initialState(), 2).entrySet()), List.copyOf(divided.entrySet()));
        assertEquals(Perft.count(game.position(game.initialState()), 2), total);
    }

    /** Deeper than one undivided count, and beyond the end of every game. */
    @Test
    void countsWholeGamesOfASmallBoard() {
        Game<?, ?> game = Games.create("tic-tac-toe");

        assertEquals(255168, count(game, Integer.MAX_VALUE, new StopSignal()));
        assertEquals(9 * 8 * 7 * 6 * 5, count(game, 5, new StopSignal()));
    }

    @Test
    void countsOneSequenceWithoutMoves() {
        assertEquals(1, count(Games.create("369"), 0, new StopSignal()));
    }

    @Test
    void stopsBetweenMovesAndKeepsEarlierCounts() {
        StopSignal stop = new StopSignal();
        Map<Object, Long> heard = new LinkedHashMap<>();
        Game<?, ?> game = Games.create("tic-tac-toe");
        long total = stoppedAfter(2, game, stop, heard);

        assertEquals(2, heard.size());
        assertEquals(2 * 8 * 7 * 6 * 5, total);
    }

    private static <S, M> long stoppedAfter(int moves, Game<S, M> game, StopSignal stop, Map<Object, Long> heard) {
        return DividedPerft.count(game, game.initialState(), 5, COUNT_ONCE, stop, (move, count) -> {
            heard.put(move, count);
            if (heard.size() == moves) {
                stop.stop();
            }
        });
    }

    private static <S, M> long count(Game<S, M> game, int depth, StopSignal stop) {
        return DividedPerft.count(game, game.initialState(), depth, COUNT_ONCE, stop, (move, count) -> {});
    }
}
