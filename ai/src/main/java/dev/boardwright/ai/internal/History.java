package dev.boardwright.ai.internal;

import dev.boardwright.core.Player;
import java.util.Arrays;

/**
 * The merit of each player's moves, by code: high for moves that have refuted positions recently, which are tried
 * early. Owned by one thread.
 */
public final class History {
    /** The bound of merits, positive and negative. Chosen by hand, within a short; not measured. */
    public static final int MAX = 1 << 14;

    /** The mask to which codes are folded. Games of common sizes have fewer codes. */
    private static final int FOLD = (1 << 18) - 1;

    private short[] first = new short[1 << 10];
    private short[] second = new short[1 << 10];

    /** The merits of a player's moves, to be read with {@link #merit} until the next reward or punishment. */
    public short[] of(Player player) {
        return player == Player.FIRST ? first : second;
    }

    /** The merit of a move. */
    public static int merit(short[] merits, int code) {
        int slot = code & FOLD;
        return slot < merits.length ? merits[slot] : 0;
    }

    /** Rewards a move that refuted a position searched to {@code depth}. */
    public void reward(Player player, int code, int depth) {
        change(player, code, bonus(depth));
    }

    /** Punishes a move that was tried in a position before another move refuted it. */
    public void punish(Player player, int code, int depth) {
        change(player, code, -bonus(depth));
    }

    /** Grows with the depth, as in chess programs; the factor and the limit are chosen by hand, not measured. */
    private static int bonus(int depth) {
        return Math.min(16 * depth * depth, MAX / 4);
    }

    /** The change is smaller near the limit, so that old merits fade. */
    private void change(Player player, int code, int bonus) {
        int slot = code & FOLD;
        if (slot >= first.length) {
            int length = Math.max(2 * first.length, Integer.highestOneBit(slot) << 1);
            first = Arrays.copyOf(first, length);
            second = Arrays.copyOf(second, length);
        }
        short[] merits = of(player);
        merits[slot] = (short) (merits[slot] + bonus - merits[slot] * Math.abs(bonus) / MAX);
    }
}
