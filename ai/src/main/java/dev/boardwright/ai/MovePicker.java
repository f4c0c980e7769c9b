package dev.boardwright.ai;

import dev.boardwright.ai.internal.History;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one position in the order to try them. Reused for every position at the same ply; owned by one thread.
 *
 * <p>Most positions are refuted by one of the first few moves or by none. Therefore a move from the table is tried
 * before the others are scored, the best few of the others are picked one by one, and the rest are sorted only if the
 * search gets to them and sorting costs less than searching.
 */
final class MovePicker {
    /** The number of moves picked one by one before the rest are sorted. Chosen by hand; not measured. */
    private static final int PICKED = 4;

    /** The step at which the move from the table is tried. */
    private static final int TABLE_MOVE = -2;
    /** The step at which the moves are scored. From there on a step is the number of moves picked. */
    private static final int SCORING = -1;
    /** The step at which all moves are in order. */
    private static final int ORDERED = PICKED + 1;

    private static final int INDEX_BITS = 24;
    private static final long INDEX_MASK = (1L << INDEX_BITS) - 1;
    /** The score of a killer move: more than any history. */
    private static final long KILLER = 2 * History.MAX;
    /** What one unit of promise weighs against history. Chosen by hand with the promises of 369 (commit a9b4a74). */
    private static final int PROMISE = History.MAX / 16;

    private final History history;
    private final @Nullable IntUnaryOperator promises;
    private final MoveBuffer moves = new MoveBuffer();

    /**
     * First the moves still to be tried, the next one last, with those postponed before the others; then those tried. The
     * high bits of a key are the move's score, the low bits the complement of its index, so all keys differ and ties are
     * tried in the generator's order.
     */
    private long[] keys = new long[256];

    /** The last two different moves that refuted positions at this ply. They often refute neighbouring positions too. */
    private int killer = -1;

    private int olderKiller = -1;

    private int total;
    private int remaining;
    /** The number of moves that were postponed: the first keys. */
    private int postponed;

    /** The places of the postponed moves in the usual order; the move postponed first comes first. */
    private int[] places = new int[16];

    private int step;
    private Player mover = Player.FIRST;
    private int tableMove;
    private int index;

    /** A picker that orders by history and, if given, by the promise of each move. */
    MovePicker(History history, @Nullable IntUnaryOperator promises) {
        this.history = history;
        this.promises = promises;
    }

    /** Lists the moves of {@code position} and returns how many there are. */
    int list(Position<?> position) {
        moves.clear();
        position.moves(moves);
        total = moves.size();
        remaining = total;
        return total;
    }

    /**
     * Lists the moves of {@code position} that may be above {@code alpha}, to be tried in the order of the list. Returns a bound
     * of the others, see {@link Evaluation#movesAbove}.
     */
    <S> int listAbove(Evaluation<S> evaluation, Position<S> position, int alpha) {
        moves.clear();
        int others = evaluation.movesAbove(position, alpha, moves);
        total = moves.size();
        mover = position.turn();
        keepOrder();
        return others;
    }

    /** The moves are tried in the order in which they are listed. */
    private void keepOrder() {
        postponed = 0;
        remaining = total;
        step = ORDERED;
        makeRoom();
        for (int i = 0; i < total; i++) {
            keys[i] = key(0, total - 1 - i);
        }
    }

    /** Sets the order: the move with index {@code first}, if there is one, then killer moves, then by history. */
    void order(Player player, int first) {
        mover = player;
        postponed = 0;
        tableMove = first;
        step = first < total ? TABLE_MOVE : SCORING;
    }

    /** Sets the order of the root's moves, without those that are skipped. */
    void order(Player player, RootMoves root) {
        mover = player;
        postponed = 0;
        int[] indices = root.order();
        total = indices.length - root.from();
        remaining = total;
        step = ORDERED;
        makeRoom();
        for (int i = 0; i < total; i++) {
            keys[i] = key(0, indices[indices.length - 1 - i]);
        }
    }

