package dev.boardwright.ai.prove;

import dev.boardwright.core.HashKeys;
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
 *       only the best moves by a quick look are open. One that is shown not to win is replaced by the next, so that a
 *       position is shown not to be won only when all moves are.
 *   <li>Where the other side is to move and stands before a threat, its replies are those that may stop it. If the attacker
 *       would win by threats after a pass, all replies are tried, and those after which it still does are dropped.
 * </ul>
 *
 * <p>Nothing is dropped without having been played on the board, except replies that the game says do not stop a threat.
 */
final class ThreatProver<S> {
    /** The number of a goal that cannot be shown. */
    private static final int NEVER = 1 << 25;

    /** The length of a line beyond which the game counts as endless: half that of other searches, which take less of the stack. */
    private static final int LONGEST_LINE = ThresholdSearch.LONGEST_LINE / 2;

    private static final long[] ATTACKER_KEYS = HashKeys.keys("threat attacker", 2);

    /** What the table remembers of a position with the other side to move, in the low bits of the proof number. */
    private static final int UNKNOWN = 0;

    private static final int QUIET = 1;
    private static final int PASS_LOSES = 2;
    private static final int KIND_BITS = 2;

    /** The limits of the searches for wins by threats alone: in threats, and in positions. Chosen by hand; not measured. */
    private static final int FORCING_DEPTH = 12;

    private static final int FORCING_POSITIONS = 300;
    private static final int PASS_POSITIONS = 600;
    private static final int ROOT_POSITIONS = 20_000;

    /** Proof numbers of quiet positions: between these, and less by the potential. Chosen by hand; not measured. */
    private static final int LEAST_QUIET = 3;

    private static final int MEAN_QUIET = 25;
    private static final int MOST_QUIET = 60;
    /** The largest number of a position before it is searched. Chosen by hand; not measured. */
    private static final int MOST_OPEN = 30;
    /** Moves with at most this number are always open: threats with few replies. */
    private static final int FEW_REPLIES = 4;
    /** The number of quiet replies that count as one. Chosen by hand; not measured. */
    private static final int QUIET_SHARE = 4;

    private final ThreatSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final ForcingSearch<S> forcing;
    private final MoveLists lists;
    private final Player attacker;
    private final MoveBuffer scratch = new MoveBuffer();
    /** The numbers of {@link #judgeAttack}. */
    private final Frame judge = new Frame();

    private final List<Frame> frames = new ArrayList<>();

    private Tuning tuning = Tuning.SHARP;
    private long lastNode;

    /** Searches are sensitive to their heuristics, so that several are tried in turn. Chosen by hand; not measured. */
    enum Tuning {
        SHARP(4, 8, 8),
        EVEN(8, 16, 8);

        /** The potentials that are worth one in the numbers of a quiet position, and of one before it is searched. */
        final int quiet;

        final int open;
        /** The number of moves that are open where the attacker is to move. */
        final int width;

        Tuning(int quiet, int open, int width) {
            this.quiet = quiet;
            this.open = open;
            this.width = width;
        }
    }

    /** The moves of a position on the current line, each with its numbers. */
    private static final class Frame {
        final MoveBuffer moves = new MoveBuffer(64);
        /** The moves that the attacker may try, best first, and how many of them have been opened. */
        int[] candidates = new int[64];

        int[] looks = new int[64];
        int candidateCount;
        int opened;
        boolean isComplete;

        int[] codes = new int[64];
        int[] proofs = new int[64];
        int[] disproofs = new int[64];
        long[] keys = new long[64];
        /** Whether a reply has numbers that are more than a look. */
        boolean[] judged = new boolean[64];

        int count;

        /** The numbers of the position itself, and the move that leads there if one is 0 for the side to move. */
        int proof;

        int disproof;
        int answer;

        /** The open move with the smallest number for the side to move, the second smallest number, and how many are open. */
        int best;

        int second;
        int open;

        void set(int newProof, int newDisproof) {
            proof = newProof;
            disproof = newDisproof;
        }

        void ensure(int size) {
            if (codes.length < size) {
                candidates = new int[2 * size];
                looks = new int[2 * size];
                codes = new int[2 * size];
                proofs = new int[2 * size];
                disproofs = new int[2 * size];
                keys = new long[2 * size];
                judged = new boolean[2 * size];
            }
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
    }

    ThreatProver(
            ThreatSearch<S> owner, Threats<S> threats, ForcingSearch<S> forcing, MoveLists lists, Player attacker) {
        this.owner = owner;
        this.threats = threats;
        this.forcing = forcing;
        this.lists = lists;
        this.attacker = attacker;
        position = owner.position;
    }

