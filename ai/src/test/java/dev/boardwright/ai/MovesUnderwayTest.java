package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class MovesUnderwayTest {
    private static final long HASH = 0x1234_5678_9abc_def0L;
    private static final long KEY = MovesUnderway.key(HASH, 7, 5);

    private final MovesUnderway underway = MovesUnderway.create();

    @Test
    void moveIsUnderwayFromBeginningToEnd() {
        assertFalse(underway.contains(KEY));
        underway.add(KEY);
        assertTrue(underway.contains(KEY));
        underway.remove(KEY);
        assertFalse(underway.contains(KEY));
    }

    @Test
    void anotherMoveDepthOrPositionIsAnotherKey() {
        underway.add(KEY);
        assertFalse(underway.contains(MovesUnderway.key(HASH, 8, 5)));
        assertFalse(underway.contains(MovesUnderway.key(HASH, 7, 4)));
        assertFalse(underway.contains(MovesUnderway.key(HASH + 1, 7, 5)));
    }

    @Test
    void removingAMoveLeavesTheOneThatTookItsPlace() {
        // The same slot: keys differ in their low bits only.
        long other = KEY ^ 1;
        underway.add(KEY);
        underway.add(other);
        underway.remove(KEY);
        assertTrue(underway.contains(other));
    }

    @Test
    void shallowNodesAndSingleThreadsShareNothing() {
        assertTrue(underway.covers(3));
        assertFalse(underway.covers(2));
        assertFalse(MovesUnderway.NONE.covers(30));
    }
}
