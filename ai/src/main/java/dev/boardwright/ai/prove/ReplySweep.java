package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import java.util.Arrays;

/**
 * The replies at the root that are not yet shown to lose, in rounds: each gets the same number of positions, and twice as many in the
 * next round. Owned by one thread.
 */
final class ReplySweep {
    /** The positions for each reply in the first round. Chosen by hand; not measured. */
    private static final long FIRST_SHARE = 10_000;

    /** The key of the root. */
    private long key;

    private int[] left = {};
    /** How many of the replies left are kept for the next round, where the round is, and where it ends. */
    private int kept;

    private int at;
    private int count;
    private int round;

    /** Whether the sweep is of the root with this key. */
    boolean isOf(long root) {
        return key == root && count > 0;
    }

    /** Begins a sweep: {@code replies} by their numbers, the smallest first. */
    void begin(long root, MoveBuffer replies, int[] numbers) {
        key = root;
        left = sorted(replies, numbers);
        count = left.length;
        kept = 0;
        at = 0;
        round = 0;
    }

    private static int[] sorted(MoveBuffer replies, int[] numbers) {
        long[] order = new long[replies.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (long) numbers[i] << Integer.SIZE | i;
        }
        Arrays.sort(order);
        return Arrays.stream(order).mapToInt(each -> replies.get((int) each)).toArray();
    }

    /** Whether all replies are shown to lose. */
    boolean isDone() {
        return count == 0;
    }

    /** The reply to search. */
    int reply() {
        return left[at];
    }

    /** The positions for each reply of this round. */
    long share() {
        return FIRST_SHARE << Math.min(round, 32);
    }

    ThreatTuning tuning() {
        return round % 2 == 0 ? ThreatTuning.SHARP : ThreatTuning.EVEN;
    }

    /** Goes on to the next reply. One that is shown to lose is dropped. */
    void next(boolean loses) {
        if (!loses) {
            left[kept++] = left[at];
        }
        if (++at == count) {
            count = kept;
            kept = 0;
            at = 0;
            round++;
        }
    }
}
