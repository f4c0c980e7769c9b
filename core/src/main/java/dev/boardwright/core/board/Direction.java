package dev.boardwright.core.board;

import java.util.List;

/** One of the eight directions of a queen in chess. */
public enum Direction {
    EAST(1, 0),
    NORTH(0, 1),
    NORTH_EAST(1, 1),
    NORTH_WEST(-1, 1),
    WEST(-1, 0),
    SOUTH(0, -1),
    SOUTH_WEST(-1, -1),
    SOUTH_EAST(1, -1);

    /** Along rows and columns. */
    public static final List<Direction> ORTHOGONAL = List.of(EAST, NORTH, WEST, SOUTH);

    /** All eight. */
    public static final List<Direction> ALL = List.of(values());

    /** One of each pair of opposites: along rows, columns, rising and falling diagonals. */
    public static final List<Direction> AXES = List.of(EAST, NORTH, NORTH_EAST, NORTH_WEST);

    private final int columns;
    private final int rows;

    Direction(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    /** The number of columns to the right that a step goes: -1, 0 or 1. */
    public int columns() {
        return columns;
    }

    /** The number of rows up that a step goes: -1, 0 or 1. */
    public int rows() {
        return rows;
    }

    /** The direction back. */
    public Direction opposite() {
        return switch (this) {
            case EAST -> WEST;
            case NORTH -> SOUTH;
            case NORTH_EAST -> SOUTH_WEST;
            case NORTH_WEST -> SOUTH_EAST;
            case WEST -> EAST;
            case SOUTH -> NORTH;
            case SOUTH_WEST -> NORTH_EAST;
            case SOUTH_EAST -> NORTH_WEST;
        };
    }
}
