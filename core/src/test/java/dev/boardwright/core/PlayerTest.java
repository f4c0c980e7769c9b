package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class PlayerTest {
    @Test
    void theOpponentIsTheOtherSide() {
        assertSame(Player.SECOND, Player.FIRST.opponent());
        assertSame(Player.FIRST, Player.SECOND.opponent());
    }

    @Test
    void indexesLeadBackToThePlayer() {
        assertEquals(0, Player.FIRST.index());
        assertEquals(1, Player.SECOND.index());
        assertSame(Player.FIRST, Player.of(0));
        assertSame(Player.SECOND, Player.of(1));
    }

    @Test
    void signsAreOpposite() {
        assertEquals(1, Player.FIRST.sign());
        assertEquals(-1, Player.SECOND.sign());
    }
}
