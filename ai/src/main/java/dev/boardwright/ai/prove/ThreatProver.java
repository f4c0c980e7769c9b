package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows that one side, the attacker, wins or does not win: depth-first proof-number search that knows threats. Owned by one
 * thread.
 *
 * <p>A position has two numbers, whoever is to move: <em>proof</em>, about the number of positions that must still be solved
 * to show that the attacker wins, and <em>disproof</em>, the same for showing that it does not.
 *
 * <ul>
 *   <li>Where the attacker is to move, a win at once or by threats alone ({@link ForcingSearch}) counts as found. Otherwise
 *       only the best moves by a quick look are open ({@link AttackMoves}). One that is shown not to win is replaced by the
 *       next, so that a position is shown not to be won only when all moves are.
 *   <li>Where the other side is to move and stands before a threat, its replies are those that may stop it. If the attacker
 *       would win by threats after a pass, all replies are tried, and those after which it still does are dropped ({@link
 *       DefenceMoves}).
 * </ul>
 *
 * <p>Nothing is dropped without having been played on the board, except replies that the game says do not stop a threat.
 */
final class ThreatProver<S> {
    private static final int NEVER = ThreatFrame.NEVER;

    /** The length of a line beyond which the game counts as endless: half that of other searches, which take less of the stack. */
    private static final int LONGEST_LINE = ThresholdSearch.LONGEST_LINE / 2;

    /** The positions of the search for a win by threats alone at the root. Chosen by hand; not measured. */
    private static final int ROOT_POSITIONS = 20_000;

    /** The number of quiet replies that count as one. Chosen by hand; not measured. */
    private static final int QUIET_SHARE = 4;

    private final ThreatSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final ForcingSearch<S> forcing;
    private final ThreatTable<S> table;
    private final ThreatGuess<S> guess;
    private final AttackMoves<S> attacks;
    private final DefenceMoves<S> defences;
    private final List<ThreatFrame> frames = new ArrayList<>();

    private ThreatTuning tuning = ThreatTuning.SHARP;
    private long lastNode;

    /** A prover on the board of {@code owner}. */
    ThreatProver(
            ThreatSearch<S> owner, Threats<S> threats, ForcingSearch<S> forcing, MoveLists lists, Player attacker) {
        this.owner = owner;
        this.threats = threats;
        this.forcing = forcing;
        position = owner.position;
        table = new ThreatTable<>(owner, attacker);
        guess = new ThreatGuess<>(position, threats, forcing, attacker);
        attacks = new AttackMoves<>(owner, threats, table, guess, lists);
        defences = new DefenceMoves<>(owner, threats, forcing, table, guess, lists);
    }

    /** The potentials of the board, and whose turn it is. */
    ThreatGuess<S> guess() {
        return guess;
    }

    /**
     * Searches the position on the board until it is solved, {@code nodes} more positions were visited, or the search is
     * stopped. Returns its numbers, which stay until the next search at this ply.
     */
    ThreatFrame prove(int ply, long nodes, ThreatTuning with) {
        lastNode = owner.nodes() + nodes;
        tuning = with;
        guess.tune(with);
        ThreatFrame frame = frame(ply);
        if (position.isOver()) {
            frame.end(guess.isWon());
            return frame;
        }
        if (guess.isAttacking()) {
            guess.afterReply(frame, ThreatGuess.FORCING_POSITIONS);
            if (frame.isOpen() && !ThreatTable.isProven(table.probe(table.key()))) {
                guess.afterReply(frame, ROOT_POSITIONS);
            }
            frame.answer = forcing.best();
        }
        return guess.isAttacking() && !frame.isOpen() ? frame : search(ply, NEVER, NEVER);
    }

