package dev.boardwright.ai.solve;

import java.util.Arrays;

/** A growable list of numbers. Owned by one thread. */
final class IntList {
    private int[] numbers = new int[1 << 10];
    private int size;

    void add(int number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, (int) Math.min(Integer.MAX_VALUE - 8L, size + (size >> 1) + 1L));
        }
        numbers[size++] = number;
    }

    int get(int index) {
        return numbers[index];
    }

    void set(int index, int number) {
        numbers[index] = number;
    }

    int size() {
        return size;
    }
}
