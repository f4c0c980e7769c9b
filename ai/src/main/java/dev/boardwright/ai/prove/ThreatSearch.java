package dev.boardwright.ai.prove;

import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Threats;
import java.util.List;

/**
 * Threat search: asks in turn whether one side wins and whether the other does, with more and more positions each, until
 * the question is answered. For games that are {@link dev.boardwright.core.Threatening}.
 *
 * <p>Besides the table of the solver it has tables of its own for lines of threats and for lists of moves, each of at most an
 * eighth of the size; they begin small.
 */
final class ThreatSearch<S> extends ThresholdSearch<S> {
    /** The positions of the first turn of each side. Chosen by hand; not measured. */
    private static final long FIRST_SHARE = 2000;

    /** The least number of positions of a turn for a sweep over the replies at the root. Chosen by hand; not measured. */
    static final long LEAST_SWEEP = 10_000;

    /** The bytes of an entry of {@link ForcingSearch}, and of a list of {@link MoveLists}. */
    private static final int ENTRY_BYTES = 16;

    private static final int LIST_BYTES = 10 + 5 * MoveLists.LONGEST;

    private static final List<ThreatTuning> TUNINGS = List.of(ThreatTuning.values());

    final SolverTable table;
    private final ThreatRoot<S> first;
    private final ThreatRoot<S> second;
    private final int number;

    /**
     * A search on {@code position}, whose margin is from -1 to 1.
     *
     * @param number searches with different numbers look at positions in different orders
     * @param leastSweep see {@link #LEAST_SWEEP}
     */
    ThreatSearch(
            Position<S> position,
            Threats<S> threats,
            Reduction<S> reduction,
            SolverTable table,
            Allowance allowance,
            int megabytes,
            int number,
            long leastSweep) {
        super(position, reduction, allowance);
        this.table = table;
        this.number = number;
        long bytes = ((long) megabytes << 20) / 8;
        ForcingSearch<S> forcing =
                new ForcingSearch<>(position, threats, this::countForced, powerOfTwo(bytes / ENTRY_BYTES));
        MoveLists lists = new MoveLists(powerOfTwo(bytes / LIST_BYTES));
        first = root(threats, forcing, lists, Player.FIRST, leastSweep);
        second = root(threats, forcing, lists, Player.SECOND, leastSweep);
    }

    private ThreatRoot<S> root(
            Threats<S> threats, ForcingSearch<S> forcing, MoveLists lists, Player attacker, long leastSweep) {
        ThreatProver<S> prover = new ThreatProver<>(this, threats, forcing, lists, attacker);
        return new ThreatRoot<>(this, threats, prover, leastSweep);
    }

    private boolean countForced(int ply) {
        visit(ply);
        return isStopped();
    }

    private static int powerOfTwo(long most) {
        return (int) Long.highestOneBit(Math.min(most, 1 << 26));
    }

    /** Whether replies are searched in the other order, so that two threads meet in the middle. */
    boolean isReversed() {
        return number % 2 == 1;
    }

    @Override
    public boolean findsAnswers() {
        return true;
    }

    @Override
    int run(int threshold) {
        if (threshold > 1 || threshold < 0) {
            return threshold > 1 ? 1 : -1;
        }
        if (position.isOver()) {
            return ended(position.turn());
        }
        boolean isWinAsked = threshold == 1;
        boolean isFirst = position.turn() == Player.FIRST;
        ThreatRoot<S> own = isFirst ? first : second;
        ThreatRoot<S> other = isFirst ? second : first;
        boolean ownMayWin = true;
        boolean otherMayWin = true;
        long share = FIRST_SHARE;
        for (int turn = number; !isStopped(); turn++) {
            ThreatTuning tuning = TUNINGS.get(turn / 2 % TUNINGS.size());
            boolean isOwnTurn = turn % 2 == 0;
            ThreatRoot<S> prover = isOwnTurn ? own : other;
            long positions = share > FIRST_SHARE ? share / prover.handicap(isOwnTurn ? other : own) : share;
            if (isOwnTurn && ownMayWin) {
                own.prove(positions, tuning);
                if (own.isProven()) {
                    return answer(1, own);
                }
                ownMayWin = !own.isDisproven();
            } else if (!isOwnTurn && otherMayWin) {
                other.prove(positions, tuning);
                if (other.isProven()) {
                    return -1;
                }
                if (other.isDisproven() && !isWinAsked) {
                    return answer(0, other);
                }
                otherMayWin = !other.isDisproven();
            }
            if (isWinAsked && !ownMayWin) {
                return 0;
            }
            share += isOwnTurn ? 0 : share / 2;
        }
        return 0;
    }

    private int answer(int bound, ThreatRoot<S> prover) {
        answer(prover.answer());
        return bound;
    }
}
