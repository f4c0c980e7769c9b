package dev.boardwright.greener.playouts;

import dev.boardwright.greener.board.Carries;
import dev.boardwright.greener.board.Squares;

/**
 * The moves of {@link Carries} for many games at once: each array has a number for each game. Short loops without
 * branches, which the compiler vectorises.
 *
 * <p>A move is two words of one bit, the square that it leaves and the one where it lands:
 *
 * <pre>
 *   all     . x . . x .      left     . x . . . .      a move east: of all stacks above the bit that is left,
 *   own     . x . . . .      landed   . . . . x .      the lowest
 * </pre>
 */
final class ManyCarries {
    /** The directions, in the order of {@link Carries}. */
    static final int EAST = 0;

    static final int NORTH = 1;
    static final int WEST = 2;
    static final int SOUTH = 3;

    private ManyCarries() {}

    /** The stacks of the side to move that have a stack east of them, and west of them. */
    static void findEastAndWest(long[] own, long[] all, long[] east, long[] west, int games) {
        for (int g = 0; g < games; g++) {
            east[g] = own[g] & Squares.withEast(all[g]);
            west[g] = own[g] & Squares.withWest(all[g]);
        }
    }

    /** The stacks of the side to move that have a stack north of them, and south of them. */
    static void findNorthAndSouth(long[] own, long[] all, long[] north, long[] south, int games) {
        for (int g = 0; g < games; g++) {
            north[g] = own[g] & Squares.withNorth(all[g]);
            south[g] = own[g] & Squares.withSouth(all[g]);
        }
    }

    /** Where a stack that moves up lands: north if the direction is {@link #NORTH} or later, else east. */
    static void landUp(long[] left, long[] all, long[] directions, long[] landed, int games) {
        for (int g = 0; g < games; g++) {
            long isNorth = (NORTH - 1 - directions[g]) >> 63;
            long east = -left[g] << 1;
            long north = left[g] * Squares.NORTH;
            long ahead = all[g] & (east ^ ((east ^ north) & isNorth));
            landed[g] = ahead & -ahead;
        }
    }

    /** The stacks ahead of a stack that moves down: south if the direction is {@link #SOUTH}, else west. */
    static void lookDown(long[] left, long[] all, long[] directions, long[] ahead, int games) {
        for (int g = 0; g < games; g++) {
            long isSouth = (SOUTH - 1 - directions[g]) >> 63;
            long west = left[g] - 1;
            long south = Squares.withNorth(left[g]);
            ahead[g] = all[g] & (west ^ ((west ^ south) & isSouth));
        }
    }

    /** Replaces {@code landed} by the highest bit of {@code ahead} if the direction is {@link #WEST} or later. */
    static void landDown(long[] ahead, long[] directions, long[] landed, int games) {
        for (int g = 0; g < games; g++) {
            long isDown = (WEST - 1 - directions[g]) >> 63;
            long below = ahead[g] >>> 1;
            below |= below >>> 1;
            below |= below >>> 2;
            below |= below >>> 4;
            below |= below >>> 8;
            below |= below >>> 16;
            below |= below >>> 32;
            landed[g] ^= (landed[g] ^ (ahead[g] & ~below)) & isDown;
        }
    }

    /** Moves the stacks and changes the turn. Without a square to leave, only the turn changes. */
    static void move(long[] own, long[] other, long[] all, long[] left, long[] landed, int games) {
        for (int g = 0; g < games; g++) {
            long mover = own[g];
            long stacks = all[g] ^ left[g];
            all[g] = stacks;
            own[g] = other[g] & ~landed[g];
            other[g] = (mover | landed[g]) & stacks;
        }
    }
}
