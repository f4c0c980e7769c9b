package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;

/** A position on the line of a {@link ThreatProver}: its open moves with their numbers, and its own numbers. */
final class ThreatFrame {
    /** The number of a goal that cannot be shown. */
    static final int NEVER = 1 << 25;

    /** The moves of the side to move, without those that do not stop a threat. */
    final MoveBuffer moves = new MoveBuffer(64);
    /** Where the attacker is to move, the moves that it may try. */
    final Candidates candidates = new Candidates();

    /** The moves that {@link #select} chooses from, and how many there are. */
    int[] codes = new int[64];

    int[] proofs = new int[64];
    int[] disproofs = new int[64];
    /** Whether the numbers of a move are more than a guess. */
    boolean[] judged = new boolean[64];
    /** For replies, the key of the position after each. */
    long[] keys = new long[64];

    int count;

    /** The numbers of the position itself, and the move that leads there if one is 0 for the side to move. */
    int proof;

    int disproof;
    int answer;

    /** The open move with the smallest number for the side to move, the second smallest number, and how many are open. */
    int best;

    int second;
    int open;

    /** Fills {@link #moves}, and returns whether there is a threat to stop. */
    boolean list(Position<?> position, Threats<?> threats) {
        moves.clear();
        boolean isThreatened = threats.stoppingMoves(moves);
        if (!isThreatened) {
            position.moves(moves);
        }
        return isThreatened;
    }

    /** Makes room for so many moves. */
    void ensure(int size) {
        if (codes.length < size) {
            codes = new int[2 * size];
            proofs = new int[2 * size];
            disproofs = new int[2 * size];
            keys = new long[2 * size];
            judged = new boolean[2 * size];
        }
    }

    /** Sets the numbers of the position. */
    void set(int newProof, int newDisproof) {
        proof = newProof;
        disproof = newDisproof;
    }

    /** The attacker wins. */
    void setProven() {
        set(0, NEVER);
    }

    /** The attacker does not win. */
    void setDisproven() {
        set(NEVER, 0);
    }

    /** The game is over. */
    void end(boolean isWon) {
        set(isWon ? 0 : NEVER, isWon ? NEVER : 0);
    }

    /** Whether neither is shown: that the attacker wins, or that it does not. */
    boolean isOpen() {
        return proof > 0 && disproof > 0;
    }

    /** Adds a move with its numbers. There is room for it. */
    void add(int code, int newProof, int newDisproof) {
        codes[count] = code;
        proofs[count] = newProof;
        disproofs[count] = newDisproof;
        judged[count++] = true;
    }

    /** Computes {@link #best}, {@link #second} and {@link #open}; returns the largest number of the other kind. */
    int select(int[] small, int[] large) {
        best = -1;
        second = NEVER;
        open = 0;
        int largest = 0;
        for (int i = 0; i < count; i++) {
            if (large[i] == 0) {
                continue;
            }
            open++;
            largest = Math.max(largest, large[i]);
            if (best < 0 || small[i] < small[best] || (small[i] == small[best] && large[i] < large[best])) {
                second = best < 0 ? NEVER : small[best];
                best = i;
            } else {
                second = Math.min(second, small[i]);
            }
        }
        return largest;
    }

    /** The limit of the number of {@link #best}: 25 % more than the second best, so that the search does not switch between moves at every step. */
    int limit() {
        return Math.min(NEVER, second + second / 4 + 1);
    }
}
