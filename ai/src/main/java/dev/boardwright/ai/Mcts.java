package dev.boardwright.ai;

import dev.boardwright.ai.internal.Helpers;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Monte-Carlo tree search for any game: grows a tree of the most promising moves and plays the most visited one.
 *
 * <p>A leaf is evaluated by a random game or by the evaluation, see {@link Leaf}. Finished games give bounds on the
 * outcome of the nodes above them, so that a value is reported as proven only if it is. So do immediate threats and wins by threats
 * alone in games that find them themselves ({@link dev.boardwright.core.Threatening}). A search ends early when it has proven the
 * value.
 *
 * <p>A search with a limit of time or a clock spends a part of it on searches to the end of the game, as {@link Minimax} does.
 *
 * <p>An iteration counts as one node. The depth that is reported, and that a limit of depth refers to, is the mean
 * depth of the iterations. When the tree fills its memory, the children of the least visited nodes are removed.
 *
 * <p>The tree doubles as it grows, and nothing can end the search meanwhile. The last step of a tree of 64 MB took 4 to 17 ms, of
 * 256 MB 14 to 17 ms, and of 1 GB 50 ms in memory that the process had used before, but 600 ms in new memory: where an
 * answer must come within 50 ms of the signal, give at most 256 MB. For a moment the tree has 1.05 times its size.
 *
 * <pre>{@code
 * Mcts searcher = Mcts.create().withLeaf(Mcts.Leaf.RANDOM_GAME).withThreads(2);
 * }</pre>
 *
 * @param settings seed, memory, threads, lines and evaluations; a table is not used
 * @param leaf the way to evaluate a leaf
 */
public record Mcts(SearchSettings settings, Leaf leaf) implements Searcher {
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

    /** The number of iterations before the first question to the prover; each further one takes half as many more. Chosen by hand. */
    private static final int FIRST_QUESTION = 256;

    private static final Mcts DEFAULT = of(SearchSettings.create());

    /** Seed 1, 64 MB, one thread, one line, {@link Leaf#AUTOMATIC} and each game's own evaluation. */
    public static Mcts create() {
        return DEFAULT;
    }

    /** A searcher with these settings. */
    public static Mcts of(SearchSettings settings) {
        return new Mcts(settings, Leaf.AUTOMATIC);
    }

    /** This searcher with other settings. */
    public Mcts withSettings(SearchSettings value) {
        return new Mcts(value, leaf);
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
        return new Mcts(settings, value);
    }

    /** This searcher with another evaluation for games of this class; other games keep theirs. */
    public <S, G extends Game<S, ?>> Mcts withEvaluation(Class<G> game, Evaluation<S> evaluation) {
        return withSettings(settings.withEvaluations(settings.evaluations().with(game, evaluation)));
    }

    @Override
    public <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
        return search(history, limits, listener, stop, Integer.MAX_VALUE);
    }

    /** A search whose tree has at most {@code maxNodes}, for tests. */
    <S, M> SearchResult<M> search(
            GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop, int maxNodes) {
        Game<S, M> game = history.game();
        Position<S> root = MoveChoice.ongoing(history);
        Budget budget = new Budget(limits, root.turn(), stop);
        int maxDepth = limits.depth().orElse(Integer.MAX_VALUE);
        try {
            if (maxDepth > 0 && !budget.isSpent()) {
                long seed = Rng.mix(settings.seed()) ^ root.hash();
                Evaluation<S> evaluation =
                        history.evaluation(settings.evaluations().of(game));
                RootProver<S, M> prover = new RootProver<>(history, limits, budget, settings.megabytes());
                Optional<List<Line<M>>> exact =
                        leaf == Leaf.PLAIN ? Optional.empty() : prover.endgame(settings.multiPv());
                if (exact.isPresent()) {
                    return MoveChoice.proven(exact.get(), budget, listener);
                }
                MctsChance<S> chance =
                        leaf == Leaf.PLAIN ? MctsChance.none() : MctsChance.of(evaluation, root, new Rng(seed));
                MctsRules rules = rules(evaluation, chance);
                MctsTree tree = new MctsTree(nodes(root.moveCount(), maxNodes), rules);
                IntFunction<MctsWorker<S>> thread =
                        i -> new MctsWorker<>(tree, rules, chance, budget, history, new Rng(seed + i));
                MctsWorker<S> first = thread.apply(0);
                if (first.expandRoot()) {
                    Supplier<SearchResult<M>> result = () -> result(game, tree, chance, budget);
                    growTree(
                            tree,
                            first,
                            thread,
                            rules.proofs() ? prover : null,
                            budget,
                            maxDepth,
                            () -> listener.onDepth(result.get()));
                    return result.get();
                }
            }
        } catch (OutOfMemoryError e) {
            // There was no memory to begin.
        }
        return MoveChoice.firstMoves(history, settings.evaluations().of(game), settings.multiPv(), budget);
    }

    private MctsNodes nodes(int rootMoves, int maxNodes) {
        return maxNodes == Integer.MAX_VALUE
                ? MctsNodes.of(settings.megabytes(), rootMoves)
                : new MctsNodes(maxNodes, rootMoves);
    }

    private void growTree(
            MctsTree tree,
            MctsWorker<?> first,
            IntFunction<? extends MctsWorker<?>> thread,
            @Nullable RootProver<?, ?> prover,
            Budget budget,
            int maxDepth,
            Runnable onDepth) {
        try (Helpers helpers = new Helpers(budget::halt)) {
            helpers.start(settings.threads() - 1, i -> {
                MctsWorker<?> helper = thread.apply(i);
                return () -> {
                    while (!tree.isSolved() && !budget.isSpent()) {
                        helper.iterate();
                    }
                };
            });
            int heard = 0;
            boolean forced = tree.isForced();
            long iterations = 0;
            long ask = FIRST_QUESTION;
            while (!isDone(tree, budget, forced) && tree.depth() < maxDepth) {
                if (prover != null && iterations++ == ask) {
                    tree.askProver(prover);
                    ask += ask / 2;
                    continue;
                }
                first.iterate();
                if (tree.depth() > heard) {
                    heard = tree.depth();
                    onDepth.run();
                }
            }
            helpers.finish();
        } catch (OutOfMemoryError e) {
            // The tree so far is the answer.
        }
    }

    private static boolean isDone(MctsTree tree, Budget budget, boolean forced) {
        boolean enough = budget.isClocked() && (forced || !budget.allowsAnotherDepth());
        return tree.isSolved() || budget.isSpent() || enough;
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

    private <M> SearchResult<M> result(Game<?, M> game, MctsTree tree, MctsChance<?> chance, Budget budget) {
        List<Line<M>> lines = tree.lines(game, chance, settings.multiPv());
        Duration time = Duration.ofNanos(budget.elapsedNanos());
        return new SearchResult<>(lines, tree.depth(), budget.nodes(), time, tree.fullness());
    }
}
