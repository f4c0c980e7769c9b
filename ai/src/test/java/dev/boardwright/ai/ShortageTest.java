package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.greener.Greener;
import dev.boardwright.greener.GreenerMove;
import dev.boardwright.greener.GreenerState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Searches continue when memory or threads run out. */
class ShortageTest {
    @Test
    void additionalThreadsStartAfterDepthOne() {
        AtomicBoolean heard = new AtomicBoolean();
        AtomicBoolean tooEarly = new AtomicBoolean();
        Evaluation<Subtraction.Heap> watchful = (position, player) -> {
            if (Thread.currentThread().getName().equals("boardwright-search") && !heard.get()) {
                tooEarly.set(true);
            }
            return 0;
        };
        Subtraction game = new Subtraction(40);
        Minimax minimax = Minimax.create().withThreads(16).withEvaluation(Subtraction.class, watchful);
        SearchResult<Integer> result =
                minimax.search(game, game.initialState(), SearchLimits.ofNodes(20_000), soFar -> heard.set(true));
        assertTrue(result.depth() >= 1);
        assertEquals(false, tooEarly.get());
    }

    @Test
    void searchWithoutMemoryEndsWithTheLinesSoFar() {
        for (int evaluations : new int[] {100, 1_000, 10_000}) {
            AtomicInteger calls = new AtomicInteger();
            Evaluation<GreenerState> failing = (position, player) -> {
                if (calls.incrementAndGet() > evaluations) {
                    throw new OutOfMemoryError("as if the heap were full");
                }
                return player.sign() * (int) (position.hash() % 100);
            };
            Greener game = Greener.standard();
            for (Searcher searcher : List.of(
                    Minimax.create().withEvaluation(Greener.class, failing),
                    Mcts.create().withEvaluation(Greener.class, failing))) {
                calls.set(0);
                SearchResult<GreenerMove> result =
                        searcher.search(game, game.initialState(), SearchLimits.ofNodes(1_000_000));
                assertTrue(game.isLegal(game.initialState(), result.move()));
                assertTrue(result.depth() >= 1, result.toString());
                assertTrue(result.nodes() < 1_000_000, result.toString());
            }
        }
    }

    @Test
    void aSmallHeapLosesNoFinishedLines() throws Exception {
        for (String level : List.of(Levels.MINIMAX, Levels.MCTS)) {
            String printed = inAHeapOf16Megabytes(level);
            assertTrue(printed.startsWith("depth "), printed);
            assertTrue(Integer.parseInt(printed.substring(6).strip()) >= 4, level + ": " + printed);
        }
    }

    private static String inAHeapOf16Megabytes(String level) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx16m",
                "-cp",
                System.getProperty("java.class.path"),
                InASmallHeap.class.getName(),
                level));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        return printed;
    }

    /** Searches Greener with a table larger than the heap. */
    static final class InASmallHeap {
        private InASmallHeap() {}

        public static void main(String[] arguments) {
            System.out.println("depth " + depth(LibraryGames.game("greener"), arguments[0]));
        }

        private static <S, M> int depth(Game<S, M> game, String level) {
            SearchLimits limits = SearchLimits.ofTime(Duration.ofSeconds(4)).withNodes(4_000_000);
            return Levels.create(game, level, SearchSettings.defaults().withMegabytes(256))
                    .search(game, game.initialState(), limits)
                    .depth();
        }
    }
}
