package dev.boardwright.ai.prove;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;

/**
 * Depth-first proof-number search: always searches where a proof or disproof seems to need the fewest positions.
 *
 * <p>A position has two numbers, from the side to move: <em>proof</em>, the least number of positions that must still
 * be solved to show that the threshold is reached, and <em>disproof</em>, the same for showing that it is not. 0 means
 * shown. If all moves must be refuted, the number is the largest of their numbers plus one for each other open move. A
 * sum would count transpositions several times and could grow without bound.
 *
 * <p>A table entry holds both numbers for one position and one threshold. The numbers of the moves along the current
 * line are kept outside the table, so that a search with a small table is slower but always makes progress.
 *
 * <p>After Nagai (df-pn) and Ueda, Hashimoto, Hashimoto and Iida (weak proof numbers).
 */
final class ProofSearch<S> extends ThresholdSearch<S> {
    /** The number of a goal that cannot be shown. */
    private static final int NEVER = Reduction.UNBOUNDED;

    private static final long THRESHOLD_KEY = HashKeys.key("proof threshold", 0);

    private final SolverTable table;
    private final List<Frame> frames = new ArrayList<>();

    ProofSearch(Position<S> position, Reduction<S> reduction, SolverTable table, Allowance allowance) {
        super(position, reduction, allowance);
        this.table = table;
    }

    /** The moves of a position on the current line, each with its two numbers from the side to move there. */
    private static final class Frame {
        final MoveBuffer moves = new MoveBuffer(64);
        int[] proofs = new int[64];
        int[] disproofs = new int[64];
        /** The numbers of the position itself. */
        int proof;

        int disproof;
        /** The open move with the smallest proof number, the second smallest number, and how many are open. */
        int best;

        int second;
        int open;

        void list(Position<?> position) {
            moves.clear();
            position.moves(moves);
            if (proofs.length < moves.size()) {
                proofs = new int[2 * moves.size()];
                disproofs = new int[2 * moves.size()];
            }
        }

        /** Computes the numbers of the position from those of its moves. */
        void sum() {
            proof = NEVER;
            second = NEVER;
            open = 0;
            best = -1;
            int largest = 0;
            for (int i = 0; i < moves.size(); i++) {
                if (disproofs[i] == 0) {
                    continue;
                }
                open++;
                largest = Math.max(largest, disproofs[i]);
                if (proofs[i] < proof || (proofs[i] == proof && best >= 0 && disproofs[i] < disproofs[best])) {
                    second = proof;
                    proof = proofs[i];
                    best = i;
                } else {
                    second = Math.min(second, proofs[i]);
                }
            }
            disproof = proof == 0 ? NEVER : open == 0 ? 0 : (int) Math.min(NEVER, (long) largest + open - 1);
        }
    }

    @Override
    int run(int threshold) {
        int most = reduction.most();
        int least = reduction.least();
        if (most < threshold || least >= threshold) {
            return most < threshold ? most : least;
        }
        if (position.isOver()) {
            return ended(position.turn());
        }
        Frame root = search(0, threshold, NEVER, NEVER);
        if (root.proof == 0) {
            answer(root.moves.get(root.best));
        }
        return root.proof == 0 ? threshold : threshold - 1;
    }

    /** Searches until one of the two numbers of this position is 0 or has reached its limit. */
    private Frame search(int ply, int threshold, int proofLimit, int disproofLimit) {
        Frame frame = frame(ply);
        long before = nodes();
        visit(ply);
        if (isStopped()) {
            return frame;
        }
        Player mover = position.turn();
        int settled = settled(mover);
        frame.list(position);
        for (int i = 0; i < frame.moves.size(); i++) {
            first(frame, i, mover, threshold, settled);
        }
        // Hundreds of moves take as long as hundreds of visits.
        look(frame.moves.size());
        if (isStopped()) {
            return frame;
        }
        frame.sum();
        while (frame.proof > 0 && frame.disproof > 0 && frame.proof < proofLimit && frame.disproof < disproofLimit) {
            int i = frame.best;
            int code = frame.moves.get(i);
            // 25 % more than the second best, so that the search does not switch between moves at every
            // step. The share is chosen by hand; not measured.
            int proofs = Math.min(proofLimit, Math.min(NEVER, frame.second + frame.second / 4 + 1));
            int disproofs = disproofLimit == NEVER ? NEVER : disproofLimit - (frame.open - 1);
            play(code);
            int gain = settled(mover) - settled;
            if (position.turn() == mover) {
                Frame next = search(ply + 1, threshold - gain, proofs, disproofs);
                frame.proofs[i] = next.proof;
                frame.disproofs[i] = next.disproof;
            } else {
                Frame next = search(ply + 1, gain - threshold + 1, disproofs, proofs);
                frame.proofs[i] = next.disproof;
                frame.disproofs[i] = next.proof;
            }
            undo(code);
            if (isStopped()) {
                return frame;
            }
            frame.sum();
        }
        table.store(key(threshold), SolverTable.pack(frame.proof, frame.disproof, nodes() - before));
        return frame;
    }

    private long key(int threshold) {
        return reduction.key() ^ Rng.mix(THRESHOLD_KEY + threshold);
    }

    /** Sets the initial numbers of a move. */
    private void first(Frame frame, int i, Player mover, int threshold, int settled) {
        int code = frame.moves.get(i);
        play(code);
        boolean again = position.turn() == mover;
        int gain = settled(mover) - settled;
        int needed = again ? threshold - gain : gain - threshold + 1;
        int proof;
        int disproof;
        int replies = position.moveCount();
        if (replies == 0) {
            boolean reached = ended(position.turn()) >= needed;
            proof = reached ? 0 : NEVER;
            disproof = reached ? NEVER : 0;
        } else if (reduction.least() >= needed) {
            proof = 0;
            disproof = NEVER;
        } else if (reduction.most() < needed) {
            proof = NEVER;
            disproof = 0;
        } else {
            long data = table.probe(key(needed));
            proof = data == 0 ? 1 : SolverTable.first(data);
            disproof = data == 0 ? replies : SolverTable.second(data);
        }
        frame.proofs[i] = again ? proof : disproof;
        frame.disproofs[i] = again ? disproof : proof;
        undo(code);
    }

    private Frame frame(int ply) {
        while (ply >= frames.size()) {
            frames.add(new Frame());
        }
        return frames.get(ply);
    }
}
