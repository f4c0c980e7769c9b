package dev.boardwright.ai;

/**
 * The selection of the next child in {@link Mcts}. Immutable.
 *
 * @param playouts whether a leaf is evaluated by a random game instead of the evaluation
 * @param priors whether exploration depends on priors (PUCT) instead of being the same for all moves (UCB1)
 * @param exploration the constant of exploration
 * @param minimax the weight of the evaluation backed up by minimax against the mean of the visits
 * @param visitsToExpand the number of visits after which a leaf gets children
 * @param temperature how much priors differ; the smaller, the more
 * @param proofs whether finished games give bounds on the nodes above them
 */
record MctsRules(
        boolean playouts,
        boolean priors,
        double exploration,
        double minimax,
        int visitsToExpand,
        double temperature,
        boolean proofs) {
    /** For leaves with an evaluation. */
    static final MctsRules EVALUATION = new MctsRules(false, true, 0.6, 0.4, 0, 0.1, true);
    /** For leaves with random games and a useful evaluation. */
    static final MctsRules PLAYOUTS = new MctsRules(true, false, 0.5, 0.5, 4, 0.1, true);
    /** For leaves with random games and no useful evaluation. */
    static final MctsRules PLAYOUTS_ONLY = new MctsRules(true, false, 0.7, 0, 1, 0.1, true);
    /** Plain UCT with the constant of Ludii. */
    static final MctsRules PLAIN = new MctsRules(true, false, Math.sqrt(2), 0, 1, 0.1, false);

    /**
     * The child of an expanded, unsolved node with the best sum of value and exploration. Solved children, and those
     * that cannot improve the proven result of the mover, are skipped.
     *
     * <p>Children are sorted by promise, so the first one without a visit is the best of those, and the scan ends
     * there.
     */
    int select(MctsTree tree, int node) {
        int s = tree.side[node];
        int first = tree.firstChild[node];
        int end = first + tree.childCount[node];
        int visits = Math.max(1, tree.visits[node]);
        int sure = tree.lowFor(s, node);
        float parent = (float) (s * tree.sum[node] / visits);
        float factor = (float) (exploration * Math.sqrt(priors ? visits : Math.log(visits + 1.0)));
        float weight = (float) minimax;
        int best = -1;
        float bestValue = Float.NEGATIVE_INFINITY;
        for (int i = first; i < end; i++) {
            if (tree.isSolved(i) || -tree.lowFor(-s, i) <= sure) {
                continue;
            }
            int tried = tree.visits[i];
            float mean = tried > 0 ? (float) (s * tree.sum[i] / tried) : priors ? s * tree.value[i] : parent;
            float value = (1 - weight) * mean + weight * s * tree.value[i];
            value += priors ? factor * tree.prior[i] / (1 + tried) : factor / (float) Math.sqrt(Math.max(1, tried));
            if (value > bestValue) {
                bestValue = value;
                best = i;
            }
            if (tried == 0) {
                break;
            }
        }
        return best;
    }
}
