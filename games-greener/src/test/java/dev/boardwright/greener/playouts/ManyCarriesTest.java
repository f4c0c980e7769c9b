package dev.boardwright.greener.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.greener.board.Carries;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Every move of random boards, found as {@link Carries} finds it. */
class ManyCarriesTest {
    private final long[] own = new long[1];
    private final long[] all = new long[1];
    private final long[] left = new long[1];
    private final long[] landed = new long[1];
    private final long[] ahead = new long[1];
    private final long[] directions = new long[1];
    private final long[][] movers = new long[4][1];

    @Test
    void findsAndLandsEveryMove() {
        Random random = new Random(1);
        MoveBuffer moves = new MoveBuffer();
        for (int i = 0; i < 3_000; i++) {
            long few = random.nextLong() | random.nextLong() << 1;
            all[0] = random.nextLong() & (i % 2 == 0 ? -1 : ~few);
            own[0] = all[0] & random.nextLong();
            moves.clear();
            Carries.list(own[0], all[0], moves);
            ManyCarries.findEastAndWest(own, all, movers[ManyCarries.EAST], movers[ManyCarries.WEST], 1);
            ManyCarries.findNorthAndSouth(own, all, movers[ManyCarries.NORTH], movers[ManyCarries.SOUTH], 1);
            int move = 0;
            for (int direction = 0; direction < 4; direction++) {
                for (long rest = movers[direction][0]; rest != 0; rest &= rest - 1) {
                    directions[0] = direction;
                    left[0] = rest & -rest;
                    land();
                    int from = Long.numberOfTrailingZeros(left[0]);
                    assertEquals(moves.get(move++), Carries.code(from, Long.numberOfTrailingZeros(landed[0])));
                    assertEquals(1, Long.bitCount(landed[0]));
                }
            }
            assertEquals(moves.size(), move);
        }
    }

    private void land() {
        ManyCarries.landUp(left, all, directions, landed, 1);
        ManyCarries.lookDown(left, all, directions, ahead, 1);
        ManyCarries.landDown(ahead, directions, landed, 1);
    }

    /** The stack on a1 goes onto the one on c1. */
    @Test
    void movesTheStackAndPassesTheTurn() {
        own[0] = 0b0001;
        all[0] = 0b0101;
        long[] other = {0b0100};
        ManyCarries.move(own, other, all, new long[] {0b0001}, new long[] {0b0100}, 1);
        assertEquals(0b0100, all[0]);
        assertEquals(0, own[0]);
        assertEquals(0b0100, other[0]);
    }

    @Test
    void aPassExchangesTheSides() {
        own[0] = 0b0001;
        all[0] = 0b0101;
        long[] other = {0b0100};
        ManyCarries.move(own, other, all, new long[] {0}, new long[] {0}, 1);
        assertEquals(0b0101, all[0]);
        assertEquals(0b0100, own[0]);
        assertEquals(0b0001, other[0]);
    }
}
