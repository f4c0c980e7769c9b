package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveBufferTest {
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 15, 16, 17, 256})
    void itGrowsAsMovesCome(int capacity) {
        MoveBuffer moves = new MoveBuffer(capacity);
        for (int i = 0; i < 1000; i++) {
            assertEquals(i, moves.size());
            assertFalse(moves.contains(3 * i));
            moves.add(3 * i);
            assertEquals(3 * i, moves.get(i));
            assertTrue(moves.contains(3 * i));
        }
        assertArrayEquals(IntStream.range(0, 1000).map(i -> 3 * i).toArray(), moves.toArray());
    }

    @Test
    void clearingForgetsEveryMove() {
        MoveBuffer moves = new MoveBuffer();
        assertTrue(moves.isEmpty());
        moves.add(4);
        moves.add(-7);
        assertFalse(moves.isEmpty());
        assertEquals("[4, -7]", moves.toString());
        moves.clear();
        assertTrue(moves.isEmpty());
        assertEquals(0, moves.size());
        assertFalse(moves.contains(4));
        assertEquals("[]", moves.toString());
        moves.add(1);
        assertArrayEquals(new int[] {1}, moves.toArray());
    }
}
