package dev.boardwright.blackstone.board;

import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;

/**
 * A layout of the board in which a step in any direction leads to the next bit. Immutable, shared by all positions of a
 * game.
 *
 * <p>Every row, column and diagonal is written twice, forwards and backwards. Each cell has two bits on each of the four
 * axes:
 *
 * <pre>
 *   along rows       a1 b1 c1 ... j1   j1 ... c1 b1 a1   a2 b2 ...
 *   along columns    a1 a2 a3 ... a10  a10 ... a3 a2 a1  b1 b2 ...
 *   rising           a1 b2 c3 ... j10  j10 ... c3 b2 a1  b1 c2 ... j9 a10  a10 j9 ... c2 b1 ...
 * </pre>
 *
 * A diagonal that ends at the edge is followed by the one that fills it up to {@code size} cells. Each axis therefore has
 * {@code size} strips, each written forwards and backwards in {@code 2 * size} bits. A word, called a lane, holds as many
 * whole strips as fit. Both bits of a cell are in one lane, so a cell changes with one operation for each axis.
 *
 * <p>The first cell of a line can be left in the line's direction, but not reached. Its bit in the set of empty cells is
 * always 0, which ends a run along the line before it.
 */
public final class Lanes {
    static final int AXES = 4;

    private final int count;
    /** The lane of square {@code s} on axis {@code a}, at {@code AXES * s + a}. */
    private final byte[] laneAt;
    /** At the same index, the bits of a stone on the square. */
    private final long[] stoneAt;
    /** At the same index, the bits of the square when it is empty: those that can be reached. */
    private final long[] roomAt;
    /** The square of bit {@code b} of lane {@code l}, at {@code 64 * l + b}. */
    private final short[] squareAt;

    /** The lanes of a board. */
    public Lanes(Grid grid) {
        int size = grid.columns();
        int stripsInLane = Long.SIZE / (2 * size);
        int lanesOfAxis = (size + stripsInLane - 1) / stripsInLane;
        count = AXES * lanesOfAxis;
        laneAt = new byte[AXES * grid.cells()];
        stoneAt = new long[AXES * grid.cells()];
        roomAt = new long[AXES * grid.cells()];
        squareAt = new short[count * Long.SIZE];
        for (int axis = 0; axis < AXES; axis++) {
            Direction there = Direction.AXES.get(axis);
            for (int cell = 0; cell < grid.cells(); cell++) {
                int strip = strip(grid, cell, there);
                int start = strip % stripsInLane * 2 * size;
                int lane = axis * lanesOfAxis + strip / stripsInLane;
                laneAt[AXES * cell + axis] = (byte) lane;
                int place = place(grid, cell, there);
                for (Direction direction : Arrays.asList(there, there.opposite())) {
                    int bit = direction == there ? start + place : start + 2 * size - 1 - place;
                    boolean first = grid.step(cell, direction.opposite()) < 0;
                    stoneAt[AXES * cell + axis] |= 1L << bit;
                    roomAt[AXES * cell + axis] |= first ? 0 : 1L << bit;
                    squareAt[lane * Long.SIZE + bit] = (short) cell;
                }
            }
        }
    }

    /** The index of a cell in its strip: a step in the direction of the axis adds one. */
    private static int place(Grid grid, int cell, Direction axis) {
        return axis.rows() == 0 ? grid.column(cell) : grid.row(cell);
    }

    /** The index of the strip that a cell is in. */
    private static int strip(Grid grid, int cell, Direction axis) {
        return axis.rows() == 0
                ? grid.row(cell)
                : Math.floorMod(grid.column(cell) - axis.columns() * grid.row(cell), grid.columns());
    }

    /** The number of lanes. */
    int count() {
        return count;
    }

    /** The internal array, for inner loops that never write it. */
    byte[] laneAt() {
        return laneAt;
    }

    /** As {@link #laneAt}. */
    long[] stoneAt() {
        return stoneAt;
    }

    /** As {@link #laneAt}. */
    long[] roomAt() {
        return roomAt;
    }

    /** As {@link #laneAt}. */
    short[] squareAt() {
        return squareAt;
    }
}
