package dev.boardwright.ai.prove;

import dev.boardwright.ai.internal.History;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * A depth-first search to the end of the game, with a table of proven bounds.
 *
 * <p>A table entry holds the bounds of the margin to come, from the side to move: the lower one first. Moves are
 * ordered by the game's evaluation after them plus the history of refutations. On 300 random layouts of Greener 4×4 the
 * evaluation reduced 130,000 positions for a layout to 9,000; history halved the positions of coloured 369 on 4×4 (with
 * commit 34e29cc).
 */
final class BoundSearch<S> extends ThresholdSearch<S> {
    /** The weight of one unit of the evaluation relative to the history. Chosen by hand; not measured. */
    private static final int EVALUATION_WEIGHT = 32;
    /** The depth of a refutation for the history, which has no meaning in this search. Chosen by hand; not measured. */
    private static final int REWARDED_DEPTH = 2;
    /** The mask of the noise that makes other threads try moves in another order. Chosen by hand; not measured. */
    private static final int NOISE = (1 << 12) - 1;

    private final SolverTable table;
    private final Evaluation<S> evaluation;
    private final boolean looksUpMoves;
    private final long noise;
    private final History history = new History();
    private final List<SolverMoves> plies = new ArrayList<>();
    /** The last move that has reached its threshold. */
    private int reaching;

    /** A search on {@code position}. Searches with different noise try moves in different orders; 0 means no noise. */
    BoundSearch(
            Position<S> position,
            Reduction<S> reduction,
            SolverTable table,
            Allowance allowance,
            Evaluation<S> evaluation,
            long noise) {
        super(position, reduction, allowance);
        this.table = table;
        this.evaluation = evaluation.forThread();
        this.noise = noise;
        this.evaluation.prepare(position);
        looksUpMoves = reduction.isKeyCheap();
    }

    @Override
    int run(int threshold) {
        return search(0, threshold);
    }

    private int search(int ply, int threshold) {
        int upper = reduction.most();
        if (upper < threshold) {
            return upper;
        }
        int lower = reduction.least();
        if (lower >= threshold) {
            return lower;
        }
        SolverMoves moves = moves(ply);
        int count = moves.list(position);
        Player mover = position.turn();
        if (count == 0) {
            return ended(mover);
        }
        long before = nodes();
        visit(ply);
        if (isStopped()) {
            return 0;
        }
        long key = reduction.key();
        long data = table.probe(key);
        if (data != 0) {
            lower = Math.max(lower, SolverTable.first(data));
            upper = Math.min(upper, SolverTable.second(data));
            boolean isKnown = lower >= threshold && !(ply == 0 && needsAnswer());
            if (isKnown || upper < threshold) {
                return lower >= threshold ? lower : upper;
            }
        }

        int settled = settled(mover);
        int best = order(moves, count, mover, threshold, settled);
        while (moves.hasNext() && best < threshold) {
            int code = moves.next();
            play(code);
            int gain = settled(mover) - settled;
            int value = position.turn() == mover
                    ? gain + search(ply + 1, threshold - gain)
                    : gain - search(ply + 1, gain - threshold + 1);
            undo(code);
            if (isStopped()) {
                return 0;
            }
            best = Math.max(best, value);
            if (value >= threshold) {
                reaching = code;
                if (count > 1) {
                    remember(moves, mover);
                }
            }
        }
        if (best >= threshold) {
            if (ply == 0) {
                answer(reaching);
            }
            lower = best;
        } else {
            upper = best;
        }
        table.store(key, SolverTable.pack(lower, upper, nodes() - before));
        return best;
    }

    /**
     * Keeps the moves that need a search, in order. Returns the best bound of the other moves, which is below the
     * threshold unless one of them is known to reach it.
     */
    private int order(SolverMoves moves, int count, Player mover, int threshold, int settled) {
        int best = -Reduction.UNBOUNDED;
        if (count == 1) {
            moves.keep(0, 0);
            moves.sort();
            return best;
        }
        look(count);
        short[] merits = history.of(mover);
        for (int i = 0; i < count; i++) {
            int code = moves.code(i);
            play(code);
            int gain = settled(mover) - settled;
            boolean again = position.turn() == mover;
            int least = reduction.least();
            int most = reduction.most();
            if (looksUpMoves) {
                long data = table.probe(reduction.key());
                if (data != 0) {
                    least = Math.max(least, SolverTable.first(data));
                    most = Math.min(most, SolverTable.second(data));
                }
            }
            int lower = gain + (again ? least : -most);
            int upper = gain + (again ? most : -least);
            boolean open = lower < threshold && upper >= threshold;
            if (open) {
                long promise = (long) EVALUATION_WEIGHT * evaluation.evaluate(position, mover);
                moves.keep(i, promise + History.merit(merits, code) + noise(code));
            }
            undo(code);
            if (lower >= threshold) {
                reaching = code;
                return lower;
            }
            if (!open) {
                best = Math.max(best, upper);
            }
        }
        moves.sort();
        return best;
    }

    private long noise(int code) {
        return noise == 0 ? 0 : Rng.mix(noise + code) & NOISE;
    }

    /** Updates the history: the last move tried refuted the position, those before it did not. */
    private void remember(SolverMoves moves, Player mover) {
        history.reward(mover, moves.triedBefore(1), REWARDED_DEPTH);
        for (int back = 2; back <= moves.tried(); back++) {
            history.punish(mover, moves.triedBefore(back), REWARDED_DEPTH);
        }
    }

    private SolverMoves moves(int ply) {
        if (ply == plies.size()) {
            plies.add(new SolverMoves());
        }
        return plies.get(ply);
    }
}
