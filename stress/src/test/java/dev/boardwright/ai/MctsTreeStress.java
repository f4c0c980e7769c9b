package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.TicTacToe;
import java.util.OptionalInt;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.IIZ_Result;

/** The promise of {@link MctsTree}: each iteration counts once, and nothing of the virtual losses stays. */
public class MctsTreeStress {
    private static final TicTacToe GAME = new TicTacToe();
    private static final GameHistory<TicTacToe.State, TicTacToe.Move> START = GameHistory.of(GAME);

    /** Every leaf is worth 0, and no game ends so soon: what is not 0 in the end is a loss that stayed. */
    private static final Evaluation<TicTacToe.State> EVEN = new Evaluation<>() {
        @Override
        public int evaluate(Position<TicTacToe.State> position, Player player) {
            return 0;
        }

        @Override
        public OptionalInt scale() {
            return OptionalInt.of(1);
        }
    };

    private static final MctsRules RULES = MctsRules.EVALUATION;
    private static final int ITERATIONS = 3;

    /** The tree of a search with two threads. */
    private static class Tree {
        private final MctsNodes nodes;
        private final MctsWorker<?> one;
        private final MctsWorker<?> other;

        Tree(int mostNodes) {
            nodes = new MctsNodes(mostNodes, 9);
            MctsTree tree = new MctsTree(nodes, RULES);
            MctsChance<TicTacToe.State> chance = MctsChance.of(EVEN, START.position(), new Rng(1));
            Budget budget = new Budget(SearchLimits.infinite(), Player.FIRST, new StopSignal());
            one = new MctsWorker<>(tree, RULES, chance, budget, START, new Rng(1));
            other = new MctsWorker<>(tree, RULES, chance, budget, START, new Rng(2));
            one.expandRoot();
        }

        static void iterate(MctsWorker<?> worker) {
            for (int i = 0; i < ITERATIONS; i++) {
                worker.iterate();
            }
        }

        void check(IIZ_Result result) {
            result.r1 = nodes.visits[0];
            result.r2 = 0;
            boolean even = nodes.sum[0] == 0;
            for (int i = nodes.firstChild[0]; i < nodes.firstChild[0] + nodes.childCount[0]; i++) {
                result.r2 += nodes.visits[i];
                even &= nodes.sum[i] == 0;
            }
            result.r3 = even;
        }
    }

    /** Two threads grow the tree. */
    @JCStressTest
    @Outcome(id = "6, 6, true", expect = ACCEPTABLE)
    @State
    public static class Growing {
        private final Tree tree = new Tree(1000);

        @Actor
        public void one() {
            Tree.iterate(tree.one);
        }

        @Actor
        public void other() {
            Tree.iterate(tree.other);
        }

        @Arbiter
        public void after(IIZ_Result result) {
            tree.check(result);
        }
    }

    /** The tree is full, so that each thread may remove the nodes that the other one is at. */
    @JCStressTest
    @Outcome(id = "6, 6, true", expect = ACCEPTABLE)
    @State
    public static class Full {
        private final Tree tree = new Tree(20);

        @Actor
        public void one() {
            Tree.iterate(tree.one);
        }

        @Actor
        public void other() {
            Tree.iterate(tree.other);
        }

        @Arbiter
        public void after(IIZ_Result result) {
            tree.check(result);
        }
    }
}
