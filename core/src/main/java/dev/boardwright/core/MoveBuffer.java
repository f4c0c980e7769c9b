package dev.boardwright.core;

import java.util.Arrays;

/** A growable list of move codes, to be cleared and used again without allocation. Owned by one thread. */
public final class MoveBuffer {
    private int[] codes;
    private int size;

    /** An empty buffer with room for 256 moves before it first grows. */
    public MoveBuffer() {
        this(256);
    }

    /** An empty buffer with room for {@code capacity} moves before it first grows. */
    public MoveBuffer(int capacity) {
        codes = new int[capacity];
    }

    /** Appends a move. */
    public void add(int code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, Math.max(16, 2 * size));
        }
        codes[size++] = code;
    }

    /** The move at {@code index}, from 0. */
    public int get(int index) {
        return codes[index];
    }

    /** The number of moves in the buffer. */
    public int size() {
        return size;
    }

    /** Whether the buffer holds no move. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** Removes every move and keeps the capacity. */
    public void clear() {
        size = 0;
    }

    /** Whether {@code code} is among the moves. */
    public boolean contains(int code) {
        for (int i = 0; i < size; i++) {
            if (codes[i] == code) {
                return true;
            }
        }
        return false;
    }

    /** A copy of the moves, in order. */
    public int[] toArray() {
        return Arrays.copyOf(codes, size);
    }

    @Override
    public String toString() {
        return Arrays.toString(toArray());
    }
}
