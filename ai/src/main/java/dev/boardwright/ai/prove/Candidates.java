package dev.boardwright.ai.prove;

/** The moves that the attacker may try in a position, from the smallest number on, and how many of them have been opened. */
final class Candidates {
    private int[] codes = new int[64];
    private int[] numbers = new int[64];
    private int count;
    private int opened;
    private boolean isComplete;

    /** Begins a list with room for {@code size} moves. */
    void begin(int size, boolean complete) {
        count = 0;
        opened = 0;
        isComplete = complete;
        if (codes.length < size) {
            codes = new int[2 * size];
            numbers = new int[2 * size];
        }
    }

    /** Adds a move after those that have at most its number. */
    void insert(int code, int number) {
        int at = count++;
        while (at > 0 && numbers[at - 1] > number) {
            numbers[at] = numbers[at - 1];
            codes[at] = codes[at - 1];
            at--;
        }
        numbers[at] = number;
        codes[at] = code;
    }

    int count() {
        return count;
    }

    /** Whether the list has all moves that may win. */
    boolean isComplete() {
        return isComplete;
    }

    /** Whether a move has not been opened. */
    boolean hasNext() {
        return opened < count;
    }

    /** The number of the next move to open. */
    int nextNumber() {
        return numbers[opened];
    }

    /** Opens a move and returns its code. */
    int open() {
        return codes[opened++];
    }

    void store(MoveLists lists, long hash) {
        lists.store(hash, codes, numbers, count);
    }
}
