package dev.boardwright.threesixnine.playouts;

import java.util.Arrays;

/**
 * A fixed sequence of comparisons that finds some of the smallest of several numbers.
 *
 * <p>Batcher's merge exchange sorts. Of its comparators only those remain on which a wanted rank depends, and of these
 * only the results that are used. For the third smallest of four, which is in place 2 afterwards:
 *
 * <pre>
 *   0 ──●─────●─ ─             ●─● puts the smaller number up and the larger one down
 *   1 ──┼─●───●────●─
 *   2 ──●─┼─●──────●─ wanted
 *   3 ────●─●─ ─
 * </pre>
 */
final class SelectionNetwork {
    /** The longest line of the largest board. */
    private static final int LARGEST = 19;

    private static final int LOW = 1;
    private static final int HIGH = 2;

    /** By the stones on a line, up to 9, and its empty cells. */
    private static final SelectionNetwork[][] NETWORKS = new SelectionNetwork[10][LARGEST + 1];

    static {
        for (int stones = 0; stones < NETWORKS.length; stones++) {
            for (int empties = 0; empties <= LARGEST; empties++) {
                NETWORKS[stones][empties] = new SelectionNetwork(stones, empties);
            }
        }
    }

    /** Three numbers for each comparator: its two places, and which of its results are used. */
    private final int[] comparators;
    /** By the points of rule 4, from 1: the place of the stone that scores them, or -1. */
    private final int[] places = new int[4];

    private SelectionNetwork(int stones, int empties) {
        boolean[] wanted = new boolean[empties];
        for (int points = 1; points <= 3; points++) {
            int place = 3 * points - stones - 1;
            places[points] = place >= 0 && place < empties ? place : -1;
            if (places[points] >= 0) {
                wanted[place] = true;
            }
        }
        comparators = prune(sort(empties), wanted);
    }

    /** The network for a line with this number of stones and of empty cells. */
    static SelectionNetwork of(int stones, int empties) {
        return NETWORKS[Math.min(stones, NETWORKS.length - 1)][empties];
    }

    /** Knuth's algorithm M (merge exchange), for any number of places. */
    private static int[] sort(int places) {
        int[] pairs = new int[0];
        int top = Integer.highestOneBit(Math.max(1, places - 1));
        for (int p = top; p > 0; p >>= 1) {
            int q = top;
            int r = 0;
            for (int d = p; d > 0; d = q - p, q >>= 1, r = p) {
                for (int i = 0; i + d < places; i++) {
                    if ((i & p) == r) {
                        pairs = Arrays.copyOf(pairs, pairs.length + 2);
                        pairs[pairs.length - 2] = i;
                        pairs[pairs.length - 1] = i + d;
                    }
                }
                if (q == p) {
                    break;
                }
            }
        }
        return pairs;
    }

    private static int[] prune(int[] pairs, boolean[] wanted) {
        boolean[] needed = wanted.clone();
        int[] kept = new int[pairs.length / 2 * 3];
        int start = kept.length;
        for (int i = pairs.length - 2; i >= 0; i -= 2) {
            int low = pairs[i];
            int high = pairs[i + 1];
            int used = (needed[low] ? LOW : 0) + (needed[high] ? HIGH : 0);
            if (used != 0) {
                needed[low] = true;
                needed[high] = true;
                start -= 3;
                kept[start] = low;
                kept[start + 1] = high;
                kept[start + 2] = used;
            }
        }
        return Arrays.copyOfRange(kept, start, kept.length);
    }

    /** The place, after {@link #run}, of the stone that scores {@code points}; -1 if there is none. */
    int place(int points) {
        return places[points];
    }

    /**
     * Runs the network on {@code words} words of numbers, none above {@link Packing#largest}.
     *
     * @param at the words of each place, which are only read at first; afterwards those of {@code scratch} where places
     *     were compared
     */
    void run(Packing packing, long[][] at, long[][] scratch, int words) {
        for (int i = 0; i < comparators.length; i += 3) {
            int low = comparators[i];
            int high = comparators[i + 1];
            switch (comparators[i + 2]) {
                case LOW -> packing.min(at[low], at[high], scratch[low], words);
                case HIGH -> packing.max(at[low], at[high], scratch[high], words);
                default -> packing.sort(at[low], at[high], scratch[low], scratch[high], words);
            }
            at[low] = scratch[low];
            at[high] = scratch[high];
        }
    }
}
