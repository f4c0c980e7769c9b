package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Searches a root for the attacker of a {@link ThreatProver}. Where its opponent must find a reply, all replies have to be shown to
 * lose, and they are searched one after the other ({@link ReplySweep}): the numbers of the root would make the search go on with the one that
 * looks hardest. Owned by one thread.
 *
 * <p>Where the attacker is to move, its best moves are tried in this way. A good one is one after which the attacker would win
 * soon if the opponent passed: the positions that this takes put the moves in order. The first gets several times as many positions as
 * the second, and so on; what is left is a search by the numbers of the root.
 */
final class ThreatRoot<S> {
    /** The moves that are tested by a pass, and how many of these are tried. Chosen by hand; not measured. */
    private static final int TESTED = 8;

    private static final int TRIED = 3;

    /** How many times as many positions a move gets as the next one. Chosen by hand; not measured. */
    private static final int FAVOUR = 4;

    /** The positions of the first tests by a pass. Chosen by hand; not measured. */
    private static final long FIRST_TEST = 200_000;

    /** A move needs at most so many times as many positions after a pass as the best one. Chosen by hand; not measured. */
    private static final int WORSE = 2;

    /** The tests are repeated with so many times as many positions if no move has passed them. Chosen by hand; not measured. */
    private static final int TEST_GROWTH = 4;

    /**
     * The side that is less likely to win gets the positions of the other divided by this, and by more if the other has shown
     * that this share of the replies loses. Chosen by hand; not measured.
     */
    private static final int LESS_LIKELY = 4;

    private static final int UNLIKELY = 16;
    private static final double CLEAR_LEAD = 0.5;

    private final ThreatSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final ThreatProver<S> prover;
    private final ThreatGuess<S> guess;
    private final long leastSweep;

    /** The numbers of the root. */
    private final ThreatFrame root = new ThreatFrame();
    /** The hash of the root that is searched; {@code isBegun} if there is one. */
    private long hash;

    private boolean isBegun;
    /** The replies at the root, where the opponent is to move. */
    private @Nullable ReplySweep sweep;
    /** The attacker's moves, in the order in which they are tried once all are tested. */
    private List<Attempt> attempts = List.of();

    private int tested;
    private long testPositions;
    private long soonest;
    /** The positions of the search by the numbers of the root. */
    private long used;

    /** A move of the attacker at the root. */
    private static final class Attempt {
        final int code;
        /** The positions that a win after a pass takes; {@code Long.MAX_VALUE} if none was found. */
        long cost = Long.MAX_VALUE;

        @Nullable
        ReplySweep replies;
        /** The positions of its test so far, then those of its replies. */
        long used;

        Attempt(int code) {
            this.code = code;
        }
    }

    /**
     * Searches with {@code prover}.
     *
     * @param leastSweep the least number of positions of a search that tries moves one after the other
     */
    ThreatRoot(ThreatSearch<S> owner, Threats<S> threats, ThreatProver<S> prover, long leastSweep) {
        this.owner = owner;
        this.threats = threats;
        this.prover = prover;
        this.leastSweep = leastSweep;
        position = owner.position;
        guess = prover.guess();
    }

    /** Searches the position on the board until the question is answered, or about {@code nodes} more positions were visited. */
    void prove(long nodes, ThreatTuning with) {
        begin();
        if (nodes < leastSweep) {
            take(prover.prove(0, nodes, with));
            return;
        }
        long end = owner.nodes() + nodes;
        if (guess.isAttacking()) {
            attack(end, with);
        } else {
            defend(end);
        }
    }

    private void begin() {
        if (isBegun && hash == position.hash()) {
            return;
        }
        isBegun = true;
        hash = position.hash();
        sweep = null;
        attempts = List.of();
        used = 0;
        root.set(1, 1);
    }

    private void take(ThreatFrame numbers) {
        root.set(numbers.proof, numbers.disproof);
        root.answer = numbers.answer;
    }

    private boolean mayGoOn(long end) {
        return owner.nodes() < end && !owner.isStopped();
    }

    private void defend(long end) {
        long before = owner.nodes();
        ReplySweep replies = sweep == null ? replies() : sweep;
        sweep = replies;
        if (replies == null) {
            take(prover.prove(0, end - before, ThreatTuning.SHARP));
            return;
        }
        while (replies.isOpen() && mayGoOn(end)) {
            next(replies, 1, end);
        }
        if (replies.isDone()) {
            root.setProven();
            prover.storeProven(owner.nodes() - before);
        } else if (replies.isRefuted()) {
            root.setDisproven();
            root.answer = replies.reply();
        }
    }

    /** The replies of the opponent, which is to move; null if it wins at once. */
    private @Nullable ReplySweep replies() {
        MoveBuffer replies = prover.replies();
        return replies.isEmpty() ? null : new ReplySweep(replies, guess.leads(replies), owner.isReversed());
    }

    /** Searches a reply to the position on the board. */
    private void next(ReplySweep replies, int ply, long end) {
        int code = replies.reply();
        owner.play(code);
        ThreatFrame after = search(ply, Math.min(replies.share(), end - owner.nodes()));
        owner.undo(code);
        if (after.disproof == 0) {
            replies.refute();
        } else if (after.proof == 0 || mayGoOn(end)) {
            replies.next(after.proof == 0);
        }
    }

