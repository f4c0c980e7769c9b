package dev.boardwright.ai;

import static dev.boardwright.ai.TranspositionTable.AT_LEAST;
import static dev.boardwright.ai.TranspositionTable.AT_MOST;
import static dev.boardwright.ai.TranspositionTable.EXACT;
import static dev.boardwright.ai.TranspositionTable.NO_MOVE;

import dev.boardwright.ai.internal.History;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The recursion of {@link Minimax}: principal variation search (negamax) on one working board, in one thread. The root,
 * the principal variation and all other nodes use the same method.
 *
 * <p>Values are from the side of the player to move at the node; the value of a child is negated only if the turn has
 * changed. A win at ply p of the search has the value {@code WIN - p}. In the table, plies count from the stored
 * position.
 *
 * <p>{@link #proof} says which bounds of a value are proven: that with best play to the end the position is worth at
 * least, or at most, that value. The end of a game proves both bounds, an evaluation none. The lower bound of a node is
 * proven by the move that gives its value, the upper bound if the values of all moves are proven. This holds for any
 * search depth, so less depth for late moves, or none for positions far above the window, does not invalidate proofs. Moves
 * that the evaluation leaves out before the leaves do not end the game, and have no proven bounds.
 */
final class AlphaBeta<S> {
    /** Greater than every value. */
    static final int INFINITY = Score.WIN + 1;

    /**
     * The least depth at which positions are looked up in the table. There are many shallower ones, and waiting for
     * memory took 25 to 33 % of the time to a depth in Greener and Blackstone, more than it saved (measured with commit 3356ac5).
     */
    static final int MIN_TABLE_DEPTH = 2;

    /** In place of a value: the move is to be searched later. */
    private static final int PUT_OFF = Integer.MIN_VALUE;

    /** The largest number of positions between two readings of the clock. Chosen by hand; not measured. */
    private static final int MAX_STRIDE = 2048;

    /**
     * The number of positions between two checks whether the table should grow. It is fixed because the time of growth
     * affects results, which must not depend on the clock. Chosen by hand; not measured.
     */
    private static final int GROWTH_STRIDE = 2048;

    /** The approximate time between two readings of the clock. Chosen by hand; not measured. */
    private static final long STRIDE_NANOS = 250_000;

    private final Position<S> position;
    private final Evaluation<S> evaluation;
    private final TranspositionTable table;
    private final Budget budget;
    private final RootMoves root;
    private final Selectivity selectivity;
    private final MovesUnderway underway;
    private final ThreatView<S> threats;
    private final History history = new History();
    /** The promise of a move on the board, by its code; null if there is none. */
    private final @Nullable IntUnaryOperator promise;

    /** By ply. */
    private MovePicker[] pickers = {};
    /** By ply: the best line from there. */
    private Variation[] lines = {};

    /** The bounds of the value returned last that are proven. */
    private int proof;
    /** The value of a position that {@link #isAnswered} without a search. */
    private int answer;
    /** The bound of the moves that are not listed for the position that is not answered; minus infinity if all are. */
    private int others;

    /** No line is extended beyond this ply. */
    private int lastPly;

    private boolean stopped;
    private long visited;
    private long counted;
    private long checkAt;
    private long growAt;
    private long stride = 1;
    private long lastCheckNanos;

    /** A search of {@code position}, which is not over. The search owns it from now on. The seed orders equal root moves. */
    AlphaBeta(
            Game<S, ?> game,
            Position<S> position,
            Evaluation<S> evaluation,
            TranspositionTable table,
            Budget budget,
            long seed,
            Selectivity selectivity,
            MovesUnderway underway) {
        this.position = position;
        this.evaluation = evaluation.forThread();
        this.table = table;
        this.budget = budget;
        this.selectivity = selectivity;
        this.underway = underway;
        root = new RootMoves(position.moveCount(), seed);
        this.evaluation.prepare(position);
        promise = evaluation.hasPromises() ? code -> this.evaluation.promise(position, code) : null;
        threats = selectivity.seesThreats()
                ? ThreatView.of(game, position, selectivity.isFullWidth(), ply -> visit())
                : ThreatView.none(game, position);
        makeRoom(2);
        pickers[0].list(position);
    }

    /**
     * The value of the root at {@code depth}: exact between {@code alpha} and {@code beta}, an upper bound if it is at
     * most {@code alpha}, a lower bound if it is at least {@code beta}. Meaningless if {@link #isStopped};
     * {@link RootMoves} then has the result so far.
     */
    int search(int depth, int alpha, int beta) {
        lastPly = depth + ThreatView.MOST_EXTENSION;
        makeRoom(lastPly + 2);
        root.beginSearch();
        checkBudget();
        return stopped ? 0 : search(position.turn(), depth, alpha, beta, 0);
    }

    private void makeRoom(int plies) {
        int length = pickers.length;
        if (length < plies) {
            int longer = Math.max(plies, 2 * length);
            pickers = Arrays.copyOf(pickers, longer);
            lines = Arrays.copyOf(lines, longer);
            for (int i = length; i < longer; i++) {
                pickers[i] = new MovePicker(history, promise);
                lines[i] = new Variation();
            }
        }
    }

    /** The moves of the root, with the best one so far. */
    RootMoves root() {
        return root;
    }

    /** Whether the budget ended the search. */
    boolean isStopped() {
        return stopped;
    }

    /** Whether the value that the last search returned is proven. For a win or a loss: whether it is one. */
    boolean isProven(int value) {
        return isProven(value, proof);
    }

    private static boolean isProven(int value, int proof) {
        int needed = Score.isWin(value) ? AT_LEAST : Score.isWin(-value) ? AT_MOST : EXACT;
        return (proof & needed) == needed;
    }

    /** The codes of the best line found, continued from the table to at most {@code depth}. */
    int[] line(int depth) {
        int[] found = root.bestLine();
        int[] line = Arrays.copyOf(found, Math.max(depth, found.length));
        for (int code : found) {
            position.play(code);
        }
        int length = found.length;
        for (long entry = probe(); length < depth && entry != 0; entry = probe()) {
            int move = TranspositionTable.move(entry);
            if (move >= pickers[1].list(position)) {
                break;
            }
            line[length] = pickers[1].code(move);
            position.play(line[length++]);
        }
        for (int i = 0; i < length; i++) {
            position.undo();
        }
        return Arrays.copyOf(line, length);
    }

    private long probe() {
        return table.probe(position.hash());
    }

    /** The code of a root move. */
    int rootCode(int index) {
        return pickers[0].code(index);
    }

    /** The index of the root move with a code, which is legal. */
    int rootIndex(int code) {
        int index = 0;
        while (rootCode(index) != code) {
            index++;
        }
        return index;
    }

    /** The evaluation of the root, for the player to move. */
    int evaluateRoot() {
        return Evaluation.clamp(evaluation.evaluate(position, position.turn()));
    }

    /** The value of the position with {@code mover} to move: {@link #search(int, int, int)} at any ply, fail-soft. */
    private int search(Player mover, int depth, int alpha, int beta, int ply) {
        MovePicker here = pickers[ply];
        long key = depth >= MIN_TABLE_DEPTH ? position.hash() : 0;
        if (ply == 0) {
            here.order(mover, root);
        } else if (isAnswered(here, mover, key, depth, alpha, beta, ply)) {
            return answer;
        }
        boolean principal = beta - alpha > 1;
        boolean shared = underway.covers(depth);
        // A further line leaves out moves, and does not ask for the best of all.
        boolean joint = shared && principal && (ply > 0 || root.from() == 0);
        int low = alpha;
        int best = ply == 0 ? -INFINITY : others;
        int bestIndex = NO_MOVE;
        int provenFromBelow = 0;
        int provenFromAbove = best == -INFINITY ? AT_MOST : 0;
        for (int tried = 0; here.hasNext() && best < beta; tried++) {
            boolean joins = joint && tried > 0 && underway.takeRising(here, key, depth);
            int code = joins ? here.code(here.index()) : here.next(depth > 1);
            if (shared) {
                code = tried > 0 && !joins ? underway.undisturbed(here, code, key, depth) : code;
                // The other thread may have answered the whole position meanwhile.
                if (tried > 0 && ply > 0 && isInTable(table.probe(key), depth, alpha, beta, ply)) {
                    return answer;
                }
                underway.add(MovesUnderway.key(key, code, depth));
            }
            if (principal) {
                lines[ply + 1].clear();
            }
            Score known = ply == 0 ? root.known(here.index()) : null;
            int value;
            if (known == null) {
                position.play(code);
                value = tried == 0 || joins
                        ? after(mover, depth - 1, low, beta, ply + 1)
                        : afterLater(mover, here, code, key, depth, low, beta, principal, joint, ply + 1);
                position.undo();
            } else {
                value = known.value();
                proof = known.kind() == Score.Kind.WIN ? AT_LEAST : AT_MOST;
            }
            if (shared) {
                underway.remove(MovesUnderway.key(key, code, depth));
            }
            if (joint) {
                underway.endRise(key, depth, code);
            }
            if (stopped) {
                return 0;
            }
            if (value == PUT_OFF) {
                here.postpone();
                tried--;
                continue;
            }
            provenFromAbove &= proof;
            low = Math.max(low, value);
            // A proven draw is better than an estimate of the same value.
            boolean firmer = value == best && !Score.isWin(-value) && (proof & AT_LEAST) > provenFromBelow;
            if (value > best || firmer) {
                best = value;
                bestIndex = here.index();
                provenFromBelow = proof & AT_LEAST;
                if (value > alpha && principal) {
                    lines[ply].set(code, lines[ply + 1]);
                }
            }
            if (ply == 0) {
                report(here.index(), value, bestIndex == here.index() && value > alpha);
            }
        }
        proof = provenFromBelow | (best >= beta && here.hasNext() ? 0 : provenFromAbove);
        finish(here, key, best, bestIndex, depth, alpha, beta, ply);
        return best;
    }

    /**
     * Whether the position needs no search: sets {@link #answer} and {@link #proof} if so, and otherwise lists and orders its
     * moves. Not for the root.
     */
    private boolean isAnswered(MovePicker here, Player mover, long key, int depth, int alpha, int beta, int ply) {
        if (alpha >= Score.WIN - ply || beta <= ply - Score.WIN) {
            answer = bestImaginable(alpha, ply);
            return true;
        }
        long entry = depth >= MIN_TABLE_DEPTH ? table.probe(key) : 0;
        if (isInTable(entry, depth, alpha, beta, ply)) {
            return true;
        }
        ThreatView.Kind kind = threats.look(depth);
        if (kind == ThreatView.Kind.QUIET
                && beta - alpha == 1
                && (isFarAbove(mover, depth, beta) || isFarBelow(mover, depth, alpha))) {
            return true;
        }
        // On the principal variation an entry that is not exact does not answer.
        boolean isNew = entry == 0 || beta - alpha > 1;
        if (kind == ThreatView.Kind.WINS || (isNew && threats.winsByThreats(depth))) {
            answer = Score.WIN - ply - threats.plies();
            proof = AT_LEAST;
            if (beta - alpha > 1) {
                lines[ply + 1].clear();
                lines[ply].set(threats.winningMove(), lines[ply + 1]);
            }
            if (kind != ThreatView.Kind.WINS) {
                remember(key, answer, AT_LEAST, depth, NO_MOVE, ply);
            }
            return true;
        }
        if (stopped) {
            return true;
        }
        boolean isLost = kind == ThreatView.Kind.THREATENED && threats.stops().isEmpty();
        // On the principal variation it is searched, so that the reported line goes to the end.
        if (isLost && beta - alpha == 1) {
            answer = ply + 2 - Score.WIN;
            proof = AT_MOST;
            return true;
        }
        others = -INFINITY;
        if (depth == 1 && evaluation.leavesMovesOut()) {
            return isLeftOut(here, mover, alpha, ply);
        }
        if (here.list(position) == 0) {
            answer = ended(mover, ply);
            return true;
        }
        int first = entry == 0 ? NO_MOVE : TranspositionTable.move(entry);
        if (kind == ThreatView.Kind.THREATENED && !isLost) {
            here.orderOnly(mover, first, threats.stops());
            return false;
        }
        here.order(mover, first);
        return false;
    }

    /** Whether no move of a position before the leaves can be above the window: {@link #isAnswered} where moves are left out. */
    private boolean isLeftOut(MovePicker here, Player mover, int alpha, int ply) {
        int bound = here.listAbove(evaluation, position, alpha);
        if (bound != Evaluation.NONE_LEFT_OUT) {
            others = bound;
            answer = bound;
            proof = 0;
        } else if (!here.hasNext()) {
            answer = ended(mover, ply);
        }
        return !here.hasNext();
    }

    /**
     * Whether the evaluation is so far above the window that a search near the leaves hardly brings it back: sets {@link
     * #answer} and {@link #proof} if so.
     */
    private boolean isFarAbove(Player mover, int depth, int beta) {
        int margin = selectivity.margin(depth);
        if (margin == 0 || Math.abs(beta) >= Evaluation.LIMIT || position.isOver()) {
            return false;
        }
        int enough = beta + margin;
        int value = Evaluation.clamp(evaluation.evaluate(position, mover, enough - 1, enough));
        answer = value - margin;
        proof = 0;
        return value >= enough;
    }

    /**
     * Whether the evaluation is so far below the window that a search near the leaves hardly reaches it: sets {@link
     * #answer} and {@link #proof} if so.
     */
    private boolean isFarBelow(Player mover, int depth, int alpha) {
        int margin = selectivity.marginBelow(depth);
        if (margin == 0 || Math.abs(alpha) >= Evaluation.LIMIT || position.isOver()) {
            return false;
        }
        int most = alpha - margin;
        int value = Evaluation.clamp(evaluation.evaluate(position, mover, most, most + 1));
        answer = value + margin;
        proof = 0;
        return value <= most;
    }

    /**
     * The value of the position after a move that is not the first: searched with a null window, perhaps with less depth, and
     * again if it is better than expected. {@link #PUT_OFF} if another thread has found a better move of the node at the same time.
     */
    private int afterLater(
            Player mover,
            MovePicker parent,
            int code,
            long key,
            int depth,
            int low,
            int beta,
            boolean principal,
            boolean joint,
            int ply) {
        int reduction = parent.isKiller(code) ? 0 : selectivity.reduction(depth, parent.place(), principal);
        // A leaf is not evaluated twice: it gets the whole window at once.
        int high = depth > 1 ? low + 1 : beta;
        int value = after(mover, depth - 1 - reduction, low, high, ply);
        if (reduction > 0 && value > low && !stopped) {
            value = after(mover, depth - 1, low, low + 1, ply);
        }
        if (principal && depth > 1 && value > low && value < beta && !stopped) {
            if (joint && !underway.isFirstToRise(parent, code, key, depth)) {
                return PUT_OFF;
            }
            value = after(mover, depth - 1, low, beta, ply);
        }
        return value;
    }

    private void report(int index, int value, boolean isBest) {
        root.searched(index, value);
        if (isBest) {
            root.improved(index, value, lines[0].toArray());
        }
    }

    /** Learns from a node that has been searched: the order of its moves, and its value in the table. */
    private void finish(MovePicker here, long key, int best, int bestIndex, int depth, int alpha, int beta, int ply) {
        if (best >= beta) {
            here.refuted(depth);
        }
        if (depth >= MIN_TABLE_DEPTH && (ply > 0 || root.from() == 0)) {
            int bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
            remember(key, best, bound, depth, bestIndex, ply);
        }
    }

    /** The value of the position after a move of {@code mover}, from the side of that player. */
    private int after(Player mover, int depth, int alpha, int beta, int ply) {
        if (visit()) {
            return 0;
        }
        if (depth <= 0) {
            if (position.isOver()) {
                return ended(mover, ply);
            }
            if (ply >= lastPly || !threats.look(depth).isUrgent()) {
                proof = 0;
                return Evaluation.clamp(evaluation.evaluate(position, mover, alpha, beta));
            }
        }
        Player turn = position.turn();
        int left = Math.max(depth, 1);
        if (turn == mover) {
            return search(turn, left, alpha, beta, ply);
        }
        int value = -search(turn, left, -beta, -alpha, ply);
        proof = (proof & AT_LEAST) << 1 | (proof & AT_MOST) >> 1;
        return value;
    }

    /** Counts a position, and returns whether the search is to end. */
    private boolean visit() {
        if (++visited >= checkAt) {
            checkBudget();
        }
        return stopped;
    }

    /** The value of a finished game for {@code player}. */
    private int ended(Player player, int ply) {
        proof = EXACT;
        return position.outcome().sign() * player.sign() * (Score.WIN - ply);
    }

    /** The value of a position where no win, or no loss, could be nearer than one already found. */
    private int bestImaginable(int alpha, int ply) {
        boolean cannotImprove = alpha >= Score.WIN - ply;
        proof = cannotImprove ? AT_MOST : AT_LEAST;
        return cannotImprove ? Score.WIN - ply : ply - Score.WIN;
    }

    /** Whether a table entry, 0 for none, makes the search unnecessary. Sets {@link #answer} and {@link #proof} if so. */
    private boolean isInTable(long entry, int depth, int alpha, int beta, int ply) {
        boolean solved = TranspositionTable.isSolved(entry);
        int known = TranspositionTable.depth(entry);
        if (entry == 0 || (!solved && (selectivity.isFullWidth() ? known != depth : known < depth))) {
            return false;
        }
        int value = fromTable(entry, ply);
        int bound = TranspositionTable.bound(entry);
        // On the principal variation only solved entries count, so that the reported line is not cut short for an
        // estimate.
        boolean answers = beta - alpha > 1
                ? solved && bound == EXACT
                : bound == EXACT || (bound == AT_LEAST ? value >= beta : value <= alpha);
        if (answers) {
            answer = value;
            proof = solved ? bound : 0;
        }
        return answers;
    }

    private static int fromTable(long entry, int ply) {
        int value = TranspositionTable.value(entry);
        return Score.isWin(value) ? value - ply : Score.isWin(-value) ? value + ply : value;
    }

    private void remember(long key, int value, int bound, int depth, int index, int ply) {
        int fromHere = Score.isWin(value) ? value + ply : Score.isWin(-value) ? value - ply : value;
        boolean solved = bound == EXACT ? isProven(value, proof) : (proof & bound) == bound;
        table.store(key, fromHere, bound, depth, solved, Math.min(index, NO_MOVE));
    }

    /** Adds the positions visited since the last call to the budget. */
    void count() {
        budget.add(visited - counted);
        counted = visited;
    }

    private void checkBudget() {
        count();
        stopped |= budget.isSpent();
        if (visited >= growAt) {
            table.growIfCrowded(budget.nanosLeft());
            growAt = visited + GROWTH_STRIDE;
        }
        long nanos = budget.elapsedNanos();
        long sinceLast = nanos - lastCheckNanos;
        lastCheckNanos = nanos;
        if (sinceLast < STRIDE_NANOS) {
            stride = Math.min(2 * stride, MAX_STRIDE);
        } else if (sinceLast > 2 * STRIDE_NANOS) {
            stride = Math.max(stride / 2, 1);
        }
        checkAt = Math.min(growAt, visited + Math.min(stride, budget.nodesLeft()));
    }
}
