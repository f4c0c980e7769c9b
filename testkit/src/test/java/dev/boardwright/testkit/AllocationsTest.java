package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AllocationsTest {
    @Test
    void aValueGameAllocatesAStateForEveryMove() {
        long bytes = Allocations.ofRandomGames(new TicTacToe(), 1000);
        assertTrue(bytes > 1000 * 5 * 16, bytes + " bytes");
    }

    @Test
    void aPositionWrittenForSpeedAllocatesNothing() {
        long bytes = Allocations.ofRandomGames(new FastTicTacToe(), 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }
}
