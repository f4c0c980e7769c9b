package dev.boardwright.ai;

/**
 * The rules by which {@link MctsTree} chooses the next child and grows. Immutable.
 *
 * <p>Chosen by hand with the first version of MCTS (commit 1c6575e); single values were not measured. What was: the whole
 * against plain UCT, and leaves with an evaluation against leaves with random games, see {@code ai/results/mcts.md}.
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
}
