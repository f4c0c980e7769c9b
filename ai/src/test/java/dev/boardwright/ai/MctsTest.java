package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class MctsTest {
    private static final Mcts MCTS = Mcts.create().withMegabytes(4);
    private static final Game<?, ?> BIG = Games.create("369");
    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

    @Test
    void nodeLimitsAreExactAndSearchesRepeat() {
        for (Game<?, ?> game : LibraryGames.everyVariant()) {
            for (Mcts.Leaf leaf : Mcts.Leaf.values()) {
                for (int nodes : new int[] {0, 1, 2, 17, 400}) {
                    checkRepeats(game, MCTS.withLeaf(leaf).withMultiPv(2), nodes, nodes + 1);
                }
            }
        }
    }

    private static <S, M> void checkRepeats(Game<S, M> game, Mcts mcts, int nodes, long seed) {
        S state = Questions.stateAfter(game, nodes % 30, seed);
        SearchResult<M> result = Questions.ask(mcts, game, state, SearchLimits.ofNodes(nodes));
        assertTrue(result.nodes() <= nodes);
        assertTrue(result.isProven() || result.nodes() == nodes, result.toString());
        assertEquals(
                Questions.timeless(result),
                Questions.timeless(Questions.ask(mcts, game, state, SearchLimits.ofNodes(nodes))));
    }

    @Test
    void removesTheLeastVisitedNodesAndRepeats() {
        for (Game<?, ?> game : LibraryGames.everyVariant()) {
            checkRecycling(game);
        }
    }

    /** A tree of 150 nodes, which a search of 1,000 iterations fills many times. */
    private static <S, M> void checkRecycling(Game<S, M> game) {
        SearchLimits limits = SearchLimits.ofNodes(1000);
        SearchResult<M> small = MCTS.search(GameHistory.of(game), limits, SearchListener.none(), new StopSignal(), 150);
        SearchResult<M> again = MCTS.search(GameHistory.of(game), limits, SearchListener.none(), new StopSignal(), 150);
        assertEquals(Questions.timeless(small), Questions.timeless(again));
        game.play(game.initialState(), small.move());
        assertTrue(small.hashFull() <= 1000);
    }

    @Test
    void findsAnImmediateWin() {
        TicTacToe.State state = TIC_TAC_TOE.notation().parseState("oo1/xx1/3 x");
        SearchResult<TicTacToe.Move> result = Questions.ask(MCTS, TIC_TAC_TOE, state, SearchLimits.ofNodes(500));
        assertEquals(Score.win(1), result.score());
        assertTrue(result.nodes() < 500, "a proof ends the search");
    }

    @Test
    void leadThatCannotBeTurnedIsAProvenWin() {
        // There are 54 points to come. A third stone in the top row scores one, and leaves 53.
        SearchResult<?> result = askSix("xx4/6/6/6/6/6 w 53-0");
        assertEquals(Score.win(34), result.score());
        assertTrue(Set.of("c6", "d6", "e6", "f6").contains(result.move().toString()), result.toString());
    }

    @Test
    void playerWhoHasWonGoesOnToPlayForPoints() {
        SearchResult<?> result = askSix("xx4/6/6/6/6/6 w 55-0");
        assertFalse(result.isProven());
        assertTrue(Set.of("c6", "d6", "e6", "f6").contains(result.move().toString()), result.toString());
    }

    private static SearchResult<?> askSix(String text) {
        return ask(LibraryGames.game("369 size=6"), text);
    }

    private static <S, M> SearchResult<M> ask(Game<S, M> game, String text) {
        return Questions.ask(MCTS, game, game.notation().parseState(text), SearchLimits.ofNodes(500));
    }

    @Test
    void ticTacToeIsADraw() {
        SearchResult<TicTacToe.Move> result =
                Questions.ask(MCTS, TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.infinite());
        assertEquals(Score.draw(), result.score());
    }

    @Test
    void isStrongFromRandomGamesAlone() {
        // Tic-tac-toe's evaluation is 0 everywhere.
        MatchPlayer mcts = new MatchPlayer("mcts", MCTS::withSeed, SearchLimits.ofNodes(300));
        MatchPlayer random = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());
        WinDrawLoss tally =
                Match.of(TIC_TAC_TOE, mcts, random).withGames(40).run().tally();
        assertTrue(tally.score() > 0.85, tally.toString());
    }

    @Test
    void isMuchStrongerThanPlainUct() {
        MatchPlayer mcts = new MatchPlayer("mcts", MCTS::withSeed, SearchLimits.ofNodes(200));
        Mcts plain = MCTS.withLeaf(Mcts.Leaf.PLAIN);
        MatchPlayer uct = new MatchPlayer("uct", plain::withSeed, SearchLimits.ofNodes(200));
        WinDrawLoss tally =
                Match.of(Games.create("greener"), mcts, uct).withGames(20).run().tally();
        assertTrue(tally.score() > 0.8, tally.toString());
    }

    @Test
    void plainUctProvesNothing() {
        TicTacToe.State state = TIC_TAC_TOE.notation().parseState("oo1/xx1/3 x");
        SearchResult<TicTacToe.Move> result =
                Questions.ask(MCTS.withLeaf(Mcts.Leaf.PLAIN), TIC_TAC_TOE, state, SearchLimits.ofNodes(500));
        assertFalse(result.score().isProven());
        assertEquals("c2", TIC_TAC_TOE.notation().formatMove(result.move()));
        assertEquals(500, result.nodes());
    }

    @Test
    void seedDecidesBetweenEquals() {
        Set<TicTacToe.Move> moves = new HashSet<>();
        for (int seed = 0; seed < 50; seed++) {
            moves.add(MCTS.withSeed(seed)
                    .search(TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.ofNodes(1))
                    .move());
        }
        assertTrue(moves.size() > 5, moves.toString());
    }

    @Test
    void listenerHearsOfEveryDepth() {
        List<SearchResult<TicTacToe.Move>> heard = new ArrayList<>();
        SearchResult<TicTacToe.Move> result = MCTS.withMultiPv(2)
                .search(TIC_TAC_TOE, TIC_TAC_TOE.initialState(), SearchLimits.ofDepth(3), heard::add);
        assertEquals(List.of(1, 2, 3), heard.stream().map(SearchResult::depth).toList());
        assertEquals(Questions.timeless(result), Questions.timeless(heard.get(2)));
        assertTrue(heard.stream().allMatch(soFar -> soFar.lines().size() == 2));
    }

    @Test
    void aUsersEvaluationGuidesTheSearch() {
        Subtraction game = new Subtraction(30);
        for (int wanted = 1; wanted <= 3; wanted++) {
            int left = 30 - wanted;
            Mcts mcts = MCTS.withEvaluation(Subtraction.class, likes(left, OptionalInt.of(10)));
            assertEquals(
                    wanted,
                    Questions.ask(mcts, game, game.initialState(), SearchLimits.ofNodes(3))
                            .move());
        }
        Mcts byItsScale = MCTS.withEvaluation(Subtraction.class, likes(28, OptionalInt.of(10)));
        Mcts byRandomGames = byItsScale.withLeaf(Mcts.Leaf.RANDOM_GAME);
        SearchLimits limits = SearchLimits.ofNodes(20);
        assertNotEquals(
                Questions.timeless(Questions.ask(byItsScale, game, game.initialState(), limits)),
                Questions.timeless(Questions.ask(byRandomGames, game, game.initialState(), limits)));
    }

    @Test
    void theScaleIsTheLargestValueNearbyIfMostAreZero() {
        Subtraction game = new Subtraction(30);
        MctsChance<Subtraction.Heap> chance =
                MctsChance.of(likes(28, OptionalInt.empty()), game.position(game.initialState()), new Rng(1));
        assertEquals(Math.sqrt(0.5), chance.ofValue(100), 1e-6);
    }

    /** Prefers to leave a heap of one size. */
    private static Evaluation<Subtraction.Heap> likes(int counters, OptionalInt scale) {
        return new Evaluation<>() {
            @Override
            public int evaluate(Position<Subtraction.Heap> position, Player player) {
                int good = position.toState().counters() == counters ? -100 : 0;
                return player.sign() * position.turn().sign() * good;
            }

            @Override
            public OptionalInt scale() {
                return scale;
            }
        };
    }

    @Test
    void stopFromAnotherThreadIsAnsweredWithTheBestMoveSoFar() throws InterruptedException {
        for (int threads = 1; threads <= 3; threads++) {
            checkStopped(BIG, MCTS.withThreads(threads));
        }
    }

    /** Returns only if the search obeys the signal. */
    private static <S, M> void checkStopped(Game<S, M> game, Mcts mcts) throws InterruptedException {
        StopSignal stop = new StopSignal();
        CountDownLatch searching = new CountDownLatch(2);
        CompletableFuture<SearchResult<M>> search = CompletableFuture.supplyAsync(() ->
                mcts.search(game, game.initialState(), SearchLimits.infinite(), soFar -> searching.countDown(), stop));
        searching.await();
        stop.stop();
        assertTrue(search.join().depth() >= 2);
    }

    @Test
    void interruptEndsASearchAndStaysSet() {
        for (int threads = 1; threads <= 2; threads++) {
            checkInterrupted(BIG, MCTS.withThreads(threads));
        }
    }

    private static <S, M> void checkInterrupted(Game<S, M> game, Mcts mcts) {
        SearchResult<M> result = mcts.search(
                game,
                game.initialState(),
                SearchLimits.infinite(),
                soFar -> Thread.currentThread().interrupt());
        assertTrue(Thread.interrupted(), "the thread stays interrupted");
        assertTrue(result.depth() >= 1);
    }

    @Test
    void slowEvaluationsAreStoppedInTime() {
        StopSignal stop = new StopSignal();
        int[] evaluations = {0};
        Evaluation<Subtraction.Heap> slow = (position, player) -> {
            if (++evaluations[0] == 100) {
                stop.stop();
            }
            return evaluations[0] % 7;
        };
        Mcts mcts = MCTS.withLeaf(Mcts.Leaf.EVALUATION).withEvaluation(Subtraction.class, slow);
        Subtraction game = new Subtraction(1000);
        Questions.ask(mcts, game, game.initialState(), SearchLimits.infinite(), stop);
        assertTrue(evaluations[0] < 120, evaluations[0] + " evaluations");
    }

    @Test
    void clockIsObeyedAndAForcedMoveIsPlayedAtOnce() {
        Subtraction forced = new Subtraction(60) {
            @Override
            protected List<Integer> moves(Heap heap) {
                return heap.counters() == 60 ? List.of(1) : super.moves(heap);
            }
        };
        SearchLimits hours = SearchLimits.ofClock(GameClock.of(Duration.ofHours(1), Duration.ofHours(1)));
        assertEquals(
                0, Questions.ask(MCTS, forced, forced.initialState(), hours).nodes());
        SearchLimits nothing = SearchLimits.ofClock(GameClock.of(Duration.ZERO, Duration.ZERO));
        assertFalse(Questions.ask(MCTS, forced, forced.initialState(), nothing).isProven());
    }
}