    /** The moves of the attacker, which is to move, from the best by a quick look on: at most so many. */
    int[] candidates(int most) {
        ThreatFrame frame = frame(0);
        attacks.listAll(frame);
        int[] codes = new int[Math.min(most, frame.candidates.count())];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = frame.candidates.open();
        }
        return codes;
    }

    /** The replies of the other side, which is to move and does not win at once; empty if it wins. */
    MoveBuffer replies() {
        ThreatFrame frame = frame(0);
        if (winsAtOnce(frame)) {
            frame.moves.clear();
        } else {
            frame.list(position, threats);
        }
        return frame.moves;
    }

    /** Stores that the attacker wins the position on the board, which took this many positions to show. */
    void storeProven(long work) {
        ThreatFrame proven = new ThreatFrame();
        proven.setProven();
        table.store(table.key(), proven, ThreatTable.QUIET, work);
    }

    private boolean isStopped() {
        return owner.isStopped() || owner.nodes() >= lastNode;
    }

    /** Searches until the position is solved, or one of its numbers has reached its limit, or the search is stopped. */
    private ThreatFrame search(int ply, int proofLimit, int disproofLimit) {
        owner.visit(ply, LONGEST_LINE);
        ThreatFrame frame = frame(ply);
        if (winsAtOnce(frame)) {
            return frame;
        }
        if (guess.isAttacking()) {
            attack(frame, ply, proofLimit, disproofLimit);
        } else {
            defend(frame, ply, proofLimit, disproofLimit);
        }
        return frame;
    }

    /** Whether the side to move wins at once, which solves the position. */
    private boolean winsAtOnce(ThreatFrame frame) {
        frame.moves.clear();
        frame.count = 0;
        threats.winningMoves(frame.moves);
        if (frame.moves.isEmpty()) {
            return false;
        }
        frame.answer = frame.moves.get(0);
        if (guess.isAttacking()) {
            frame.setProven();
        } else {
            frame.setDisproven();
        }
        return true;
    }

    private void attack(ThreatFrame frame, int ply, int proofLimit, int disproofLimit) {
        long before = owner.nodes();
        attacks.list(frame);
        while (true) {
            attacks.open(frame, tuning.width);
            int largest = frame.select(frame.proofs, frame.disproofs);
            if (frame.best < 0) {
                if (frame.candidates.isComplete()) {
                    frame.setDisproven();
                    break;
                }
                attacks.listAll(frame);
                continue;
            }
            int i = frame.best;
            frame.proof = frame.proofs[i];
            frame.disproof = frame.proof == 0 ? NEVER : Math.min(NEVER - 1, largest + frame.open - 1);
            frame.answer = frame.codes[i];
            if (frame.proof == 0 || frame.proof >= proofLimit || frame.disproof >= disproofLimit || isStopped()) {
                break;
            }
            int proofs = Math.min(proofLimit, frame.limit());
            int disproofs = disproofLimit == NEVER ? NEVER : disproofLimit - (frame.open - 1);
            descend(frame, i, ply, proofs, Math.max(disproofs, frame.disproofs[i] + 1));
        }
        store(frame, ThreatTable.UNKNOWN, before);
    }

    private void defend(ThreatFrame frame, int ply, int proofLimit, int disproofLimit) {
        long before = owner.nodes();
        int kind = ThreatTable.kind(table.probe(table.key()));
        boolean isThreatened = frame.list(position, threats);
        if (!isThreatened && kind == ThreatTable.UNKNOWN) {
            if (forcing.wins(ThreatGuess.FORCING_DEPTH, ThreatGuess.FORCING_POSITIONS)) {
                frame.answer = forcing.best();
                frame.setDisproven();
                store(frame, ThreatTable.QUIET, before);
                return;
            }
            kind = defences.losesAfterPass() ? ThreatTable.PASS_LOSES : ThreatTable.QUIET;
        }
        boolean isNarrow = isThreatened || kind == ThreatTable.PASS_LOSES;
        if (defences.open(frame, isNarrow, isNarrow && !isThreatened)) {
            while (true) {
                int largest = frame.select(frame.disproofs, frame.proofs);
                if (frame.best < 0) {
                    frame.setProven();
                    break;
                }
                int i = frame.best;
                int others = isNarrow ? frame.open - 1 : (frame.open - 1) / QUIET_SHARE;
                frame.disproof = frame.disproofs[i];
                frame.proof = frame.disproof == 0 ? NEVER : Math.min(NEVER - 1, largest + others);
                frame.answer = frame.codes[i];
                if (frame.disproof == 0
                        || frame.proof >= proofLimit
                        || frame.disproof >= disproofLimit
                        || isStopped()) {
                    break;
                }
                int disproofs = Math.min(disproofLimit, frame.limit());
                int proofs = proofLimit == NEVER ? NEVER : proofLimit - others;
                descend(frame, i, ply, Math.max(proofs, frame.proofs[i] + 1), disproofs);
            }
        }
        store(frame, kind, before);
    }

    /** Searches a move; a reply that was only guessed is looked at with more care first. */
    private void descend(ThreatFrame frame, int i, int ply, int proofs, int disproofs) {
        int code = frame.codes[i];
        boolean isJudged = frame.judged[i];
        frame.judged[i] = true;
        owner.play(code);
        ThreatFrame next = isJudged ? search(ply + 1, proofs, disproofs) : defences.judge(frame.keys[i]);
        owner.undo(code);
        frame.proofs[i] = next.proof;
        frame.disproofs[i] = next.disproof;
    }

    /** Stores the numbers of a position. Those of a search that was stopped may miss moves. */
    private void store(ThreatFrame frame, int kind, long before) {
        if (!owner.isStopped()) {
            table.store(table.key(), frame, kind, owner.nodes() - before);
        }
    }

    private ThreatFrame frame(int ply) {
        while (ply >= frames.size()) {
            frames.add(new ThreatFrame());
        }
        return frames.get(ply);
    }
}
