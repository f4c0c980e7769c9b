package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.core.Game;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Rng;
import dev.boardwright.core.record.GameRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Many threads that share a game and a searcher get the same results as a single thread. */
class ManyThreadsTest {
    private static final int THREADS = 4;
    private static final int TASKS = 4;

    static Stream<Game<?, ?>> games() {
        return SampleGames.smallest();
    }

    @ParameterizedTest
    @MethodSource("games")
    void threadsThatShareAGameGetTheSameResults(Game<?, ?> game) throws Exception {
        requireTheSame(seed -> playThrough(game, seed));
    }

    /** A whole random game in values, with all texts formatted and parsed, its record, and a perft. */
    private static <S, M> List<Object> playThrough(Game<S, M> game, long seed) {
        List<Object> seen = new ArrayList<>();
        Rng rng = new Rng(seed);
        GameRecord<S, M> record = GameRecord.of(game);
        S state = game.initialState();
        while (!game.outcome(state).isOver()) {
            List<M> moves = game.legalMoves(state);
            M move = moves.get(rng.below(moves.size()));
            String text = game.notation().formatMove(move);
            state = game.play(
                    game.notation().parseState(game.notation().formatState(state)),
                    game.notation().parseMove(text));
            seen.add(List.of(
                    moves,
                    state,
                    game.turn(state),
                    game.margin(state),
                    game.position(state).hash()));
            if (record.moves().size() < 10) {
                record = record.play(move);
                seen.add(Perft.count(game.position(state), 2));
            }
        }
        seen.add(GameRecord.parse(game, record.toText()));
        return seen;
    }

    @ParameterizedTest
    @MethodSource("games")
    void threadsThatShareASearcherGetTheSameResults(Game<?, ?> game) throws Exception {
        requireTheSame(seed -> search(game, seed));
    }

    /** The results of every level in a random state, limited by depth and by nodes. */
    private static <S, M> List<Object> search(Game<S, M> game, long seed) {
        Rng rng = new Rng(seed);
        S state = SampleGames.anyState(game, rng);
        List<Object> seen = new ArrayList<>();
        if (game.outcome(state).isOver()) {
            return seen;
        }
        SearchSettings settings =
                SearchSettings.create().withSeed(seed).withMegabytes(1).withMultiPv(2);
        for (String level : Levels.names(game)) {
            for (SearchLimits limits : List.of(SearchLimits.ofDepth(2), SearchLimits.ofNodes(2000))) {
                SearchResult<M> result = Levels.create(game, level, settings).search(game, state, limits);
                seen.add(List.of(result.lines(), result.depth(), result.nodes()));
            }
        }
        return seen;
    }

    /** A task that depends on its seed alone. */
    private interface Task {
        List<Object> run(long seed);
    }

    /** Runs the task with a few seeds in one thread, then with the same seeds in many threads that start together. */
    private static void requireTheSame(Task task) throws Exception {
        List<List<Object>> alone = new ArrayList<>();
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            CyclicBarrier start = new CyclicBarrier(THREADS);
            List<Callable<List<List<Object>>>> tasks = new ArrayList<>();
            for (int thread = 0; thread < THREADS; thread++) {
                tasks.add(() -> {
                    start.await();
                    List<List<Object>> found = new ArrayList<>();
                    for (long seed = 0; seed < TASKS; seed++) {
                        found.add(task.run(seed));
                    }
                    return found;
                });
            }
            List<Future<List<List<Object>>>> together = threads.invokeAll(tasks);
            for (long seed = 0; seed < TASKS; seed++) {
                alone.add(task.run(seed));
            }
            for (Future<List<List<Object>>> found : together) {
                assertEquals(alone, found.get());
            }
        } finally {
            threads.shutdownNow();
        }
    }
}
