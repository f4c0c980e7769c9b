package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.testkit.Tries;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** A search can be stopped at any node, without side effects. */
@AddLifecycleHook(Tries.class)
class MinimaxStopProperties {
    private static final Minimax MINIMAX = Minimax.create().withMegabytes(1);
    private static final Game<?, ?> BIG = Games.create("369");

    @Property(tries = 120, shrinking = ShrinkingMode.OFF)
    void stopAtAnyNodeHasNoSideEffects(
            @ForAll("games") Game<?, ?> game,
            @ForAll long seed,
            @ForAll @IntRange(max = 5000) int nodes,
            @ForAll @IntRange(max = 80) int plies) {
        checkStopAt(game, seed, nodes, plies);
    }

    @Provide
    Arbitrary<Game<?, ?>> games() {
        return Arbitraries.of(LibraryGames.everyVariant());
    }

    private static <S, M> void checkStopAt(Game<S, M> game, long seed, int nodes, int plies) {
        S state = Questions.stateAfter(game, plies, seed);
        SearchLimits limits = SearchLimits.ofNodes(nodes);
        SearchResult<M> result = Questions.ask(MINIMAX, game, state, limits);
        assertTrue(result.nodes() <= nodes, "the node limit is exact");
        assertTrue(result.isProven() || result.nodes() == nodes, "and it is used: " + result);
        SearchResult<M> again = Questions.ask(MINIMAX, game, state, limits);
        assertEquals(Questions.timeless(result), Questions.timeless(again), "nothing was left behind");
    }

    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void searchesToADepthRepeatExactly(
            @ForAll("games") Game<?, ?> game, @ForAll long seed, @ForAll @IntRange(max = 60) int plies) {
        checkRepeats(game, seed, plies);
    }

    private static <S, M> void checkRepeats(Game<S, M> game, long seed, int plies) {
        S state = Questions.stateAfter(game, plies, seed);
        Minimax minimax = MINIMAX.withSeed(seed).withMultiPv(2);
        SearchLimits limits = SearchLimits.ofDepth(3);
        SearchResult<M> result = Questions.ask(minimax, game, state, limits);
        SearchResult<M> again = Questions.ask(minimax, game, state, limits);
        assertEquals(Questions.timeless(result), Questions.timeless(again));
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void stoppedSearchesLeaveNothingFalseInTheirTable(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9) int layers,
            @ForAll @IntRange(max = 300) int first,
            @ForAll @IntRange(max = 300) int second) {
        TangledGame game = new TangledGame(seed, layers, 6);
        Minimax minimax = MINIMAX.withTable(new TranspositionTable(1));
        for (int nodes : new int[] {first, second}) {
            Questions.ask(minimax, game, game.initialState(), SearchLimits.ofNodes(nodes));
        }
        Score truth = Score.ofValue(new PlainMinimax<>(game).value(game.position(game.initialState()), layers), true);
        SearchResult<Integer> result = Questions.ask(minimax, game, game.initialState(), SearchLimits.infinite());
        assertEquals(truth.kind(), result.score().kind(), game.toString());
    }

    @Example
    void stopFromAnotherThreadIsAnsweredWithTheBestMoveSoFar() throws InterruptedException {
        for (int threads = 1; threads <= 3; threads++) {
            checkStopped(BIG, MINIMAX.withThreads(threads));
        }
    }

    /** Returns only if the search obeys the signal. */
    private static <S, M> void checkStopped(Game<S, M> game, Minimax minimax) throws InterruptedException {
        StopSignal stop = new StopSignal();
        CountDownLatch searching = new CountDownLatch(3);
        CompletableFuture<SearchResult<M>> search = CompletableFuture.supplyAsync(() -> minimax.search(
                game, game.initialState(), SearchLimits.infinite(), soFar -> searching.countDown(), stop));
        searching.await();
        stop.stop();
        SearchResult<M> result = search.join();
        assertTrue(result.depth() >= 3);
        assertTrue(game.legalMoves(game.initialState()).contains(result.move()));
    }

    @Example
    void interruptEndsASearchAndStaysSet() {
        checkInterrupted(BIG, MINIMAX);
        checkInterrupted(BIG, MINIMAX.withThreads(2));
        checkInterrupted(BIG, new GreedySearcher(1));
        checkInterrupted(BIG, new RandomSearcher(1));
    }

    private static <S, M> void checkInterrupted(Game<S, M> game, Searcher searcher) {
        Thread.currentThread().interrupt();
        try {
            SearchResult<M> result = Questions.ask(searcher, game, game.initialState(), SearchLimits.infinite());
            assertTrue(result.depth() <= 1);
        } finally {
            assertTrue(Thread.interrupted());
        }
    }

    @Example
    void interruptEndsARunningSearchWithTheBestMoveSoFar() {
        for (int threads = 1; threads <= 3; threads++) {
            checkInterruptedOnTheWay(BIG, MINIMAX.withThreads(threads));
        }
    }

    /** Returns only if the search obeys the interrupt. */
    private static <S, M> void checkInterruptedOnTheWay(Game<S, M> game, Minimax minimax) {
        List<SearchResult<M>> heard = new ArrayList<>();
        SearchResult<M> result = minimax.search(game, game.initialState(), SearchLimits.infinite(), soFar -> {
            heard.add(soFar);
            if (soFar.depth() == 3) {
                Thread.currentThread().interrupt();
            }
        });
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
        assertEquals(3, result.depth());
        assertEquals(3, heard.size());
        assertEquals(heard.get(2).move(), result.move());
    }

    @Example
    void signalGivenBeforehandIsAnsweredAtOnce() {
        StopSignal stop = new StopSignal();
        assertFalse(stop.isStopped());
        stop.stop();
        assertEquals("stopped", stop.toString());
        TangledGame game = new TangledGame(1, 9, 6);
        SearchResult<Integer> result = Questions.ask(MINIMAX, game, game.initialState(), SearchLimits.infinite(), stop);
        assertEquals(0, result.depth());
    }

    @Example
    void slowEvaluationsAreStoppedInTime() {
        // The search must check the clock after a few nodes here, not after a thousand.
        StopSignal stop = new StopSignal();
        int[] evaluations = {0};
        Subtraction slow = new Subtraction(1000) {
            @Override
            public Evaluation<Heap> evaluation() {
                return (position, player) -> {
                    sleep(2);
                    if (++evaluations[0] == 20) {
                        stop.stop();
                    }
                    return 0;
                };
            }
        };
        Questions.ask(MINIMAX, slow, slow.initialState(), SearchLimits.infinite(), stop);
        assertTrue(evaluations[0] < 40, evaluations[0] + " evaluations");
    }

    private static void sleep(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