    /** Searches the position on the board until the question is answered, or {@code nodes} more positions were visited. */
    void prove(long nodes, Tuning with) {
        tuning = with;
        lastNode = owner.nodes() + nodes;
        Frame root = frame(0);
        if (position.turn() == attacker) {
            judgeAttack(root, FORCING_POSITIONS);
            if (isOpen(root) && !isProven(owner.table.probe(key()))) {
                judgeAttack(root, ROOT_POSITIONS);
            }
            root.answer = forcing.best();
        }
        if (position.turn() != attacker || isOpen(root)) {
            search(0, NEVER, NEVER);
        }
    }

    /** Whether {@link #prove} has shown that the attacker wins. */
    boolean isProven() {
        return frame(0).proof == 0;
    }

    /** Whether {@link #prove} has shown that the attacker does not win. */
    boolean isDisproven() {
        return frame(0).disproof == 0;
    }

    /** If the side to move has reached its goal, the move that does it. */
    int answer() {
        return frame(0).answer;
    }

    private static boolean isProven(long data) {
        return data != 0 && SolverTable.first(data) >> KIND_BITS == 0;
    }

    private static boolean isOpen(Frame frame) {
        return frame.proof > 0 && frame.disproof > 0;
    }

    private boolean isStopped() {
        return owner.isStopped() || owner.nodes() >= lastNode;
    }

    private Frame search(int ply, int proofLimit, int disproofLimit) {
        owner.visit(ply, LONGEST_LINE);
        Frame frame = frame(ply);
        frame.moves.clear();
        frame.count = 0;
        threats.winningMoves(frame.moves);
        if (!frame.moves.isEmpty()) {
            frame.answer = frame.moves.get(0);
            if (position.turn() == attacker) {
                frame.set(0, NEVER);
            } else {
                frame.set(NEVER, 0);
            }
        } else if (position.turn() == attacker) {
            attack(frame, ply, proofLimit, disproofLimit);
        } else {
            defend(frame, ply, proofLimit, disproofLimit);
        }
        return frame;
    }

    private void attack(Frame frame, int ply, int proofLimit, int disproofLimit) {
        long before = owner.nodes();
        list(frame, false);
        while (true) {
            openMoves(frame);
            int largest = frame.select(frame.proofs, frame.disproofs);
            if (frame.best < 0) {
                if (frame.isComplete) {
                    frame.set(NEVER, 0);
                    break;
                }
                list(frame, true);
                frame.count = 0;
                continue;
            }
            int i = frame.best;
            frame.proof = frame.proofs[i];
            frame.disproof = frame.proof == 0 ? NEVER : Math.min(NEVER - 1, largest + frame.open - 1);
            frame.answer = frame.codes[i];
            if (frame.proof == 0 || frame.proof >= proofLimit || frame.disproof >= disproofLimit || isStopped()) {
                break;
            }
            int proofs = Math.min(proofLimit, aBitMore(frame.second));
            int disproofs = disproofLimit == NEVER ? NEVER : disproofLimit - (frame.open - 1);
            descend(frame, i, ply, proofs, Math.max(disproofs, frame.disproofs[i] + 1));
        }
        store(frame, UNKNOWN, before);
    }

    /** 25 % more than the second best, so that the search does not switch between moves at every step. */
    private static int aBitMore(int second) {
        return Math.min(NEVER, second + second / 4 + 1);
    }

    private void descend(Frame frame, int i, int ply, int proofs, int disproofs) {
        int code = frame.codes[i];
        owner.play(code);
        Frame next = search(ply + 1, proofs, disproofs);
        owner.undo(code);
        frame.proofs[i] = next.proof;
        frame.disproofs[i] = next.disproof;
    }

    /** Lists the moves that may win, best first: from the cache, or by a look at each. */
    private void list(Frame frame, boolean all) {
        long hash = position.hash() ^ ATTACKER_KEYS[attacker.index()];
        frame.opened = 0;
        int known = all ? -1 : lists.length(hash);
        if (known >= 0) {
            frame.ensure(known);
            for (int i = 0; i < known; i++) {
                frame.candidates[i] = lists.code(hash, i);
                frame.looks[i] = lists.number(hash, i);
            }
            frame.candidateCount = known;
            frame.isComplete = lists.isComplete(hash);
            return;
        }
        legalMoves(frame);
        frame.ensure(frame.moves.size());
        frame.candidateCount = 0;
        frame.isComplete = true;
        for (int i = 0; i < frame.moves.size(); i++) {
            int code = frame.moves.get(i);
            position.play(code);
            int look = look();
            position.undo();
            if (look < NEVER) {
                insert(frame, code, look);
            }
        }
        owner.look(frame.moves.size());
        lists.store(hash, frame.candidates, frame.looks, frame.candidateCount);
    }

