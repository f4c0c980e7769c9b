package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Game;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** Concurrent searches with shared searchers and games give the same results as single ones. */
class SearchesTogetherTest {
    private static final ExecutorService POOL = Executors.newFixedThreadPool(4);
    private static final Minimax MINIMAX = Minimax.create().withMegabytes(1);

    @AfterAll
    static void shutDown() {
        POOL.shutdownNow();
    }

    /** Searches by every kind of searcher in every game; the answers are without the time. */
    private static List<Supplier<SearchResult<?>>> searches() {
        List<Supplier<SearchResult<?>>> searches = new ArrayList<>();
        for (Game<?, ?> game : LibraryGames.everyVariant()) {
            for (String level : Levels.names(game)) {
                addSearches(searches, game, Levels.create(game, level, MINIMAX.settings()));
            }
            addSearches(searches, game, MINIMAX.withMultiPv(2));
        }
        return searches;
    }

    private static <S, M> void addSearches(
            List<Supplier<SearchResult<?>>> searches, Game<S, M> game, Searcher searcher) {
        for (int seed = 0; seed < 2; seed++) {
            S state = Questions.stateAfter(game, 5 * seed, seed);
            searches.add(() -> Questions.timeless(Questions.ask(searcher, game, state, SearchLimits.ofNodes(1500))));
        }
    }

    @Test
    void searchesDoNotDisturbEachOther() throws InterruptedException, ExecutionException {
        List<SearchResult<?>> alone = new ArrayList<>();
        searches().forEach(search -> alone.add(search.get()));
        // New games, which have not encoded any move yet, and every search twice, in random order.
        List<Supplier<SearchResult<?>>> together = searches();
        List<Integer> order = new ArrayList<>(
                IntStream.range(0, 2 * alone.size()).map(i -> i / 2).boxed().toList());
        Collections.shuffle(order, new Random(1));
        List<Future<SearchResult<?>>> answers = new ArrayList<>();
        for (int i : order) {
            answers.add(POOL.submit(together.get(i)::get));
        }
        for (int i = 0; i < order.size(); i++) {
            assertEquals(alone.get(order.get(i)), answers.get(i).get());
        }
    }

    @Test
    void searchesThatShareATableProveTheSame() throws InterruptedException, ExecutionException {
        for (int seed = 0; seed < 40; seed++) {
            TangledGame game = new TangledGame(seed, 10, 6);
            Minimax shared = MINIMAX.withTable(TranspositionTable.ofSegments(1, 64));
            int truth = new PlainMinimax<>(game).value(game.position(game.initialState()), 10);
            List<Future<SearchResult<Integer>>> answers = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Minimax minimax = shared.withSeed(i);
                answers.add(
                        POOL.submit(() -> Questions.ask(minimax, game, game.initialState(), SearchLimits.infinite())));
            }
            for (Future<SearchResult<Integer>> answer : answers) {
                assertEquals(
                        Score.ofValue(truth, true).kind(), answer.get().score().kind(), game.toString());
            }
        }
    }
}
