package dev.boardwright.dagennacht;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;

/**
 * The stones on a board, stored twice: on {@link LineStones}, which finds wins, and those on black squares in
 * {@link BlackSquares}, from which random moves are drawn. Sides are 0 and 1.
 */
final class Stones {
    /** {@link #draw} has found no legal move. */
    static final int NONE = -1;
    /** The number of draws before {@link #draw} gives up: enough that it hardly ever does. */
    private static final int DRAWS = 32;

    private static final long[] KEYS = HashKeys.keys("dagennacht stones", 2 * Squares.COUNT);

    private final LineStones lines;
    private final BlackSquares blackSquares;
    private long hash;

    /** An empty board. */
    Stones(Grid grid, Windows windows) {
        lines = new LineStones(windows);
        blackSquares = new BlackSquares(grid);
    }

    LineStones lines() {
        return lines;
    }

    BlackSquares blackSquares() {
        return blackSquares;
    }

    /** A hash of the stones without the side to move. */
    long hash() {
        return hash;
    }

    /** Puts a stone on any empty square. */
    void put(int side, int square) {
        flip(side, square);
        if (Squares.isWhite(square)) {
            lines.flipDiagonals(side, square);
        } else {
            blackSquares.fill(side, blackSquares.place(square));
        }
    }

    /** Rule 2: makes a move. Rule 3: returns whether it wins. */
    boolean play(int side, int square, int way) {
        int place = blackSquares.place(square);
        flip(side, square);
        if (way == MoveCodes.DROP) {
            blackSquares.fill(side, place);
            return lines.winsStraight(side, square);
        }
        int target = MoveCodes.target(square, way);
        blackSquares.vacate(side, place);
        flip(side, target);
        lines.flipDiagonals(side, target);
        return lines.winsStraight(side, target) || lines.winsDiagonally(side, target);
    }

    /** Undoes the last move; {@code place} is the earlier place of its square in {@link BlackSquares}. */
    void undo(int side, int square, int way, int place) {
        flip(side, square);
        if (way == MoveCodes.DROP) {
            blackSquares.vacate(side, place);
        } else {
            int target = MoveCodes.target(square, way);
            blackSquares.fill(side, place);
            flip(side, target);
            lines.flipDiagonals(side, target);
        }
    }

    private void flip(int side, int square) {
        lines.flip(side, square);
        hash ^= KEYS[side << Squares.BITS | square];
    }

    /** Rule 2: the number of shifts that a side has. */
    int countShifts(int side) {
        int shifts = 0;
        int first = blackSquares.firstStone(side);
        for (int place = first; place < first + blackSquares.stones(side); place++) {
            shifts += lines.emptyAround(blackSquares.at(place));
        }
        return shifts;
    }

    /** Rule 2: the {@code k}-th move of a side: drops, then the shifts of each stone, by {@link BlackSquares}. */
    int moveAt(int side, int k) {
        int rest = k - blackSquares.empties();
        if (rest < 0) {
            return MoveCodes.of(blackSquares.at(blackSquares.firstEmpty() + k), MoveCodes.DROP);
        }
        int place = blackSquares.firstStone(side);
        int shifts = lines.emptyAround(blackSquares.at(place));
        while (rest >= shifts) {
            rest -= shifts;
            shifts = lines.emptyAround(blackSquares.at(++place));
        }
        int square = blackSquares.at(place);
        int way = MoveCodes.DROP;
        while (rest >= 0) {
            way++;
            rest -= lines.isTaken(MoveCodes.target(square, way)) ? 0 : 1;
        }
        return MoveCodes.of(square, way);
    }

    /**
     * A random move of a side, every legal one equally likely, or {@link #NONE}. Draws from the drops and all four shifts
     * of each stone until one is legal: 1.8 to 2.3 times as fast as the {@code k}-th legal move. Where most shifts are
     * barred the caller has to count.
     */
    int draw(int side, Rng rng) {
        int drops = blackSquares.empties();
        int all = drops + MoveCodes.SHIFTS * blackSquares.stones(side);
        for (int draw = 0; draw < DRAWS && all > 0; draw++) {
            // Drops are below 0, shifts from 0 on. Told apart without a branch, which would be mispredicted half the
            // time.
            int k = rng.below(all) - drops;
            int isDrop = k >> 31;
            int way = (1 + (k & 3)) & ~isDrop;
            int place = ((blackSquares.firstEmpty() + drops + k) & isDrop)
                    | ((blackSquares.firstStone(side) + (k >> 2)) & ~isDrop);
            int square = blackSquares.at(place);
            if (!lines.isTaken(MoveCodes.target(square, way))) {
                return MoveCodes.of(square, way);
            }
        }
        return NONE;
    }

    void copyFrom(Stones that) {
        lines.copyFrom(that.lines);
        blackSquares.copyFrom(that.blackSquares);
        hash = that.hash;
    }
}