    /** The moves of the side to move, without those that do not stop a threat. */
    private boolean legalMoves(Frame frame) {
        frame.moves.clear();
        boolean isThreatened = threats.stoppingMoves(frame.moves);
        if (!isThreatened) {
            position.moves(frame.moves);
        }
        return isThreatened;
    }

    private static void insert(Frame frame, int code, int look) {
        int at = frame.candidateCount++;
        while (at > 0 && frame.looks[at - 1] > look) {
            frame.looks[at] = frame.looks[at - 1];
            frame.candidates[at] = frame.candidates[at - 1];
            at--;
        }
        frame.looks[at] = look;
        frame.candidates[at] = code;
    }

    /** The proof number of the position after a move of the attacker, by a look: 0 if it wins, {@code NEVER} if it does not. */
    private int look() {
        if (position.isOver()) {
            return isWon() ? 0 : NEVER;
        }
        if (position.turn() == attacker) {
            return quiet();
        }
        scratch.clear();
        threats.winningMoves(scratch);
        if (!scratch.isEmpty()) {
            return NEVER;
        }
        return threats.stoppingMoves(scratch) ? Math.min(scratch.size(), MOST_QUIET) : quiet();
    }

    private boolean isWon() {
        return attacker.sign() * position.margin() > 0;
    }

    private int lead() {
        return threats.potential(attacker) - threats.potential(attacker.opponent());
    }

    private int quiet() {
        return Math.max(LEAST_QUIET, Math.min(MEAN_QUIET - lead() / tuning.quiet, MOST_QUIET));
    }

    /** Opens candidates until enough are open or there are no more. */
    private void openMoves(Frame frame) {
        int open = 0;
        for (int i = 0; i < frame.count; i++) {
            open += frame.disproofs[i] > 0 ? 1 : 0;
        }
        while (frame.opened < frame.candidateCount
                && (open < tuning.width || frame.looks[frame.opened] <= FEW_REPLIES)) {
            int look = frame.looks[frame.opened];
            int code = frame.candidates[frame.opened++];
            owner.play(code);
            long data = look == 0 ? 0 : owner.table.probe(key());
            owner.undo(code);
            int disproof = look == 0 ? NEVER : data == 0 ? 1 : SolverTable.second(data);
            if (disproof > 0) {
                frame.codes[frame.count] = code;
                frame.proofs[frame.count] = data == 0 ? look : SolverTable.first(data) >> KIND_BITS;
                frame.disproofs[frame.count++] = disproof;
                open++;
            }
            if (look == 0) {
                return;
            }
        }
    }

