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
import java.util.concurrent.TimeUnit;
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
            Greener game = Greener.create();
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
    void searchWithoutMemoryToBeginAnswersWithTheFirstMoves() {
        Greener game = Greener.create();
        AtomicInteger calls = new AtomicInteger();
        Evaluation<GreenerState> failing = (position, player) -> {
            if (calls.incrementAndGet() == 1) {
                throw new OutOfMemoryError("as if the heap were full");
            }
            return 0;
        };
        for (Searcher searcher : List.of(
                Minimax.create().withMultiPv(2).withEvaluation(Greener.class, failing),
                Mcts.create().withMultiPv(2).withEvaluation(Greener.class, failing))) {
            calls.set(0);
            SearchResult<GreenerMove> result = searcher.search(game, game.initialState(), SearchLimits.ofNodes(1_000));
            assertEquals(0, result.depth());
            assertEquals(2, result.lines().stream().map(Line::move).distinct().count());
            assertTrue(result.lines().stream().allMatch(line -> game.isLegal(game.initialState(), line.move())));
        }
    }

    /** Searches that grow leave memory to the rest of the program. */
    @Test
    void searchesTogetherInASmallHeapLeaveMemoryFree() throws Exception {
        for (String level : List.of(Levels.MINIMAX, Levels.MCTS)) {
            assertEquals(
                    "failures 0", inASmallHeap("-Xmx24m", "together", level).strip(), level);
        }
    }

    @Test
    void aSmallHeapLosesNoFinishedLines() throws Exception {
        for (String level : List.of(Levels.MINIMAX, Levels.MCTS)) {
            String printed = inASmallHeap("-Xmx16m", "alone", level);
            assertTrue(printed.startsWith("depth "), printed);
            assertTrue(Integer.parseInt(printed.substring(6).strip()) >= 4, level + ": " + printed);
        }
    }

    /** A tree of 64 MB grows to its limit in 92 MB, but not if it needs 96 MB while it grows. */
    @Test
    void aTreeThatGrowsNeedsLittleMoreThanItsLimit() throws Exception {
        assertEquals("full true", inASmallHeap("-Xmx92m", "tree", Levels.MCTS).strip());
    }

    private static String inASmallHeap(String heap, String task, String level)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                heap,
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                InASmallHeap.class.getName(),
                task,
                level));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        // Nothing waits for ever for its output.
        process.onExit().orTimeout(5, TimeUnit.MINUTES).exceptionally(late -> process.destroyForcibly());
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor());
        return printed;
    }

    /** Searches with tables and trees larger than the heap. */
    static final class InASmallHeap {
        private InASmallHeap() {}

        public static void main(String[] arguments) throws InterruptedException {
            String level = arguments[1];
            if (arguments[0].equals("alone")) {
                SearchLimits limits = SearchLimits.ofTime(Duration.ofSeconds(4)).withNodes(4_000_000);
                System.out.println("depth " + depth(LibraryGames.game("greener"), level, limits, 1));
            } else if (arguments[0].equals("tree")) {
                System.out.println("full " + growsToItsLimit(64));
            } else {
                System.out.println("failures " + failuresBesideSearches(level));
            }
        }

        private static <S, M> int depth(Game<S, M> game, String level, SearchLimits limits, int threads) {
            SearchSettings settings = SearchSettings.create().withMegabytes(256).withThreads(threads);
            return Levels.create(game, level, settings)
                    .search(game, game.initialState(), limits)
                    .depth();
        }

        private static boolean growsToItsLimit(int megabytes) {
            MctsNodes tree = MctsNodes.of(megabytes, 1);
            int capacity = (megabytes << 20) / 44;
            for (int nodes = 1 << 13; nodes < capacity; nodes *= 2) {
                tree.hasRoom(nodes - 1);
            }
            return tree.hasRoom(capacity - 1);
        }

        /** How often searches, and a thread that needs a little memory now and then, got none. */
        private static int failuresBesideSearches(String level) throws InterruptedException {
            AtomicInteger failures = new AtomicInteger();
            AtomicBoolean done = new AtomicBoolean();
            List<Thread> threads = new ArrayList<>();
            for (String game : List.of("greener", "dagennacht", "blackstone size=18", "369")) {
                threads.add(new Thread(() -> counted(failures, () -> {
                    for (int i = 0; i < 20; i++) {
                        depth(LibraryGames.game(game), level, SearchLimits.ofTime(Duration.ofMillis(100)), 2);
                    }
                })));
            }
            Thread rest = new Thread(() -> {
                while (!done.get()) {
                    counted(failures, () -> new ArrayList<>(List.of("a", "b")).add("c".repeat(10_000)));
                }
            });
            rest.start();
            threads.forEach(Thread::start);
            for (Thread thread : threads) {
                thread.join();
            }
            done.set(true);
            rest.join();
            return failures.get();
        }

        private static void counted(AtomicInteger failures, Runnable task) {
            try {
                task.run();
            } catch (OutOfMemoryError e) {
                failures.incrementAndGet();
            }
        }
    }
}
