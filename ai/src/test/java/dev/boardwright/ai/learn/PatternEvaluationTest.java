package dev.boardwright.ai.learn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.Levels;
import dev.boardwright.ai.Mcts;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.blackstone.Blackstone;
import dev.boardwright.blackstone.BlackstoneState;
import dev.boardwright.blackstone.Variant;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternWeights;
import dev.boardwright.core.pattern.TextBits;
import dev.boardwright.testkit.TicTacToe;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class PatternEvaluationTest {
    private static PatternEvaluation<BlackstoneState> evaluation(Blackstone game) {
        return PatternEvaluation.of(game.boardBits(), WeightsFileTest.weights(game, 5), PatternEvaluation.baseOf(game));
    }

    /** The sum spelled out: constant, weights of the patterns, and the factor of the base. */
    private static int plainSum(Blackstone game, PatternWeights weights, Position<BlackstoneState> position) {
        var bits = game.boardBits();
        long[] board = new long[bits.layout().words()];
        bits.read(position, board);
        int[] contents = new int[bits.layout().grid().cells()];
        bits.layout().contents(board, 0, contents);
        int[] places = new int[weights.patterns().count()];
        weights.patterns().places(contents, places);
        int phase = bits.phase(board);
        int sum = 0;
        for (int place : places) {
            sum += weights.weight(phase, place);
        }
        long base = PatternEvaluation.baseOf(game).evaluate(position, position.turn());
        return (int) (weights.constant(phase) + (sum >> 2) + ((weights.factor(phase) * base) >> 16));
    }

    @Test
    void oneInstanceFollowsGamesAndJumpsBetweenThem() {
        for (int size : new int[] {6, 8, 10}) {
            Blackstone game = Blackstone.of(size, Variant.STANDARD);
            PatternEvaluation<BlackstoneState> shared = evaluation(game);
            Evaluation<BlackstoneState> own = shared.forThread();
            Rng rng = new Rng(size);
            for (int i = 0; i < 6; i++) {
                Position<BlackstoneState> position = game.position(game.initialState());
                int plies = 0;
                for (; !position.isOver(); plies++) {
                    int expected = plainSum(game, shared.weights(), position);
                    assertEquals(expected, own.evaluate(position, position.turn()));
                    assertEquals(expected, shared.evaluate(position, position.turn()));
                    assertEquals(
                            -expected, own.evaluate(position, position.turn().opponent()));
                    position.play(position.randomMove(rng));
                }
                for (; plies > 0; plies--) {
                    position.undo();
                    assertEquals(
                            plainSum(game, shared.weights(), position)
                                    * position.turn().sign(),
                            own.evaluate(position, Player.FIRST));
                }
            }
        }
    }

    @Test
    void eachThreadHasItsOwnInstance() {
        PatternEvaluation<BlackstoneState> shared = evaluation(Blackstone.create());
        Evaluation<BlackstoneState> one = shared.forThread();
        assertNotSame(one, shared.forThread());
        assertNotSame(one, one.forThread());
        Evaluation<BlackstoneState> stateless = PatternEvaluation.baseOf(Blackstone.create());
        assertSame(stateless, stateless.forThread());
    }

    /** An evaluation that counts the instances that searchers ask for. */
    private record Counting<S>(Evaluation<S> inner, AtomicInteger instances) implements Evaluation<S> {
        @Override
        public int evaluate(Position<S> position, Player player) {
            return inner.evaluate(position, player);
        }

        @Override
        public Evaluation<S> forThread() {
            instances.incrementAndGet();
            return inner.forThread();
        }
    }

    @Test
    void everySearchThreadAsksForAnInstance() {
        Blackstone game = Blackstone.of(6, Variant.STANDARD);
        for (String level : List.of("minimax", "mcts", "greedy", "3", "8")) {
            AtomicInteger instances = new AtomicInteger();
            Evaluation<BlackstoneState> counting = new Counting<>(evaluation(game), instances);
            SearchSettings settings = SearchSettings.create().withEvaluations(Evaluations.only(game, counting));
            Levels.create(game, level, settings).search(game, game.initialState(), SearchLimits.ofNodes(2000));
            assertNotEquals(0, instances.get(), level);
        }
        AtomicInteger instances = new AtomicInteger();
        Minimax.create()
                .withEvaluation(Blackstone.class, new Counting<>(evaluation(game), instances))
                .withThreads(3)
                .search(game, game.initialState(), SearchLimits.ofDepth(5));
        assertEquals(3, instances.get());
    }

    @Test
    void aSearchRepeatsItself() {
        Blackstone game = Blackstone.create();
        Minimax minimax = Minimax.create().withEvaluation(Blackstone.class, evaluation(game));
        Mcts mcts = Mcts.create().withEvaluation(Blackstone.class, evaluation(game));
        SearchLimits limits = SearchLimits.ofNodes(3000);
        assertEquals(
                minimax.search(game, game.initialState(), limits).lines(),
                minimax.search(game, game.initialState(), limits).lines());
        assertEquals(
                mcts.search(game, game.initialState(), limits).lines(),
                mcts.search(game, game.initialState(), limits).lines());
    }

    @Test
    void theTextOfABoardShowsEveryPiece() {
        TicTacToe game = new TicTacToe();
        TextBits<TicTacToe.State> bits = TextBits.of(game);
        assertEquals("o x", bits.pieces());
        assertEquals(2, bits.layout().planes());
        long[] words = new long[bits.layout().words()];
        bits.read(game.position(game.notation().parseState("x1o/1x1/o2 x")), words);
        int[] contents = new int[9];
        bits.layout().contents(words, 0, contents);
        assertEquals(
                List.of(1, 0, 0, 0, 2, 0, 2, 0, 1),
                java.util.Arrays.stream(contents).boxed().toList());
        assertEquals(4 * 4 / 10, bits.phase(words));
    }
}
