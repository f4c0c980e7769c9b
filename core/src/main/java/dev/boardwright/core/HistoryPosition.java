package dev.boardwright.core;

import java.util.Arrays;

/**
 * The working board of a game with a {@link RepetitionRule}: the game's own board, with the positions before it. The
 * rule ends the game here, so a search or a playout on this board needs to know nothing of it.
 *
 * <p>The hash covers what of the past can still matter, so that two positions with the same hash have the same future
 * under the rule: the positions since the last irreversible move, each with the number of times that it occurred, in any
 * order. Without such a past it is the game's own hash.
 *
 * <p>Implementation: one entry for each ply on a stack, and the occurrences of positions in an open hash table. Only the
 * position that was added last is ever removed, so removing it leaves no gap in a chain of the table. An irreversible move
 * leaves the positions before it in the table, because they cannot occur again.
 */
final class HistoryPosition<S> extends Position<S> {
    private static final int FIRST_PLIES = 64;

    private static final long PAST_KEY = HashKeys.key("past of a position", 0);

    private final Position<S> board;
    private final RepetitionRule rule;

    /** By ply: the game's own hash. */
    private long[] hashes = new long[FIRST_PLIES];
    /** By ply: the sum of the mixed hashes of the reversible past, the position itself excluded. */
    private long[] pasts = new long[FIRST_PLIES];
    /** By ply: the number of moves since the last irreversible one. */
    private int[] quiets = new int[FIRST_PLIES];
    /** By ply: whether the rule has ended the game; 0 if not, else the sign of the margin plus 2. */
    private byte[] ends = new byte[FIRST_PLIES];
    /** The index of the position on the board. */
    private int top;

    /** The hashes that occurred, where {@link #counts} is not 0. The length is a power of two, and at most half is used. */
    private long[] keys = new long[4 * FIRST_PLIES];

    private int[] counts = new int[4 * FIRST_PLIES];

    /**
     * A board after a reversible past.
     *
     * @param board the game's own board; owned by this one from now on
     * @param past the hashes of the positions since the last irreversible move, in order, the present one last
     */
    HistoryPosition(Position<S> board, RepetitionRule rule, long[] past) {
        this.board = board;
        this.rule = rule;
        makeRoom(past.length);
        top = -1;
        for (long hash : past) {
            push(hash, top < 0 ? 0 : quiets[top] + 1, 0);
        }
    }

    private HistoryPosition(HistoryPosition<S> other) {
        board = other.board.copy();
        rule = other.rule;
        takePastOf(other);
    }

    @Override
    public Position<S> withoutHistory() {
        return board;
    }

    /**
     * Adds the position that is now on the board.
     *
     * @param quiet the number of moves since the last irreversible one
     * @param mover the sign of the player who moved there
     */
    private void push(long hash, int quiet, int mover) {
        long past = quiet == 0 ? 0 : pasts[top] + term(hashes[top]);
        top++;
        if (top == hashes.length) {
            makeRoom(2 * top);
        }
        hashes[top] = hash;
        pasts[top] = past;
        quiets[top] = quiet;
        int occurrences = rule.occurrences() == 0 ? 0 : add(hash);
        boolean repeated = occurrences > 0 && occurrences >= rule.occurrences();
        boolean lost = repeated && rule.verdict() == RepetitionRule.Verdict.MOVER_LOSES;
        boolean tooQuiet = rule.quietPlies() > 0 && quiet >= rule.quietPlies();
        ends[top] = (byte) (lost ? 2 - mover : repeated || tooQuiet ? 2 : 0);
    }

    /** What a past position adds to the past. Only the number of moves matters if occurrences do not count. */
    private long term(long hash) {
        return Rng.mix(rule.occurrences() == 0 ? PAST_KEY : hash ^ PAST_KEY);
    }

    private void makeRoom(int plies) {
        if (hashes.length < plies) {
            hashes = Arrays.copyOf(hashes, plies);
            pasts = Arrays.copyOf(pasts, plies);
            quiets = Arrays.copyOf(quiets, plies);
            ends = Arrays.copyOf(ends, plies);
        }
        if (keys.length < 4 * plies) {
            int length = Integer.highestOneBit(4 * plies - 1) << 1;
            keys = new long[length];
            counts = new int[length];
            // In the order of the stack, so that the last one is still at the end of its chain.
            for (int i = 0; i <= top && rule.occurrences() > 0; i++) {
                add(hashes[i]);
            }
        }
    }

    /** Counts an occurrence, and returns how many there are now. */
    private int add(long hash) {
        int slot = slot(hash);
        keys[slot] = hash;
        return ++counts[slot];
    }

    /** The place of a hash in the table, or the empty one where it belongs. */
    private int slot(long hash) {
        int mask = keys.length - 1;
        int slot = (int) ((hash * 0x9e3779b97f4a7c15L) >>> 33) & mask;
        while (counts[slot] != 0 && keys[slot] != hash) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    @Override
    public Player turn() {
        return board.turn();
    }

    @Override
    public void moves(MoveBuffer out) {
        if (ends[top] == 0) {
            board.moves(out);
        }
    }

    @Override
    public int moveCount() {
        return ends[top] == 0 ? board.moveCount() : 0;
    }

    @Override
    public int moveAt(int k) {
        return board.moveAt(k);
    }

    @Override
    public int randomMove(Rng rng) {
        return board.randomMove(rng);
    }

    @Override
    public void play(int code) {
        int quiet = board.isIrreversible(code) ? 0 : quiets[top] + 1;
        int mover = board.turn().sign();
        board.play(code);
        push(board.hash(), quiet, mover);
    }

    @Override
    public void undo() {
        if (rule.occurrences() > 0) {
            counts[slot(hashes[top])]--;
        }
        top--;
        board.undo();
    }

    @Override
    public boolean isIrreversible(int code) {
        return board.isIrreversible(code);
    }

    @Override
    public void copyFrom(Position<S> other) {
        HistoryPosition<S> that = (HistoryPosition<S>) other;
        board.copyFrom(that.board);
        for (int i = top; i >= 0 && rule.occurrences() > 0; i--) {
            counts[slot(hashes[i])]--;
        }
        takePastOf(that);
    }

    /** Takes over the reversible past of a position. The table of this one is empty. */
    private void takePastOf(HistoryPosition<S> other) {
        int from = other.top - other.quiets[other.top];
        int plies = other.top - from + 1;
        top = -1;
        makeRoom(plies);
        System.arraycopy(other.hashes, from, hashes, 0, plies);
        System.arraycopy(other.pasts, from, pasts, 0, plies);
        System.arraycopy(other.quiets, from, quiets, 0, plies);
        System.arraycopy(other.ends, from, ends, 0, plies);
        top = plies - 1;
        for (int i = 0; i < plies && rule.occurrences() > 0; i++) {
            add(hashes[i]);
        }
    }

    @Override
    public Position<S> copy() {
        return new HistoryPosition<>(this);
    }

    @Override
    public boolean isOver() {
        return ends[top] != 0 || board.isOver();
    }

    @Override
    public int margin() {
        return ends[top] != 0 && !board.isOver() ? ends[top] - 2 : board.margin();
    }

    @Override
    public long hash() {
        return pasts[top] == 0 ? hashes[top] : hashes[top] ^ Rng.mix(pasts[top] + PAST_KEY);
    }

    @Override
    public S toState() {
        return board.toState();
    }
}
