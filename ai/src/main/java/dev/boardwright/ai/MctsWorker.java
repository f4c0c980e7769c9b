package dev.boardwright.ai;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Arrays;

/**
 * One thread of {@link Mcts}. An iteration descends with the tree locked, evaluates the leaf without the lock, and
 * backs the result up with the tree locked. On the way down every visit counts as a loss until its result is known
 * (virtual loss), so that threads search different leaves.
 */
final class MctsWorker<S> {
    private final MctsSearch<S> search;
    private final MctsTree tree;
    private final MctsRules rules;
    private final Position<S> board;
    private final MctsBounds<S> bounds;
    private final Position<S> playout;
    private final Rng rng;
    private final MctsChildren children = new MctsChildren();

    /** The nodes from the root to the leaf of the running iteration. Guarded by the tree. */
    private int[] path = new int[64];

    /** At the same index: the code of the move to the node. */
    private int[] codes = new int[64];

    private int depth;
    private boolean running;

    MctsWorker(MctsSearch<S> search, Game<S, ?> game, S state, Rng rng) {
        this.search = search;
        this.rng = rng;
        tree = search.tree();
        rules = search.rules();
        board = game.position(state);
        bounds = rules.proofs() ? MctsBounds.of(game, board) : MctsBounds.none(board);
        playout = game.position(state);
        if (search.chance().isUseful()) {
            // The first call starts the counters of an evaluation. Started after a move, they would have to start again
            // after each undo, which took 12 times as long in Dag en Nacht.
            search.chance().of(board);
        }
    }

    /** Lists the moves of the root; returns false if the budget ended first. */
    boolean expandRoot() {
        synchronized (tree) {
            tree.side[0] = (byte) board.turn().sign();
            if (!list()) {
                return false;
            }
            if (!tree.hasRoom(children.size())) {
                throw new IllegalStateException("the tree holds the moves of the root");
            }
            tree.addChildren(0, children);
            return true;
        }
    }

    private boolean list() {
        return children.list(board, search.chance(), rules.temperature(), rng, search.budget());
    }

    /** Descends to a leaf, evaluates it and backs the result up. The root is expanded and not solved. */
    void iterate() {
        int leaf;
        boolean expand;
        synchronized (tree) {
            leaf = descend();
            expand = !tree.isSolved(leaf) && !tree.isExpanded(leaf) && tree.visits[leaf] > rules.visitsToExpand();
        }
        boolean over = board.isOver();
        int lower = over ? Integer.signum(board.margin()) : expand ? bounds.lower() : -1;
        int upper = over ? lower : expand ? bounds.upper() : 1;
        boolean listed = lower < upper && expand && list();
        float value = lower < upper ? judge(listed) : lower;
        synchronized (tree) {
            if (listed) {
                search.makeRoomFor(children.size());
            }
            running = false;
            int reached = path[depth];
            float before = reached == MctsTree.NONE ? 0 : tree.value[reached];
            // Removed if another thread needed the room.
            if (reached != MctsTree.NONE) {
                tree.side[reached] = (byte) board.turn().sign();
                if (rules.proofs()) {
                    tree.narrow(reached, lower, upper, over ? 0 : bounds.plies());
                }
                if (listed && !tree.isExpanded(reached) && tree.hasRoom(children.size())) {
                    tree.addChildren(reached, children);
                }
            }
            backUp(value, before);
        }
        for (int d = depth; d > 0; d--) {
            bounds.undo(codes[d]);
        }
    }

    private int descend() {
        running = true;
        depth = 0;
        int node = 0;
        path[0] = 0;
        visit(0, tree.side[0]);
        while (tree.isExpanded(node) && !tree.isSolved(node)) {
            int child = rules.select(tree, node);
            if (child < 0) {
                break;
            }
            if (++depth == path.length) {
                path = Arrays.copyOf(path, 2 * depth);
                codes = Arrays.copyOf(codes, 2 * depth);
            }
            path[depth] = child;
            codes[depth] = tree.move[child];
            bounds.play(codes[depth]);
            visit(child, tree.side[node]);
            node = child;
        }
        search.addDepth(depth);
        return node;
    }

    private void visit(int node, int mover) {
        tree.visits[node]++;
        tree.sum[node] -= mover;
    }

    /** The first player's chances at a leaf, whose children may just have been listed. */
    private float judge(boolean listed) {
        if (rules.playouts()) {
            playout.copyFrom(board);
            playout.playOut(rng);
            return Integer.signum(playout.margin());
        }
        return listed ? children.value(0) : search.chance().of(board);
    }

    /**
     * Adds a result to every node of the path. Bounds and minimax values are derived again only above a node where they
     * changed.
     *
     * @param leafValue the result
     * @param leafBefore the minimax value of the leaf before this iteration
     */
    private void backUp(float leafValue, float leafBefore) {
        float value = leafValue;
        float before = leafBefore;
        boolean settle = true;
        for (int d = depth; d >= 0; d--) {
            int node = path[d];
            if (node == MctsTree.NONE) {
                continue;
            }
            float present = tree.value[node];
            if (d < depth) {
                settle = settle && tree.settle(node);
                if (rules.minimax() > 0 && path[d + 1] != MctsTree.NONE) {
                    tree.updateValue(node, path[d + 1], before);
                }
                before = present;
            }
            if (tree.isSolved(node)) {
                value = tree.lower[node];
            }
            int parent = d == 0 ? 0 : path[d - 1];
            tree.sum[node] += value + (parent == MctsTree.NONE ? 0 : tree.side[parent]);
        }
    }

    /** Updates the path of the running iteration after nodes have moved. */
    void moved(int[] forward) {
        if (running) {
            for (int d = 0; d <= depth; d++) {
                path[d] = path[d] == MctsTree.NONE ? MctsTree.NONE : forward[path[d]];
            }
        }
    }
}
