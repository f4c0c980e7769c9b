package dev.boardwright.dagennacht;

import dev.boardwright.core.board.Grid;
import java.util.stream.IntStream;

/**
 * The black squares in an order that keeps squares of a kind together, so that a random one of any kind is one lookup.
 *
 * <pre>
 *   order    Black's stones | empty squares | White's stones
 *                           ^ blackEnd      ^ whiteStart         place[s] is the place of square s in it
 * </pre>
 *
 * A square that changes its kind is swapped with the one at the edge of its part, and the edge moves past it. Therefore
 * {@link #fill} and {@link #vacate} with the same place undo each other, including the order.
 */
final class BlackSquares {
    private final short[] order;
    private final short[] place = new short[Squares.COUNT];
    private int blackEnd;
    private int whiteStart;

    /** The black squares of a board, all empty. */
    BlackSquares(Grid grid) {
        int[] squares = IntStream.range(0, grid.cells())
                .map(c -> Squares.of(grid.cellAt(c)))
                .filter(square -> !Squares.isWhite(square))
                .toArray();
        order = new short[squares.length];
        whiteStart = squares.length;
        for (int i = 0; i < squares.length; i++) {
            set(i, squares[i]);
        }
    }

    /** The number of empty ones. */
    int empties() {
        return whiteStart - blackEnd;
    }

    /** The place of the first empty one. */
    int firstEmpty() {
        return blackEnd;
    }

    /** The number of those with a stone of a side. */
    int stones(int side) {
        return side == 0 ? blackEnd : order.length - whiteStart;
    }

    /** The place of the first one with a stone of a side. */
    int firstStone(int side) {
        return side == 0 ? 0 : whiteStart;
    }

    /** The square at a place. */
    int at(int place) {
        return order[place];
    }

    /** The place of a square. */
    int place(int square) {
        return place[square];
    }

    /** Gives the empty square at a place to a side. */
    void fill(int side, int from) {
        swap(from, side == 0 ? blackEnd++ : --whiteStart);
    }

    /** Makes the square of a side at a place empty. */
    void vacate(int side, int from) {
        swap(from, side == 0 ? --blackEnd : whiteStart++);
    }

    void copyFrom(BlackSquares that) {
        System.arraycopy(that.order, 0, order, 0, order.length);
        System.arraycopy(that.place, 0, place, 0, place.length);
        blackEnd = that.blackEnd;
        whiteStart = that.whiteStart;
    }

    private void swap(int a, int b) {
        int moved = order[a];
        set(a, order[b]);
        set(b, moved);
    }

    private void set(int at, int square) {
        order[at] = (short) square;
        place[square] = (short) at;
    }
}
