package dev.boardwright.ai;

import java.util.ArrayList;
import java.util.List;

/** The data that the threads of one search of {@link Mcts} share. Guarded by the tree's monitor. */
final class MctsSearch<S> {
    private final MctsTree tree;
    private final MctsRules rules;
    private final MctsChance<S> chance;
    private final Budget budget;
    private final List<MctsWorker<S>> workers = new ArrayList<>();
    private long iterations;
    private long depths;

    MctsSearch(MctsTree tree, MctsRules rules, MctsChance<S> chance, Budget budget) {
        this.tree = tree;
        this.rules = rules;
        this.chance = chance;
        this.budget = budget;
    }

    MctsTree tree() {
        return tree;
    }

    MctsRules rules() {
        return rules;
    }

    MctsChance<S> chance() {
        return chance;
    }

    Budget budget() {
        return budget;
    }

    void add(MctsWorker<S> worker) {
        synchronized (tree) {
            workers.add(worker);
        }
    }

    /** Counts an iteration that reached this depth. */
    void addDepth(int depth) {
        iterations++;
        depths += depth;
    }

    /** The mean depth of the iterations, rounded down. */
    int depth() {
        synchronized (tree) {
            return iterations == 0 ? 0 : (int) (depths / iterations);
        }
    }

    boolean isSolved() {
        synchronized (tree) {
            return tree.isSolved(0);
        }
    }

    /** Whether the root has one move only. */
    boolean isForced() {
        synchronized (tree) {
            return tree.childCount[0] == 1;
        }
    }

    /** Removes the least visited part of the tree if there is no room for {@code more} nodes. */
    void makeRoomFor(int more) {
        if (!tree.hasRoom(more)) {
            int[] forward = tree.makeRoom();
            workers.forEach(worker -> worker.moved(forward));
        }
    }
}