    /** Searches the position on the board in all ways of guessing. */
    private ThreatFrame search(int ply, long nodes) {
        long half = owner.nodes() + nodes / 2;
        ThreatFrame after = prover.prove(ply, nodes / 2, ThreatTuning.SHARP);
        if (after.isOpen() && !owner.isStopped()) {
            after = prover.prove(ply, nodes - nodes / 2 + Math.max(0, half - owner.nodes()), ThreatTuning.EVEN);
        }
        return after;
    }

    private void attack(long end, ThreatTuning with) {
        while (root.isOpen() && mayGoOn(end)) {
            if (attempts.isEmpty() || tested < attempts.size()) {
                test(end);
                continue;
            }
            Attempt next = next();
            long before = owner.nodes();
            if (next == null) {
                take(prover.prove(0, Math.min(leastSweep + used / 2, end - before), with));
                used += owner.nodes() - before + 1;
                if (used > testPositions && attempts.stream().noneMatch(ThreatRoot::isPassed)) {
                    testPositions *= TEST_GROWTH;
                    tested = 0;
                    soonest = testPositions;
                }
            } else {
                attempt(next, end);
                next.used += owner.nodes() - before + 1;
            }
        }
    }

    /** Tests the next of the attacker's moves by a pass. */
    private void test(long end) {
        if (attempts.isEmpty()) {
            take(prover.prove(0, leastSweep, ThreatTuning.SHARP));
            if (!root.isOpen()) {
                return;
            }
            attempts = new ArrayList<>();
            for (int code : prover.candidates(TESTED)) {
                attempts.add(new Attempt(code));
            }
            tested = 0;
            testPositions = FIRST_TEST;
            soonest = FIRST_TEST;
            if (attempts.isEmpty()) {
                take(prover.prove(0, end - owner.nodes(), ThreatTuning.SHARP));
            }
            return;
        }
        Attempt attempt = attempts.get(tested);
        boolean isDone = true;
        owner.play(attempt.code);
        if (!position.isOver() && !guess.isAttacking() && threats.pass()) {
            owner.leave(true);
            long before = owner.nodes();
            ThreatFrame after = prover.prove(1, Math.min(soonest, end - before), ThreatTuning.SHARP);
            attempt.used += owner.nodes() - before;
            if (after.proof == 0) {
                attempt.cost = attempt.used;
                soonest = Math.min(soonest, WORSE * attempt.cost + leastSweep);
            }
            isDone = !after.isOpen() || attempt.used >= soonest;
            owner.leave(false);
            threats.undoPass();
        }
        owner.undo(attempt.code);
        if (isDone && !owner.isStopped()) {
            attempt.used = 0;
            tested++;
        }
        if (tested == attempts.size()) {
            attempts.sort(Comparator.comparingLong(each -> each.cost));
        }
    }

    private static boolean isPassed(Attempt attempt) {
        return attempt.cost < Long.MAX_VALUE;
    }

    /** The move that is to be tried; null for the search by the numbers of the root. */
    private @Nullable Attempt next() {
        Attempt next = null;
        long least = Long.MAX_VALUE;
        int rank = 0;
        long weight = 1;
        for (Attempt each : attempts) {
            if (rank < TRIED && isPassed(each) && (each.replies == null || each.replies.isOpen())) {
                if (each.used * weight < least) {
                    next = each;
                    least = each.used * weight;
                }
                rank++;
                weight *= FAVOUR;
            }
        }
        return used * weight < least ? null : next;
    }

    /** Searches a reply to a move of the attacker. */
    private void attempt(Attempt attempt, long end) {
        owner.play(attempt.code);
        ReplySweep replies = attempt.replies == null ? replies() : attempt.replies;
        attempt.replies = replies;
        if (replies == null) {
            attempt.cost = Long.MAX_VALUE;
        } else {
            next(replies, 2, end);
            if (replies.isDone()) {
                root.setProven();
                root.answer = attempt.code;
                prover.storeProven(attempt.used);
            }
        }
        owner.undo(attempt.code);
    }

    /** Whether {@link #prove} has shown that the attacker wins. */
    boolean isProven() {
        return root.proof == 0;
    }

    /** Whether {@link #prove} has shown that the attacker does not win. */
    boolean isDisproven() {
        return root.disproof == 0;
    }

    /** If the side to move has reached its goal, the move that does it. */
    int answer() {
        return root.answer;
    }

    /** The largest share of the replies to a move that are shown to lose. */
    double progress() {
        double most = sweep == null ? 0 : sweep.progress();
        for (Attempt each : attempts) {
            most = Math.max(most, each.replies == null ? 0 : each.replies.progress());
        }
        return most;
    }

    /**
     * Divides the positions of this side: more than 1 if {@code other}, which asks the same of the other side, seems nearer to a
     * proof. Both have searched the same root.
     */
    int handicap(ThreatRoot<S> other) {
        double lead = other.progress() - progress();
        if (lead >= CLEAR_LEAD) {
            return UNLIKELY;
        }
        boolean isBehind = lead != 0
                ? lead > 0
                : (long) root.proof * other.root.disproof > (long) other.root.proof * root.disproof;
        return isBehind ? LESS_LIKELY : 1;
    }
}
