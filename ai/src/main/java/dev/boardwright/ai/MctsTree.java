package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The tree that the threads of one search of {@link Mcts} grow together. The only class that locks: every method
 * that reads or changes the nodes holds the monitor of the tree, and nobody else sees its {@link MctsNodes}.
 *
 * <p>An iteration is one {@link Visit}: {@link #descend}, then the thread evaluates the leaf without the lock, then
 * {@link #backUp}. On the way down every visit counts as a loss until its result is known (virtual loss), so that threads
 * search different leaves.
 */
final class MctsTree {
    private final MctsNodes nodes;
    private final MctsRules rules;
    private final List<Visit> visits = new ArrayList<>();
    private long iterations;
    private long depths;
    /** What changes seldom and is asked after each iteration: written with the lock, read without it. */
    private volatile int depth;

    private volatile boolean solved;

    /** One iteration: the way to a leaf and what was found there. Reused; a thread has one. */
    static final class Visit {
        /** The moves of the leaf, listed by the thread. */
        final MctsChildren children = new MctsChildren();

        /** The nodes from the root to the leaf; {@link MctsNodes#NONE} for those removed. Guarded by the tree. */
        private int[] path = new int[64];
        /** At the same index: the code of the move to the node. */
        private int[] codes = new int[64];

        private int depth;
        private boolean running;

        /** Whether {@link #children} are to become nodes. */
        boolean listed;
        /** The sign of the player to move at the leaf. */
        int side;
        /** The bounds of the outcome at the leaf, and the number of plies within which its game ends. */
        int lower;

        int upper;
        int plies;
        /** The first player's chances at the leaf. */
        float value;

        /** The depth of the leaf. */
        int depth() {
            return depth;
        }

        /** The code of the move to the node at a depth from 1 on. */
        int code(int at) {
            return codes[at];
        }

        private void add(int node, int code) {
            if (++depth == path.length) {
                path = Arrays.copyOf(path, 2 * depth);
                codes = Arrays.copyOf(codes, 2 * depth);
            }
            path[depth] = node;
            codes[depth] = code;
        }
    }

    /** A tree of the root alone. */
    MctsTree(MctsNodes nodes, MctsRules rules) {
        this.nodes = nodes;
        this.rules = rules;
    }

    /** A visit for one more thread. */
    synchronized Visit newVisit() {
        Visit visit = new Visit();
        visits.add(visit);
        return visit;
    }

    /** Gives the root the children of a visit. */
    synchronized void expandRoot(Visit visit) {
        if (!nodes.hasRoom(visit.children.size())) {
            throw new IllegalStateException("the tree holds the moves of the root");
        }
        nodes.side[0] = (byte) visit.side;
        nodes.addChildren(0, visit.children);
        solved = nodes.isSolved(0);
    }

    /** The mean depth of the iterations, rounded down. */
    int depth() {
        return depth;
    }

    /** Whether the outcome is proven. */
    boolean isSolved() {
        return solved;
    }

    private void noteProgress() {
        if (nodes.isSolved(0)) {
            solved = true;
        }
        if (depths < depth * iterations || depths >= (depth + 1) * iterations) {
            depth = (int) (depths / iterations);
        }
    }

    /** Whether the root has one move only. */
    synchronized boolean isForced() {
        return nodes.childCount[0] == 1;
    }

    /** The filled part of the tree, in thousandths of its capacity. */
    synchronized int fullness() {
        return nodes.fullness();
    }

    /** At most {@code count} lines, from best to worst; the root is expanded. */
    synchronized <M> List<Line<M>> lines(Game<?, M> game, MctsChance<?> chance, int count) {
        return new MctsReport<>(nodes, chance, game).lines(count);
    }

    /** Asks the prover about the root, without the lock, and notes what it proves. */
    void askProver(RootProver<?, ?> prover) {
        int best;
        boolean hasOthers;
        synchronized (this) {
            best = nodes.move[nodes.mostVisited(0)];
            hasOthers = nodes.openChildren(0) > 1;
        }
        Optional<RootProver.Proof> proof = prover.ask(best, hasOthers);
        if (proof.isPresent()) {
            know(proof.get());
        }
    }

    private synchronized void know(RootProver.Proof proof) {
        int child = nodes.firstChild[0];
        while (nodes.move[child] != proof.code()) {
            child++;
        }
        int outcome = proof.wins() ? nodes.side[0] : -nodes.side[0];
        nodes.narrow(child, outcome, outcome, proof.plies() - 1);
        nodes.settle(0);
    }

    /**
     * Walks from the root to a leaf. The root is expanded and not solved. Returns whether the leaf has enough visits to get
     * children.
     */
    synchronized boolean descend(Visit visit) {
        visit.running = true;
        visit.depth = 0;
        visit.path[0] = 0;
        int node = 0;
        countLoss(0, nodes.side[0]);
        while (nodes.isExpanded(node) && !nodes.isSolved(node)) {
            int child = select(node);
            if (child < 0) {
                break;
            }
            visit.add(child, nodes.move[child]);
            countLoss(child, nodes.side[node]);
            node = child;
        }
        iterations++;
        depths += visit.depth;
        return !nodes.isSolved(node) && !nodes.isExpanded(node) && nodes.visits[node] > rules.visitsToExpand();
    }

    private void countLoss(int node, int mover) {
        nodes.visits[node]++;
        nodes.sum[node] -= mover;
    }

    /**
     * The child of an expanded, unsolved node with the best sum of value and exploration. Solved children, and those
     * that cannot improve the proven result of the mover, are skipped.
     *
     * <p>Children are sorted by promise, so the first one without a visit is the best of those, and the scan ends
     * there.
     */
    private int select(int node) {
        int s = nodes.side[node];
        int first = nodes.firstChild[node];
        int end = first + nodes.childCount[node];
        int count = Math.max(1, nodes.visits[node]);
        int sure = nodes.lowFor(s, node);
        boolean priors = rules.priors();
        float parent = (float) (s * nodes.sum[node] / count);
        float factor = (float) (rules.exploration() * Math.sqrt(priors ? count : Math.log(count + 1.0)));
        float weight = (float) rules.minimax();
        int best = -1;
        float bestValue = Float.NEGATIVE_INFINITY;
        for (int i = first; i < end; i++) {
            int tried = nodes.visits[i];
            float mean = tried > 0 ? (float) (s * nodes.sum[i] / tried) : priors ? s * nodes.value[i] : parent;
            float value = (1 - weight) * mean + weight * s * nodes.value[i];
            value += priors ? factor * nodes.prior[i] / (1 + tried) : factor / (float) Math.sqrt(Math.max(1, tried));
            // The bounds are read last, because few children come so far.
            if ((value > bestValue || tried == 0) && !nodes.isSolved(i) && -nodes.lowFor(-s, i) > sure) {
                if (value > bestValue) {
                    bestValue = value;
                    best = i;
                }
                if (tried == 0) {
                    break;
                }
            }
        }
        return best;
    }

    /** Adds what was found at the leaf of a visit to the leaf and to every node above it. */
    synchronized void backUp(Visit visit) {
        if (visit.listed && !nodes.hasRoom(visit.children.size())) {
            makeRoom();
        }
        visit.running = false;
        int leaf = visit.path[visit.depth];
        float before = 0;
        // Removed if another thread needed the room.
        if (leaf != MctsNodes.NONE) {
            before = nodes.value[leaf];
            addLeaf(leaf, visit);
        }
        addResult(visit, before);
        noteProgress();
    }

    /** Removes the least visited part of the tree, and updates the paths of the visits underway. */
    private void makeRoom() {
        int[] forward = nodes.makeRoom();
        for (Visit visit : visits) {
            for (int d = 0; visit.running && d <= visit.depth; d++) {
                visit.path[d] = visit.path[d] == MctsNodes.NONE ? MctsNodes.NONE : forward[visit.path[d]];
            }
        }
    }

    private void addLeaf(int leaf, Visit visit) {
        nodes.side[leaf] = (byte) visit.side;
        if (rules.proofs()) {
            nodes.narrow(leaf, visit.lower, visit.upper, visit.plies);
        }
        if (visit.listed && !nodes.isExpanded(leaf) && nodes.hasRoom(visit.children.size())) {
            nodes.addChildren(leaf, visit.children);
        }
    }

    /**
     * Adds the result to every node of the path. Bounds and minimax values are derived again only above a node where they
     * changed.
     *
     * @param leafBefore the minimax value of the leaf before this visit
     */
    private void addResult(Visit visit, float leafBefore) {
        float value = visit.value;
        float before = leafBefore;
        boolean settle = true;
        for (int d = visit.depth; d >= 0; d--) {
            int node = visit.path[d];
            if (node == MctsNodes.NONE) {
                continue;
            }
            float present = nodes.value[node];
            if (d < visit.depth) {
                settle = settle && nodes.settle(node);
                if (rules.minimax() > 0 && visit.path[d + 1] != MctsNodes.NONE) {
                    nodes.updateValue(node, visit.path[d + 1], before);
                }
                before = present;
            }
            if (nodes.isSolved(node)) {
                value = nodes.lower[node];
            }
            int parent = d == 0 ? 0 : visit.path[d - 1];
            nodes.sum[node] += value + (parent == MctsNodes.NONE ? 0 : nodes.side[parent]);
        }
    }
}