    private void defend(Frame frame, int ply, int proofLimit, int disproofLimit) {
        long before = owner.nodes();
        long data = owner.table.probe(key());
        int kind = data == 0 ? UNKNOWN : SolverTable.first(data) & ((1 << KIND_BITS) - 1);
        boolean isThreatened = legalMoves(frame);
        if (!isThreatened && kind == UNKNOWN) {
            if (forcing.wins(FORCING_DEPTH, FORCING_POSITIONS)) {
                frame.answer = forcing.best();
                frame.set(NEVER, 0);
                store(frame, QUIET, before);
                return;
            }
            kind = losesAfterPass() ? PASS_LOSES : QUIET;
        }
        boolean isNarrow = isThreatened || kind == PASS_LOSES;
        if (tryReplies(frame, isNarrow, !isThreatened && kind == PASS_LOSES)) {
            while (true) {
                int largest = frame.select(frame.disproofs, frame.proofs);
                if (frame.best < 0) {
                    frame.set(0, NEVER);
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
                int disproofs = Math.min(disproofLimit, aBitMore(frame.second));
                int proofs = proofLimit == NEVER ? NEVER : proofLimit - others;
                reply(frame, i, ply, Math.max(proofs, frame.proofs[i] + 1), disproofs);
            }
        }
        store(frame, kind, before);
    }

    private boolean losesAfterPass() {
        if (!threats.pass()) {
            return false;
        }
        boolean loses = position.turn() == attacker && forcing.wins(FORCING_DEPTH, PASS_POSITIONS);
        threats.undoPass();
        return loses;
    }

    /** Plays every reply and keeps those that do not lose by a look. Returns false if one keeps the attacker from winning. */
    private boolean tryReplies(Frame frame, boolean isNarrow, boolean isCached) {
        long hash = position.hash() ^ ATTACKER_KEYS[attacker.index()];
        int known = isCached ? lists.length(hash) : -1;
        boolean useKnown = known >= 0 && lists.isComplete(hash);
        int size = useKnown ? known : frame.moves.size();
        frame.ensure(size);
        frame.count = 0;
        for (int i = 0; i < size; i++) {
            int code = useKnown ? lists.code(hash, i) : frame.moves.get(i);
            owner.play(code);
            boolean refutes = !position.isOver() ? !addReply(frame, code, isNarrow) : !isWon();
            owner.undo(code);
            if (refutes) {
                frame.answer = code;
                frame.set(NEVER, 0);
                return false;
            }
        }
        owner.look(size);
        if (isCached && !useKnown) {
            lists.store(hash, frame.codes, frame.looks, frame.count);
        }
        return true;
    }

    /** Returns false if the position on the board, after a reply, is not won by the attacker. */
    private boolean addReply(Frame frame, int code, boolean isNarrow) {
        long key = key();
        for (int i = 0; i < frame.count; i++) {
            if (frame.keys[i] == key) {
                return true;
            }
        }
        long data = owner.table.probe(key);
        int at = frame.count;
        if (data != 0) {
            frame.proofs[at] = SolverTable.first(data) >> KIND_BITS;
            frame.disproofs[at] = SolverTable.second(data);
        } else if (isNarrow) {
            judgeAttack(judge, FORCING_POSITIONS);
            frame.proofs[at] = judge.proof;
            frame.disproofs[at] = judge.disproof;
            if (judge.proof > 0) {
                owner.table.store(key, SolverTable.pack(judge.proof << KIND_BITS, judge.disproof, 1));
            }
        } else {
            judgeOpen(judge);
            frame.proofs[at] = judge.proof;
            frame.disproofs[at] = judge.disproof;
        }
        if (frame.disproofs[at] == 0) {
            return false;
        }
        if (frame.proofs[at] > 0) {
            frame.keys[at] = key;
            frame.codes[at] = code;
            frame.looks[at] = 0;
            frame.judged[at] = isNarrow || data != 0;
            frame.count++;
        }
        return true;
    }

    /** Searches a reply; one that has not been searched before is looked at with more care first. */
    private void reply(Frame frame, int i, int ply, int proofs, int disproofs) {
        int code = frame.codes[i];
        owner.play(code);
        Frame next;
        if (frame.judged[i]) {
            next = search(ply + 1, proofs, disproofs);
        } else {
            frame.judged[i] = true;
            judgeAttack(judge, FORCING_POSITIONS);
            owner.table.store(frame.keys[i], SolverTable.pack(judge.proof << KIND_BITS, judge.disproof, 1));
            next = judge;
        }
        owner.undo(code);
        frame.proofs[i] = next.proof;
        frame.disproofs[i] = next.disproof;
    }

    /** The numbers of a position with the attacker to move, after a search for a win by threats alone. */
    private void judgeAttack(Frame numbers, int positions) {
        if (position.turn() != attacker) {
            numbers.set(1, 1);
            return;
        }
        if (forcing.wins(FORCING_DEPTH, positions)) {
            numbers.set(0, NEVER);
            return;
        }
        scratch.clear();
        threats.winningMoves(scratch);
        if (scratch.isEmpty() && threats.stoppingMoves(scratch)) {
            numbers.set(scratch.isEmpty() ? NEVER : 2, scratch.isEmpty() ? 0 : 1);
        } else {
            judgeOpen(numbers);
        }
    }

    /** The numbers of a position that has not been searched, by the potential. */
    private void judgeOpen(Frame numbers) {
        int lead = lead();
        numbers.set(
                Math.min(MOST_OPEN, 1 + Math.max(0, -lead / tuning.open)),
                Math.min(MOST_OPEN, 1 + Math.max(0, lead / tuning.open)));
    }

    private long key() {
        return owner.reduction.key() ^ ATTACKER_KEYS[attacker.index()];
    }

    private void store(Frame frame, int kind, long before) {
        long work = owner.nodes() - before;
        owner.table.store(key(), SolverTable.pack(frame.proof << KIND_BITS | kind, frame.disproof, work));
    }

    private Frame frame(int ply) {
        while (ply >= frames.size()) {
            frames.add(new Frame());
        }
        return frames.get(ply);
    }
}