    /** Sets the order of those moves that are in {@code only}, and leaves out the others. There is at least one. */
    void orderOnly(Player player, int first, MoveBuffer only) {
        mover = player;
        postponed = 0;
        step = ORDERED;
        makeRoom();
        short[] merits = history.of(player);
        remaining = 0;
        for (int i = 0; i < total; i++) {
            int code = moves.get(i);
            if (only.contains(code)) {
                keys[remaining++] = key(i == first ? KILLER : History.merit(merits, code), i);
            }
        }
        total = remaining;
        Arrays.sort(keys, 0, total);
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

    /** Whether there is another move to try. */
    boolean hasNext() {
        return remaining > 0;
    }

    /** The code of the next move to try. After the first few the order is arbitrary unless {@code sortRest}. */
    int next(boolean sortRest) {
        if (step == TABLE_MOVE) {
            step = SCORING;
            remaining--;
            index = tableMove;
            return moves.get(tableMove);
        }
        if (step == SCORING) {
            score(sortRest ? promises : null);
            step = 1;
        } else if (step < PICKED) {
            pickBest();
            step++;
        } else if (step == PICKED && sortRest) {
            Arrays.sort(keys, Math.min(postponed, remaining), remaining);
            step = ORDERED;
        }
        index = indexOf(keys[--remaining]);
        return moves.get(index);
    }

    /** Whether {@link #postpone} would leave another move to try first. */
    boolean canPostpone() {
        return remaining > postponed;
    }

    /** Puts the move that {@link #next} returned last after all others. Not for the move from the table. */
    void postpone() {
        long key = keys[remaining];
        System.arraycopy(keys, 0, keys, 1, remaining);
        keys[0] = key;
        if (postponed == places.length) {
            places = Arrays.copyOf(places, 2 * places.length);
        }
        places[postponed] = place();
        remaining++;
        postponed++;
    }

    /** The place, from 0 on, of the move that {@link #next} returned last in the order that a single thread tries. */
    int place() {
        return isPostponed() ? places[postponed - 1 - remaining] : total - 1 - (remaining - postponed);
    }

    /** Takes the move with this code as the next one, if it has not been tried; not before the first {@link #next}. */
    boolean take(int code) {
        if (step == SCORING) {
            score(promises);
            step = 0;
        }
        for (int i = 0; i < remaining; i++) {
            if (code(indexOf(keys[i])) == code) {
                takeAt(i);
                return true;
            }
        }
        return false;
    }

    private void takeAt(int at) {
        long key = keys[at];
        if (at < postponed) {
            int place = postponed - 1 - at;
            System.arraycopy(places, place + 1, places, place, at);
            postponed--;
        }
        System.arraycopy(keys, at + 1, keys, at, remaining - 1 - at);
        keys[--remaining] = key;
        index = indexOf(key);
    }

    /** Whether the move that {@link #next} returned last had been postponed. */
    boolean isPostponed() {
        return remaining < postponed;
    }

    /** Scores the moves, except the one from the table, which has been tried, and moves the best to the end. */
    private void score(@Nullable IntUnaryOperator promiseOf) {
        makeRoom();
        short[] merits = history.of(mover);
        int count = 0;
        int best = 0;
        for (int i = 0; i < total; i++) {
            if (i == tableMove) {
                continue;
            }
            int code = moves.get(i);
            long promise = code == killer ? KILLER : code == olderKiller ? KILLER - 1 : History.merit(merits, code);
            if (promiseOf != null) {
                promise += (long) PROMISE * promiseOf.applyAsInt(code);
            }
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
        for (int i = best - 1; i >= postponed; i--) {
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

    /** Updates killers and history: the last move of {@link #next} refuted the position, those before it did not. */
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

    /** Whether a move has refuted a neighbouring position recently. */
    boolean isKiller(int code) {
        return code == killer || code == olderKiller;
    }
}
