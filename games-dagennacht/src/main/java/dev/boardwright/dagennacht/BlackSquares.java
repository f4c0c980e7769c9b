package dev.boardwright.dagennacht;

import dev.boardwright.core.board.Grid;
import java.util.stream.IntStream;

/**
 * The black squares in an order that keeps those of a kind together, so that a random one of any kind is a lookup away.
 *
 * <pre>
 *   order    Black's stones | empty squares | White's stones
 *                           ^ blackEnd      ^ whiteStart         place[s] is the place of square s in it
 * </pre>
 *
 * A square that changes hands changes places with the one at the edge of its part, and then the edge moves past it. So
 * {@link #fill} and {@link #vacate} with the same place take each other back, order and all.
 */
final class BlackSquares {
    private final short[] order;
    private final short[] place = new short[Squares.COUNT];
    private int blackEnd;
    private int whiteStart;

    /** Those of a board of this size, all of them empty. */
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

    /** How many are empty. */
    int empties() {
        return whiteStart - blackEnd;
    }

    /** Where the empty ones begin. */
    int firstEmpty() {
        return blackEnd;
    }

    /** How many hold a stone of {@code side}'s. */
    int stones(int side) {
        return side == 0 ? blackEnd : order.length - whiteStart;
    }

    /** Where those with a stone of {@code side}'s begin. */
    int firstStone(int side) {
        return side == 0 ? 0 : whiteStart;
    }

    /** The square at a place. */
    int at(int place) {
        return order[place];
    }

    /** Where a square stands in the order. */
    int place(int square) {
        return place[square];
    }

    /** Gives the empty square at {@code from} to {@code side}. */
    void fill(int side, int from) {
        swap(from, side == 0 ? blackEnd++ : --whiteStart);
    }

    /** Makes {@code side}'s square at {@code from} empty. */
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
