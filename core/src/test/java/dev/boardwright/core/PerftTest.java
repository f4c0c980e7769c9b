package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PerftTest {
    private static final Corners CORNERS = new Corners(3);
    private static final Nim NIM = Nim.withSize(4);

    @Test
    void countsTheWaysToFillABoard() {
        Position<Corners.State> position = CORNERS.position(CORNERS.initialState());
        long expected = 1;
        for (int depth = 0; depth < 7; depth++) {
            assertEquals(expected, Perft.count(position, depth));
            expected *= 9 - depth;
        }
        assertEquals(CORNERS.initialState(), position.toState());
    }

    /** All games with 4 counters and at most 3 a move: 1111 112 121 211 22 13 31. */
    @Test
    void aGameThatEndsEarlierCountsOnce() {
        assertEquals(3, count(NIM, 1));
        assertEquals(6, count(NIM, 2));
        assertEquals(7, count(NIM, 3));
        assertEquals(7, count(NIM, 4));
        assertEquals(7, count(NIM, 1_000_000_000));
    }

    /** Of the games above, four have at least 3 moves, and one has 4. */
    @Test
    void byTheConventionOfChessOnlyFullLengthCounts() {
        for (int depth = 0; depth < 6; depth++) {
            long expected = List.of(1L, 3L, 6L, 4L, 1L, 0L).get(depth);
            Position<Nim.State> position = NIM.position(NIM.initialState());
            assertEquals(expected, Perft.count(position, depth, Perft.EndedGames.COUNT_NOTHING), "depth " + depth);
            assertEquals(NIM.initialState(), position.toState());
        }
        assertEquals(
                Map.of(1, 3L, 2, 1L, 3, 0L), Perft.divide(NIM, NIM.initialState(), 3, Perft.EndedGames.COUNT_NOTHING));
    }

    @Test
    void theEndIsOneWayToPlayOn() {
        Nim.State end = new Nim.State(0, Player.FIRST);
        for (int depth = 0; depth < 4; depth++) {
            assertEquals(1, Perft.count(NIM.position(end), depth));
        }
        assertEquals(Map.of(), Perft.divide(NIM, end, 2));
    }

    @Test
    void dividedCountsComeInTheGeneratorsOrderAndAddUp() {
        Map<Integer, Long> counts = Perft.divide(NIM, NIM.initialState(), 3);
        assertEquals(List.of(1, 2, 3), List.copyOf(counts.keySet()));
        assertEquals(List.of(4L, 2L, 1L), List.copyOf(counts.values()));
        assertEquals(
                Perft.count(CORNERS.position(CORNERS.initialState()), 4),
                Perft.divide(CORNERS, CORNERS.initialState(), 4).values().stream()
                        .mapToLong(Long::longValue)
                        .sum());
        assertEquals(Map.of(1, 1L, 2, 1L, 3, 1L), Perft.divide(NIM, NIM.initialState(), 1));
    }

    @Test
    void aDividedCountThatIsStoppedKeepsTheMovesBefore() {
        Map<Integer, Long> heard = new LinkedHashMap<>();
        long total = Perft.divide(
                NIM, NIM.initialState(), 3, Perft.EndedGames.COUNT_ONCE, () -> heard.size() == 2, heard::put);
        assertEquals(Map.of(1, 4L, 2, 2L), heard);
        assertEquals(6, total);
    }

    @Test
    void atDepthZeroAndAtTheEndThereIsNothingToDivide() {
        for (Nim.State state : List.of(NIM.initialState(), new Nim.State(0, Player.FIRST))) {
            int depth = state.equals(NIM.initialState()) ? 0 : 2;
            assertEquals(
                    1,
                    Perft.divide(NIM, state, depth, Perft.EndedGames.COUNT_ONCE, () -> false, (move, count) -> fail()));
        }
    }

    @Test
    void negativeDepthsAreRefused() {
        assertRefused(IllegalArgumentException.class, "depth -1 is negative", () -> count(NIM, -1));
        assertRefused(
                IllegalArgumentException.class, "depth 0 is below 1", () -> Perft.divide(NIM, NIM.initialState(), 0));
    }

    @Test
    void aStoppedCountEndsAndLeavesThePositionAsItWas() {
        Position<Corners.State> position = CORNERS.position(CORNERS.initialState());
        int[] asked = {0};
        long counted = Perft.count(position, 9, Perft.EndedGames.COUNT_ONCE, () -> ++asked[0] > 3);
        assertTrue(counted < Perft.count(position, 9), "counted " + counted);
        assertEquals(CORNERS.initialState(), position.toState());
    }

    private static long count(Nim game, int depth) {
        return Perft.count(game.position(game.initialState()), depth);
    }
}
