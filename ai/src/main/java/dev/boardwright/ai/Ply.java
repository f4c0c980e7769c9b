package dev.boardwright.ai;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.Arrays;

/**
 * What a search keeps for each ply of the line it is looking at: the moves in the order to try them, the moves that
 * refuted neighbouring positions, and the best line from here. Reused over and over; owned by one thread.
 *
 * <p>Most positions are refuted by one of the first few moves, or by none. So a move known from the table is tried before
 * the others are even scored, the best few of these are picked one by one, and the rest are sorted only if it comes to
 * them, or not at all where sorting costs more than trying.
 */
final class Ply {
    private static final int PICKED = 4;

    /** The step at which the move from the table is tried. */
    private static final int TABLE_MOVE = -2;
    /** The step at which the moves are scored. From there on a step is the number of moves picked. */
    private static final int SCORING = -1;
    /** The step at which all moves are in order. */
    private static final int ORDERED = PICKED + 1;

    private static final int INDEX_BITS = 24;
    private static final long INDEX_MASK = (1L << INDEX_BITS) - 1;
    /** The promise of a move that refuted a neighbouring position: more than any history. */
    private static final long KILLER = 2 * History.MAX;

    private final History history;
    private final MoveBuffer moves = new MoveBuffer();

    /**
     * First the moves still to be tried, the next one last; then those tried. Each key has how promising the move is above
     * the complement of its index, so that all differ and equals are tried in the generator's order.
     */
    private long[] keys = new long[256];

    private int total;
    private int remaining;
    private int step;
    private Player mover = Player.FIRST;
    private int tableMove;
    private int index;
    private int killer = -1;
    private int olderKiller = -1;
    private int[] line = new int[16];
    private int lineLength;

    Ply(History history) {
        this.history = history;
    }

    /** Lists the moves of {@code position} and returns how many there are. */
    int list(Position<?> position) {
        moves.clear();
        position.moves(moves);
        total = moves.size();
        remaining = total;
        return total;
    }

    /** Sets the order: the move with index {@code first}, if there is one, then the refutations here, then by history. */
    void order(Player player, int first) {
        mover = player;
        tableMove = first;
        step = first < total ? TABLE_MOVE : SCORING;
    }

    /** Sets the order to that of the root's moves, without those that it skips. */
    void order(Player player, RootMoves root) {
        mover = player;
        int[] indices = root.order();
        total = indices.length - root.from();
        remaining = total;
        step = ORDERED;
        makeRoom();
        for (int i = 0; i < total; i++) {
            keys[i] = key(0, indices[indices.length - 1 - i]);
        }
    }

    private void makeRoom() {
        if (keys.length < total) {
            keys = new long[Math.max(total, 2 * keys.length)];
        }
    }

    private static long key(long promise, int index) {
        return (promise << INDEX_BITS) + (INDEX_MASK - index);
    }

    private static int indexOf(long key) {
        return (int) (INDEX_MASK - (key & INDEX_MASK));
    }

    /** Whether a move is left to try. */
    boolean hasNext() {
        return remaining > 0;
    }

    /** The code of the next move to try; after the first few in any order, unless {@code sortRest}. */
    int next(boolean sortRest) {
        if (step == TABLE_MOVE) {
            step = SCORING;
            remaining--;
            index = tableMove;
            return moves.get(tableMove);
        }
        if (step == SCORING) {
            score();
            step = 1;
        } else if (step < PICKED) {
            pickBest();
            step++;
        } else if (step == PICKED && sortRest) {
            Arrays.sort(keys, 0, remaining);
            step = ORDERED;
        }
        index = indexOf(keys[--remaining]);
        return moves.get(index);
    }

    /** Scores the moves but the one from the table, which has been tried, and brings the best to the end. */
    private void score() {
        makeRoom();
        int[] merits = history.of(mover);
        int count = 0;
        int best = 0;
        for (int i = 0; i < total; i++) {
            if (i == tableMove) {
                continue;
            }
            int code = moves.get(i);
            long promise = code == killer ? KILLER : code == olderKiller ? KILLER - 1 : History.merit(merits, code);
            keys[count] = key(promise, i);
            best = keys[count] > keys[best] ? count : best;
            count++;
        }
        if (count < total) {
            keys[count] = key(0, tableMove);
        }
        bringToEnd(best);
    }

    private void pickBest() {
        int best = remaining - 1;
        long bestKey = keys[best];
        for (int i = best - 1; i >= 0; i--) {
            long key = keys[i];
            if (key > bestKey) {
                bestKey = key;
                best = i;
            }
        }
        bringToEnd(best);
    }

    private void bringToEnd(int place) {
        long key = keys[place];
        keys[place] = keys[remaining - 1];
        keys[remaining - 1] = key;
    }

    /** The index, in the generator's order, of the move that {@link #next} returned last. */
    int index() {
        return index;
    }

    /** The code of the move at {@code at} in the generator's order. */
    int code(int at) {
        return moves.get(at);
    }

    /** The move that {@link #next} returned last refuted the position: it, unlike those before it, is worth remembering. */
    void refuted(int depth) {
        int code = moves.get(index);
        if (code != killer) {
            olderKiller = killer;
            killer = code;
        }
        history.reward(mover, code, depth);
        for (int i = remaining + 1; i < total; i++) {
            history.punish(mover, moves.get(indexOf(keys[i])), depth);
        }
    }

    /** Whether a move refuted a neighbouring position lately. */
    boolean isKiller(int code) {
        return code == killer || code == olderKiller;
    }

    void clearLine() {
        lineLength = 0;
    }

    /** Makes the best line from here {@code code} and then the best line of {@code next}. */
    void setLine(int code, Ply next) {
        if (line.length < next.lineLength + 1) {
            line = new int[2 * next.lineLength + 1];
        }
        line[0] = code;
        System.arraycopy(next.line, 0, line, 1, next.lineLength);
        lineLength = next.lineLength + 1;
    }

    /** A copy of the best line from here; empty if there is none. */
    int[] line() {
        return Arrays.copyOf(line, lineLength);
    }
}
