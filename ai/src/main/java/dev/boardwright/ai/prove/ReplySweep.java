package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import java.util.Arrays;

/**
 * The replies to a move that are not yet shown to lose, in rounds: each gets the same number of positions, and more in the next
 * round. Owned by one thread.
 */
final class ReplySweep {
    /** The positions for each reply in the first round. Chosen by hand; not measured. */
    static final long FIRST_SHARE = 40_000;

    /** How many times as many positions a reply gets in the next round. Chosen by hand; not measured. */
    static final int GROWTH = 4;

    private static final long MOST_SHARE = 1L << 50;

    private final int[] left;
    private final int replies;
    /** How many replies are left, how many of them are kept for the next round, and where the round is. */
    private int count;

    private int kept;
    private int at;
    private long share = FIRST_SHARE;
    private boolean isRefuted;

    /** A sweep over {@code replies} by their numbers, the smallest first, or the largest. */
    ReplySweep(MoveBuffer replies, int[] numbers, boolean isReversed) {
        left = sorted(replies, numbers, isReversed);
        count = left.length;
        this.replies = count;
    }

    private static int[] sorted(MoveBuffer replies, int[] numbers, boolean isReversed) {
        long[] order = new long[replies.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = (long) (isReversed ? -numbers[i] : numbers[i]) << Integer.SIZE | i;
        }
        Arrays.sort(order);
        return Arrays.stream(order).mapToInt(each -> replies.get((int) each)).toArray();
    }

    /** Whether all replies are shown to lose. */
    boolean isDone() {
        return count == 0;
    }

    /** Whether a reply is shown not to lose. */
    boolean isRefuted() {
        return isRefuted;
    }

    /** Whether there is a reply to search. */
    boolean isOpen() {
        return count > 0 && !isRefuted;
    }

    /** The reply to search; the one that does not lose, if there is one. */
    int reply() {
        return left[at];
    }

    /** The positions for each reply of this round. */
    long share() {
        return share;
    }

    /** The share of the replies that are shown to lose. */
    double progress() {
        return replies == 0 ? 0 : 1 - (double) (count - at + kept) / replies;
    }

    /** Notes that the reply does not lose. */
    void refute() {
        isRefuted = true;
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
            share = Math.min(MOST_SHARE, share * GROWTH);
        }
    }
}
