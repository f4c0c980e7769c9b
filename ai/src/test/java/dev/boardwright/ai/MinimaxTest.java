package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.util.concurrent.Uninterruptibles;
import com.sun.management.ThreadMXBean;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.TicTacToe;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class MinimaxTest {
    private static final Minimax MINIMAX = Minimax.create().withMegabytes(1);
    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

    private static TicTacToe.State board(String text) {
        return TIC_TAC_TOE.notation().parseState(text);
    }

    private static String moveIn(String text, SearchLimits limits) {
        return TIC_TAC_TOE
                .notation()
                .formatMove(
                        Questions.ask(MINIMAX, TIC_TAC_TOE, board(text), limits).move());
    }

    @Test
    void ticTacToeIsADraw() {
        SearchResult<TicTacToe.Move> result =
                Questions.ask(MINIMAX, TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.infinite());
        assertEquals(Score.draw(), result.score());
    }

    @Test
    void winIsTakenAndThreatIsMet() {
        assertEquals("c1", moveIn("oo1/3/xx1 x", SearchLimits.ofDepth(1)));
        assertEquals("c1", moveIn("o2/1o1/xx1 o", SearchLimits.ofDepth(1)));
        assertEquals("c1", moveIn("2o/3/xx1 o", SearchLimits.ofDepth(2)));
    }

    @Test
    void forcedMoveIsPlayedAtOnceWithAClock() {
        Game<Subtraction.Heap, Integer> game = new Subtraction(60) {
            @Override
            protected List<Integer> moves(Heap heap) {
                return heap.counters() == 60 ? List.of(1) : super.moves(heap);
            }
        };
        GameClock clock = GameClock.of(Duration.ofHours(1), Duration.ofHours(1));
        SearchResult<Integer> result = Questions.ask(MINIMAX, game, game.initialState(), SearchLimits.ofClock(clock));
        assertEquals(1, result.depth());
    }

    @Test
    void depthZeroGivesALegalMoveWithoutASearch() {
        SearchResult<TicTacToe.Move> result = Questions.ask(
                MINIMAX.withMultiPv(20), TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.ofDepth(0));
        assertEquals(0, result.depth());
        assertEquals(0, result.nodes());
        assertEquals(Score.estimate(0), result.score());
        assertEquals(9, result.lines().size());
    }

    @Test
    void seedDecidesBetweenEquals() {
        Set<TicTacToe.Move> moves = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            moves.add(MINIMAX.withSeed(seed)
                    .search(TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.ofDepth(2))
                    .move());
        }
        assertEquals(9, moves.size(), "nobody can win in two plies");
    }

    @Test
    void listenerHearsOfEveryDepth() {
        List<SearchResult<TicTacToe.Move>> heard = new ArrayList<>();
        SearchResult<TicTacToe.Move> result = MINIMAX.withMultiPv(2)
                .search(TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.ofDepth(4), heard::add);
        assertEquals(
                List.of(1, 2, 3, 4), heard.stream().map(SearchResult::depth).toList());
        assertEquals(Questions.timeless(result), Questions.timeless(heard.get(3)));
        assertTrue(heard.get(0).nodes() >= 9);
        assertTrue(heard.stream().allMatch(soFar -> soFar.lines().size() == 2));
    }

    @Test
    void aSharedTableSavesWork() {
        Minimax minimax = MINIMAX.withTable(new TranspositionTable(1));
        SearchLimits limits = SearchLimits.infinite();
        long first = Questions.ask(minimax, TIC_TAC_TOE, TIC_TAC_TOE.initialState(), limits)
                .nodes();
        SearchResult<TicTacToe.Move> second = Questions.ask(minimax, TIC_TAC_TOE, TIC_TAC_TOE.initialState(), limits);
        assertTrue(second.nodes() < first / 2, second.nodes() + " nodes after " + first);
        assertEquals(Score.draw(), second.score());
        minimax.settings().table().orElseThrow().clear();
        assertEquals(
                first,
                Questions.ask(minimax, TIC_TAC_TOE, TIC_TAC_TOE.initialState(), limits)
                        .nodes());
    }

    @Test
    void estimatesOutsideTheirBoundsAreNotProofs() {
        Game<Subtraction.Heap, Integer> game = new Subtraction(30) {
            @Override
            public Evaluation<Heap> evaluation() {
                return (position, player) -> player == Player.FIRST ? Integer.MAX_VALUE : -Integer.MAX_VALUE;
            }
        };
        SearchResult<Integer> result = Questions.ask(MINIMAX, game, game.initialState(), SearchLimits.ofDepth(2));
        assertEquals(Score.estimate(Evaluation.LIMIT - 1), result.score());
    }

    @Test
    void exceptionsOfAnEvaluationReachTheCaller() {
        CountDownLatch thrown = new CountDownLatch(1);
        AtomicInteger judged = new AtomicInteger();
        Game<Subtraction.Heap, Integer> game = new Subtraction(30) {
            @Override
            public Evaluation<Heap> evaluation() {
                return (position, player) -> {
                    if (Thread.currentThread().getName().equals("boardwright-search")) {
                        thrown.countDown();
                        throw new IllegalStateException("in a helper");
                    }
                    // Depth 1 runs without a helper: it evaluates the root and three moves, then the helper's root.
                    // After that the search must not end before its helper has started.
                    boolean waited = judged.getAndIncrement() < 5
                            || Uninterruptibles.awaitUninterruptibly(thrown, 1, TimeUnit.MINUTES);
                    return waited ? 0 : 1;
                };
            }
        };
        IllegalStateException failed = assertThrows(
                IllegalStateException.class,
                () -> MINIMAX.withThreads(2).search(game, game.initialState(), SearchLimits.ofDepth(12)));
        assertEquals("in a helper", failed.getMessage());
    }

    @Test
    void movesOfPromiseAreTriedFirst() {
        Subtraction hinted = new Subtraction(29) {
            @Override
            public Evaluation<Heap> evaluation() {
                return new Hints(this);
            }
        };
        SearchResult<Integer> plain =
                Questions.ask(MINIMAX, new Subtraction(29), hinted.initialState(), SearchLimits.infinite());
        SearchResult<Integer> result = Questions.ask(MINIMAX, hinted, hinted.initialState(), SearchLimits.infinite());
        assertEquals(Score.Kind.WIN, result.score().kind());
        assertEquals(plain.move(), result.move());
        assertTrue(result.nodes() < plain.nodes(), result.nodes() + " nodes, and without hints " + plain.nodes());
    }

    /** Judges nothing, but knows which move wins. */
    private record Hints(Subtraction game) implements Evaluation<Subtraction.Heap> {
        @Override
        public int evaluate(Position<Subtraction.Heap> position, Player player) {
            return 0;
        }

        @Override
        public boolean hasPromises() {
            return true;
        }

        @Override
        public int promise(Position<Subtraction.Heap> position, int code) {
            return game.decode(code) == position.toState().counters() % 4 ? 64 : 0;
        }
    }

    @Test
    void settingsAreValidated() {
        assertThrows(IllegalArgumentException.class, () -> MINIMAX.withThreads(0));
        assertThrows(IllegalArgumentException.class, () -> MINIMAX.withMultiPv(0));
        assertThrows(IllegalArgumentException.class, () -> MINIMAX.withMegabytes(0));
        assertThrows(IllegalArgumentException.class, () -> MINIMAX.withMegabytes(1 << 20));
        assertThrows(IllegalArgumentException.class, () -> new TranspositionTable(0));
    }

    @Test
    void innerLoopDoesNotAllocate() {
        checkAllocation(Games.create("369"));
    }

    private static <S, M> void checkAllocation(Game<S, M> game) {
        Minimax minimax = MINIMAX.withTable(new TranspositionTable(1));
        SearchLimits limits = SearchLimits.ofNodes(200_000);
        // The table grows to its size.
        minimax.search(game, game.initialState(), SearchLimits.ofNodes(2_000_000));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        minimax.search(game, game.initialState(), limits);
        long bytes = threads.getThreadAllocatedBytes(thread) - before;
        assertTrue(bytes < 200_000, bytes + " bytes for 200000 nodes");
    }
}
