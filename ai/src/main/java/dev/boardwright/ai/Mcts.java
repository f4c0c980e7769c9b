package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.time.Duration;
import java.util.List;

/**
 * Monte-Carlo tree search for any game: grows a tree of the most promising moves and plays the most visited one.
 *
 * <p>A leaf is evaluated by a random game or by the evaluation, see {@link Leaf}. Finished games give bounds on the
 * outcome of the nodes above them, so that a value is reported as proven only if it is. A search ends early when it has
 * proven the value.
 *
 * <p>An iteration counts as one node. The depth that is reported, and that a limit of depth refers to, is the mean
 * depth of the iterations. When the tree fills its memory, the children of the least visited nodes are removed.
 *
 * <pre>{@code
 * Mcts searcher = Mcts.create().withLeaf(Mcts.Leaf.RANDOM_GAME).withThreads(2);
 * }</pre>
 *
 * @param settings seed, memory, threads and lines; a table is not used
 * @param leaf the way to evaluate a leaf
 * @param evaluations the evaluation for each game
 */
public record Mcts(SearchSettings settings, Leaf leaf, Evaluations evaluations) implements Searcher {
    /** The way to evaluate a leaf of the tree. */
    public enum Leaf {
        /** By the evaluation if it has a {@link Evaluation#scale}, otherwise by random games. */
        AUTOMATIC,
        /** By the evaluation, turned into a winning chance. */
        EVALUATION,
        /** By the result of a random game; the evaluation still guides the choice of moves. */
        RANDOM_GAME,
        /**
         * By the result of a random game, in plain UCT: UCB1 with the constant √2, no evaluation and no proofs. Much weaker;
         * for comparisons.
         */
        PLAIN
    }

    private static final Mcts DEFAULT = of(SearchSettings.defaults());

    /** Seed 1, 64 MB, one thread, one line, {@link Leaf#AUTOMATIC} and each game's own evaluation. */
    public static Mcts create() {
        return DEFAULT;
    }

    /** A searcher with these settings. */
    public static Mcts of(SearchSettings settings) {
        return new Mcts(settings, Leaf.AUTOMATIC, Evaluations.own());
    }

    /** This searcher with other settings. */
    public Mcts withSettings(SearchSettings value) {
        return new Mcts(value, leaf, evaluations);
    }

    /** This searcher with another seed. */
    public Mcts withSeed(long value) {
        return withSettings(settings.withSeed(value));
    }

    /** This searcher with another size for the tree. */
    public Mcts withMegabytes(int value) {
        return withSettings(settings.withMegabytes(value));
    }

    /** This searcher with another number of threads. */
    public Mcts withThreads(int value) {
        return withSettings(settings.withThreads(value));
    }

    /** This searcher with another number of lines. */
    public Mcts withMultiPv(int value) {
        return withSettings(settings.withMultiPv(value));
    }

    /** This searcher with another way to evaluate leaves. */
    public Mcts withLeaf(Leaf value) {
        return new Mcts(settings, value, evaluations);
    }

    /** This searcher with another evaluation for games of this class; other games keep theirs. */
    public <S, G extends Game<S, ?>> Mcts withEvaluation(Class<G> game, Evaluation<S> evaluation) {
        return new Mcts(settings, leaf, evaluations.with(game, evaluation));
    }

    @Override
    public <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        return search(game, state, limits, listener, stop, Integer.MAX_VALUE);
    }

    /** A search whose tree has at most {@code maxNodes}, for tests. */
    <S, M> SearchResult<M> search(
            Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop, int maxNodes) {
        Position<S> root = MoveChoice.ongoing(game, state);
        Budget budget = new Budget(limits, root.turn(), stop);
        int maxDepth = limits.depth().orElse(Integer.MAX_VALUE);
        try {
            if (maxDepth > 0 && !budget.isSpent()) {
                MctsSearch<S> search = begin(game, root, budget, maxNodes);
                MctsWorker<S> worker = new MctsWorker<>(search, game, state, new Rng(seed(root)));
                search.add(worker);
                if (worker.expandRoot()) {
                    growTree(game, state, search, worker, maxDepth, listener);
                    return result(game, search);
                }
            }
        } catch (OutOfMemoryError e) {
            // There was no memory to begin.
        }
        return FirstMoves.answer(game, state, evaluations.of(game), settings.multiPv(), budget);
    }

    private <S> MctsSearch<S> begin(Game<S, ?> game, Position<S> root, Budget budget, int maxNodes) {
        int moves = root.moveCount();
        MctsTree tree = maxNodes == Integer.MAX_VALUE
                ? MctsTree.of(settings.megabytes(), moves)
                : new MctsTree(maxNodes, moves);
        Evaluation<S> evaluation = evaluations.of(game);
        MctsChance<S> chance =
                leaf == Leaf.PLAIN ? MctsChance.none() : MctsChance.of(evaluation, root, new Rng(seed(root)));
        return new MctsSearch<>(tree, rules(evaluation, chance), chance, budget);
    }

    private long seed(Position<?> root) {
        return Rng.mix(settings.seed()) ^ root.hash();
    }

    private <S, M> void growTree(
            Game<S, M> game,
            S state,
            MctsSearch<S> search,
            MctsWorker<S> worker,
            int maxDepth,
            SearchListener<M> listener) {
        Budget budget = search.budget();
        try (Helpers helpers = new Helpers(settings.starter(), budget)) {
            long seed = seed(game.position(state));
            helpers.start(settings.threads() - 1, i -> {
                MctsWorker<S> helper = new MctsWorker<>(search, game, state, new Rng(seed + i));
                search.add(helper);
                return () -> {
                    while (!search.isSolved() && !budget.isSpent()) {
                        iterate(helper, budget);
                    }
                };
            });
            int heard = 0;
            boolean forced = search.isForced();
            while (!isDone(search, budget, forced) && search.depth() < maxDepth) {
                iterate(worker, budget);
                if (search.depth() > heard) {
                    heard = search.depth();
                    listener.onDepth(result(game, search));
                }
            }
        } catch (OutOfMemoryError e) {
            // The tree so far is the answer.
        }
    }

    private static void iterate(MctsWorker<?> worker, Budget budget) {
        budget.add(1);
        worker.iterate();
    }

    private static boolean isDone(MctsSearch<?> search, Budget budget, boolean forced) {
        boolean enough = budget.isClocked() && (forced || !budget.allowsAnotherDepth());
        return search.isSolved() || budget.isSpent() || enough;
    }

    private MctsRules rules(Evaluation<?> evaluation, MctsChance<?> chance) {
        if (leaf == Leaf.PLAIN) {
            return MctsRules.PLAIN;
        }
        if (!chance.isUseful()) {
            return MctsRules.PLAYOUTS_ONLY;
        }
        boolean judged = leaf == Leaf.EVALUATION
                || (leaf == Leaf.AUTOMATIC && evaluation.scale().isPresent());
        return judged ? MctsRules.EVALUATION : MctsRules.PLAYOUTS;
    }

    private <M> SearchResult<M> result(Game<?, M> game, MctsSearch<?> search) {
        MctsTree tree = search.tree();
        synchronized (tree) {
            List<Line<M>> lines = new MctsReport<>(tree, search.chance(), game).lines(settings.multiPv());
            Duration time = Duration.ofNanos(search.budget().elapsedNanos());
            return new SearchResult<>(lines, search.depth(), search.budget().nodes(), time, tree.fullness());
        }
    }
}
