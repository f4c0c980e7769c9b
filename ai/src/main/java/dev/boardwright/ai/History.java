package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.util.Arrays;

/**
 * How often each player's moves, by code, have refuted positions lately: moves that did so elsewhere are tried early.
 * Owned by one thread.
 */
final class History {
    /** No merit is larger than this or smaller than its negative. */
    static final int MAX = 1 << 14;

    /** Codes are folded to this many bits; games of the common sizes have fewer moves. */
    private static final int FOLD = (1 << 18) - 1;

    private int[] first = new int[1 << 10];
    private int[] second = new int[1 << 10];

    /** The merits of a player's moves, to be read with {@link #merit} until the next reward or punishment. */
    int[] of(Player player) {
        return player == Player.FIRST ? first : second;
    }

    /** The merit of a move. */
    static int merit(int[] merits, int code) {
        int slot = code & FOLD;
        return slot < merits.length ? merits[slot] : 0;
    }

    /** A move refuted a position that was searched {@code depth} deep. */
    void reward(Player player, int code, int depth) {
        change(player, code, bonus(depth));
    }

    /** A move was tried in a position that another move refuted. */
    void punish(Player player, int code, int depth) {
        change(player, code, -bonus(depth));
    }

    private static int bonus(int depth) {
        return Math.min(16 * depth * depth, MAX / 4);
    }

    /** The nearer a merit is to its limit, the less it moves towards it: old merits fade. */
    private void change(Player player, int code, int bonus) {
        int slot = code & FOLD;
        if (slot >= first.length) {
            int length = Math.max(2 * first.length, Integer.highestOneBit(slot) << 1);
            first = Arrays.copyOf(first, length);
            second = Arrays.copyOf(second, length);
        }
        int[] merits = of(player);
        merits[slot] += bonus - merits[slot] * Math.abs(bonus) / MAX;
    }
}
