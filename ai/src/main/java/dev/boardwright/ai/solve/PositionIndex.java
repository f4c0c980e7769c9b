package dev.boardwright.ai.solve;

/** Numbers positions from 0 by their 64-bit keys, in the order in which they are added. Owned by one thread while it grows. */
final class PositionIndex {
    private static final int FIRST_SLOTS = 1 << 10;

    /** The keys, and their numbers plus 1; 0 where a slot is empty. At most half of the slots are used. */
    private long[] keys = new long[FIRST_SLOTS];

    private int[] numbers = new int[FIRST_SLOTS];
    private int size;

    int size() {
        return size;
    }

    /** The number of a key; -1 if it was not added. */
    int find(long key) {
        return numbers[slot(key)] - 1;
    }

    /** The number of a key, which is {@link #size} before the call if the key is new. */
    int add(long key) {
        int slot = slot(key);
        if (numbers[slot] != 0) {
            return numbers[slot] - 1;
        }
        keys[slot] = key;
        numbers[slot] = ++size;
        if (2L * size > keys.length) {
            grow();
        }
        return size - 1;
    }

    private int slot(long key) {
        int mask = keys.length - 1;
        int slot = (int) ((key * 0x9e3779b97f4a7c15L) >>> 32) & mask;
        while (numbers[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new long[2 * oldKeys.length];
        numbers = new int[2 * oldKeys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                numbers[slot] = oldNumbers[i];
            }
        }
    }
}
