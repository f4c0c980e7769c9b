package dev.boardwright.web;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.json.SearchJson;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** Runs searches and reports them as JSON. */
final class Searches {
    private Searches() {}

    /**
     * What to search for.
     *
     * @param level the name of a level
     * @param movetime milliseconds; 0 for no limit
     * @param depth plies; 0 for no limit
     * @param nodes positions; 0 for no limit
     * @param multiPv the number of lines
     * @param seed decides between moves of equal value
     */
    record Request(String level, int movetime, int depth, double nodes, int multiPv, int seed) {
        SearchLimits limits() {
            SearchLimits limits = SearchLimits.infinite();
            if (movetime > 0) {
                limits = limits.withTime(Duration.ofMillis(movetime));
            }
            if (depth > 0) {
                limits = limits.withDepth(depth);
            }
            return nodes > 0 ? limits.withNodes((long) nodes) : limits;
        }
    }

    /** Searches until a limit is reached or {@code stopped} returns true. Every finished depth is passed to {@code onInfo}. */
    static <S, M> String search(
            Table<S, M> table,
            GameHistory<S, M> history,
            Request request,
            Consumer<String> onInfo,
            BooleanSupplier stopped) {
        Game<S, M> game = table.game();
        SearchSettings settings = SearchSettings.create()
                .withSeed(request.seed())
                .withMultiPv(Math.max(1, request.multiPv()))
                .withEvaluations(table.evaluations());
        Searcher searcher = Levels.create(game, request.level(), settings);
        SearchResult<M> result = searcher.search(
                history, request.limits(), soFar -> onInfo.accept(json(game, soFar)), new StopSignal(stopped));
        return json(game, result);
    }

    private static <M> String json(Game<?, M> game, SearchResult<M> result) {
        return SearchJson.effort(result)
                .with("move", game.notation().formatMove(result.move()))
                .with("lines", SearchJson.lines(game, result))
                .toString();
    }
}
