package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.HashKeys;
import dev.boardwright.greener.Greener;
import dev.boardwright.greener.GreenerMove;
import dev.boardwright.greener.GreenerState;
import dev.boardwright.testkit.Tries;
import java.io.IOException;
import java.lang.ref.Reference;
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

    /** Searches that grow leave memory to the rest of the program, which asks for some all the time. */
    @Test
    void searchesTogetherInASmallHeapLeaveMemoryFree() throws Exception {
        for (String level : List.of(Levels.MINIMAX, Levels.MCTS)) {
            assertEquals(
                    "failures 0", inASmallHeap("-Xmx24m", "together", level).strip(), level);
        }
    }

    /**
     * Whatever else fills the heap, a search leaves a part of what it found free, looks at all its positions, and loses no
     * finished depth.
     */
    @Test
    void aSearchInASmallHeapLeavesMemoryFreeAndGoesOnToItsLimit() throws Exception {
        for (String level : List.of(Levels.MINIMAX, Levels.MCTS)) {
            assertEquals("", inASmallHeap("-Xmx24m", "alone", level), level);
        }
    }

    /** A tree and a table do not grow into the memory that is left to others, and grow where there is more. */
    @Test
    void theLastMegabytesAreLeftToOthers() throws Exception {
        assertEquals(
                "3 MB free: tree false, table false\n12 MB free: tree true, table true\n",
                inASmallHeap("-Xmx24m", "growth", "3") + inASmallHeap("-Xmx24m", "growth", "12"));
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
                "-Dboardwright.tries=" + Tries.of(1),
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
        private static final int NODES = 40_000;
        /** Pieces of 64 kB: more than the heap has. */
        private static final int BALLAST_PIECES = 1 << 10;
        /** The largest number of megabytes that something else holds. */
        private static final int MOST_BALLAST = 10;
        /** 3 MB in small pieces; searches leave at least 4. */
        private static final int FREE_PIECES = 12;

        private static final int FREE_WORDS = 1 << 15;

        private InASmallHeap() {}

        public static void main(String[] arguments) throws InterruptedException {
            String level = arguments[1];
            if (arguments[0].equals("growth")) {
                grow(Integer.parseInt(arguments[1]));
            } else if (arguments[0].equals("tree")) {
                System.out.println("full " + growsToItsLimit(64));
            } else if (arguments[0].equals("alone")) {
                for (int megabytes = 0; megabytes <= MOST_BALLAST; megabytes += 5) {
                    searchBeside(new byte[megabytes][1 << 20], level, LibraryGames.game("greener"));
                }
            } else {
                System.out.println("failures " + failuresBesideSearches(level));
            }
        }

        /** Fills the heap but for some megabytes, and prints what grows then. */
        @SuppressWarnings("ReachabilityFenceUsage") // The ballast must only outlive the growth.
        private static void grow(int megabytes) {
            MctsNodes tree = new MctsNodes(NODES, 2);
            TranspositionTable table = new TranspositionTable(1);
            byte[][] ballast = new byte[BALLAST_PIECES][];
            int held = 0;
            try {
                while (true) {
                    ballast[held] = new byte[1 << 16];
                    held++;
                }
            } catch (OutOfMemoryError e) {
                // Nothing is allocated here before memory is free.
                for (int i = 0; i < 16 * megabytes; i++) {
                    ballast[--held] = null;
                }
            }
            boolean treeGrew = tree.hasRoom(NODES / 2);
            for (int i = 0; i < NODES; i++) {
                table.store(HashKeys.key("shortage", i), i, TranspositionTable.EXACT, 2, false, 1);
                table.growIfCrowded(Long.MAX_VALUE);
            }
            // The first size is a sixteenth of a megabyte.
            boolean tableGrew = table.fullness() > 1000 / 16;
            System.out.print(megabytes + " MB free: tree " + treeGrew + ", table " + tableGrew + "\n");
            Reference.reachabilityFence(ballast);
        }

        /** Prints what went wrong. */
        private static <S, M> void searchBeside(byte[][] ballast, String level, Game<S, M> game) {
            AtomicInteger refused = new AtomicInteger();
            SearchResult<M> result = searcher(game, level, 1)
                    .search(game, game.initialState(), SearchLimits.ofNodes(NODES), soFar -> {
                        if (!isFree()) {
                            refused.incrementAndGet();
                        }
                    });
            if (!isFree() || refused.get() > 0 || result.nodes() < NODES || result.depth() < 4) {
                System.out.println("beside " + ballast.length + " MB: not free " + refused + " times, " + result);
            }
        }

        /** Whether the rest of the program can have a part of the memory that searches leave free. */
        private static boolean isFree() {
            try {
                return new long[FREE_PIECES][FREE_WORDS].length == FREE_PIECES;
            } catch (OutOfMemoryError e) {
                return false;
            }
        }

        private static <S, M> Searcher searcher(Game<S, M> game, String level, int threads) {
            return Levels.create(
                    game, level, SearchSettings.create().withMegabytes(256).withThreads(threads));
        }

        private static <S, M> void search(Game<S, M> game, String level) {
            searcher(game, level, 2).search(game, game.initialState(), SearchLimits.ofTime(Duration.ofMillis(100)));
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
                    for (int i = 0; i < Tries.of(5); i++) {
                        search(LibraryGames.game(game), level);
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
