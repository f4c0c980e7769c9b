package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ImprovementsTest {
    private static final long KEY = 0x1234_5678_9abc_def0L;

    private final Improvements improvements = new Improvements();

    @Test
    void moveRisesFromBeginningToEnd() {
        assertEquals(Improvements.NONE, improvements.rising(KEY, 5));
        improvements.begin(KEY, 5, 7);
        assertEquals(7, improvements.rising(KEY, 5));
        improvements.end(KEY, 5, 7);
        assertEquals(Improvements.NONE, improvements.rising(KEY, 5));
    }

    @Test
    void endOfAnotherMoveChangesNothing() {
        improvements.begin(KEY, 5, 7);
        improvements.end(KEY, 5, 8);
        improvements.end(KEY, 4, 7);
        assertEquals(7, improvements.rising(KEY, 5));
    }

    @Test
    void nodeMayTakeThePlaceOfAnother() {
        // The same slot: keys differ in their low bits only.
        improvements.begin(KEY, 5, 7);
        improvements.begin(KEY ^ 1, 5, 8);
        assertEquals(Improvements.NONE, improvements.rising(KEY, 5));
        improvements.end(KEY, 5, 7);
        assertEquals(8, improvements.rising(KEY ^ 1, 5));
    }
}
