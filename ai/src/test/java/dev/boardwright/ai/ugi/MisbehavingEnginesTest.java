package dev.boardwright.ai.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchGame;
import dev.boardwright.ai.match.MatchPlayer;
import dev.boardwright.ai.match.MatchResult;
import dev.boardwright.ai.match.Openings;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameHistory;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Engines in bash that hang, flood, leave children and report nonsense. They play a1, the only move of the position. */
class MisbehavingEnginesTest {
    /** Tests that pass do not wait for it. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final ThreeSixNine GAME = ThreeSixNine.of(3, Variant.NEUTRAL);
    private static final ThreeSixNineState LAST_MOVE = GAME.notation().parseState("xxx/xxx/1xx w 0-0");
    private static final MatchPlayer RANDOM = new MatchPlayer("random", RandomSearcher::new, SearchLimits.infinite());

    @TempDir
    private Path folder;

    @BeforeEach
    void needBash() {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not installed");
    }

    /** The command line of an engine with these commands for {@code ugi}, {@code isready} and {@code go}. */
    private String engine(String onUgi, String onReady, String onGo) throws IOException {
        Path script = folder.resolve("engine" + folder.toFile().list().length + ".sh");
        Files.writeString(
                script,
                String.join(
                        "\n",
                        "cd " + folder,
                        "while read line; do case $line in",
                        "ugi) " + onUgi + ";;",
                        "isready) " + onReady + ";;",
                        "quit) exit;;",
                        "go*) " + onGo + ";;",
                        "esac; done"));
        return "/bin/bash " + script;
    }

    private String engine(String onGo) throws IOException {
        return engine("echo id name bash; echo ugiok", "echo readyok", onGo);
    }

    private static Match<ThreeSixNineState, ThreeSixNineMove> match(UgiEngines engines) {
        MatchPlayer player = new MatchPlayer("engine", engines::player, SearchLimits.ofTime(Duration.ofMillis(1)));
        return Match.of(GAME, player, RANDOM).withOpenings(Openings.from(LAST_MOVE, 0));
    }

    private static SearchResult<ThreeSixNineMove> search(Searcher player) {
        return player.search(GAME, LAST_MOVE, SearchLimits.ofDepth(1));
    }

    private long pid(String file) throws IOException {
        return Long.parseLong(Files.readString(folder.resolve(file)).strip());
    }

    private static void awaitEnd(long pid) {
        ProcessHandle.of(pid)
                .ifPresent(handle -> handle.onExit()
                        .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                        .join());
    }

    @Test
    void aLateMoveCostsOneGame() throws IOException {
        String once = "if [ -e late ]; then echo bestmove a1; else touch late; sleep 1000; fi";
        try (UgiEngines engines = UgiEngines.start(engine(once))) {
            MatchResult<ThreeSixNineState, ThreeSixNineMove> result = match(engines)
                    .withGames(6)
                    .withGrace(Duration.ofMillis(400))
                    .run();
            List<String> ends = result.games().stream()
                    .map(game -> game.record().end().toString())
                    .toList();
            assertEquals(1, result.summary().first().timeLosses(), ends::toString);
            for (MatchGame<ThreeSixNineState, ThreeSixNineMove> game :
                    result.games().subList(1, 6)) {
                assertEquals(
                        List.of(),
                        game.record().tags().keySet().stream()
                                .filter("Reason"::equals)
                                .toList());
            }
        }
    }

    @Test
    void anEngineThatIsLeftBehindEndsWithItsChildren() throws Exception {
        String hang = "sleep 1000 & echo $! > child; echo $$ > engine; wait";
        try (UgiEngines engines = UgiEngines.start(engine(hang))) {
            UgiEngines.Player player = engines.player(1);
            Thread left = new Thread(() -> assertThrows(BoardwrightException.class, () -> search(player)));
            left.start();
            awaitFile("engine");
            player.close();
            awaitEnd(pid("engine"));
            awaitEnd(pid("child"));
            left.join(PATIENCE.toMillis());
            assertFalse(left.isAlive());
            assertThrows(IllegalStateException.class, () -> search(player));
        }
    }

    @Test
    void childrenOfAnEngineThatQuitsEnd() throws Exception {
        String leave = "sleep 1000 & echo $! > child; echo bestmove a1";
        try (UgiEngines engines = UgiEngines.start(engine(leave))) {
            UgiEngines.Player player = engines.player(1);
            search(player);
            player.close();
        }
        awaitEnd(pid("child"));
    }

    private void awaitFile(String name) throws Exception {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!Files.exists(folder.resolve(name)) || Files.size(folder.resolve(name)) == 0) {
            assertTrue(System.nanoTime() < end, name);
            Thread.sleep(5);
        }
    }

    @Test
    void aThreadThatIsInterruptedWaitsWithoutSpinning() throws Exception {
        // The engine answers to stop after a second, a time in which a thread that spins uses processor time.
        String slow = "read stop; sleep 1; echo bestmove a1";
        try (UgiEngines engines = UgiEngines.start(engine(slow))) {
            UgiEngines.Player player = engines.player(1);
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long before = threads.getCurrentThreadCpuTime();
            Thread.currentThread().interrupt();
            search(player);
            assertTrue(Thread.interrupted());
            long millis = (threads.getCurrentThreadCpuTime() - before) / 1_000_000;
            assertTrue(millis < 400, millis + " ms of processor time");
            player.close();
        }
    }

    @Test
    void anEngineThatTalksInsteadOfAnsweringIsGivenUp() throws IOException {
        String chatty = engine("while sleep 0.05; do echo info string soon; done", "true", "true");
        BoardwrightException e =
                assertThrows(BoardwrightException.class, () -> UgiClient.start(chatty, Duration.ofMillis(500)));
        assertTrue(e.getMessage().endsWith(" does not answer"), e.getMessage());
    }

    @Test
    void anEngineThatFloodsIsGivenUpWithoutFillingTheMemory() throws IOException {
        String flood = engine("yes $(printf %01000d 7)", "true", "true");
        long before = allocatedInHeap();
        assertThrows(BoardwrightException.class, () -> UgiClient.start(flood, Duration.ofMillis(500)));
        String longLine = engine("tr '\\\\0' x < /dev/zero", "true", "true");
        assertThrows(BoardwrightException.class, () -> UgiClient.start(longLine, Duration.ofMillis(500)));
        assertTrue(allocatedInHeap() - before < 20_000_000, "bytes kept");
    }

    private static long allocatedInHeap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    @Test
    void linesAreBoundedWhileNobodyReadsThem() throws Exception {
        // Without a bound the lines of the idle engine fill the heap; with one the engine waits.
        String flood = "(yes $(printf %01000d 7) | head -n 200000; touch done) & echo bestmove a1";
        try (UgiEngines engines = UgiEngines.start(engine(flood))) {
            UgiEngines.Player player = engines.player(1);
            search(player);
            Thread.sleep(500);
            assertFalse(Files.exists(folder.resolve("done")));
            player.close();
        }
    }

    @Test
    void anEngineThatReadsNothingDoesNotBlockTheMatch() throws Exception {
        String deaf = engine("echo ugiok; while echo readyok; do :; done", "true", "true");
        UgiClient client = UgiClient.start(deaf);
        assertThrows(BoardwrightException.class, () -> {
            while (true) {
                client.setPosition(GameHistory.of(GAME, LAST_MOVE));
            }
        });
        assertFalse(client.isUsable());
        client.close();
    }

    @Test
    void anEngineThatCannotBeStartedAgainLosesItsGames() throws IOException {
        String once = engine("if [ -e started ]; then exit; fi; touch started; echo ugiok", "echo readyok", "exit");
        try (UgiEngines engines = UgiEngines.start(once)) {
            MatchResult<ThreeSixNineState, ThreeSixNineMove> result =
                    match(engines).withGames(4).run();
            assertEquals(4, result.games().size());
            String reason = result.games().get(2).record().tags().get("Reason");
            assertTrue(reason.contains("could not be made: the engine /bin/bash has ended"), reason);
        }
    }

    @Test
    void controlCharactersInTheNameOfAnEngineAreCleaned() throws IOException {
        String colourful =
                engine("printf 'id name \\033[31mred\\007\\302\\205\\nugiok\\n'", "echo readyok", "echo bestmove a1");
        try (UgiEngines engines = UgiEngines.start(colourful)) {
            assertEquals("?[31mred??", engines.name());
            MatchPlayer player = new MatchPlayer(engines.name(), engines::player, SearchLimits.ofDepth(1));
            Match<ThreeSixNineState, ThreeSixNineMove> match =
                    Match.of(GAME, player, RANDOM).withOpenings(Openings.from(LAST_MOVE, 0));
            assertTrue(match.run().games().get(0).record().toText().contains("\"?[31mred??\""));
        }
    }

    @Test
    void numbersOutOfRangeAreIgnoredOrClamped() {
        EngineInfo info = new EngineInfo();
        info.read("info depth 5 nodes 77 score win 3");
        info.read("info depth 999999999999999999 nodes 99999999999999999999 score win 9999999999");
        info.read("info depth -3 nodes -1 score loss -4");
        assertEquals(5, info.depth());
        assertEquals(77, info.nodes());
        assertEquals(Score.win(3), info.score());
        info.read("info score cp 99999999999");
        assertEquals(Score.estimate(999_999), info.score());
        info.read("info score cp -99999999999");
        assertEquals(Score.estimate(-999_999), info.score());
    }

    @Test
    void aStopDuringASearchIsAnsweredOnce() throws Exception {
        try (UgiEngines engines = UgiEngines.start(engine("read stop; echo bestmove a1"))) {
            UgiEngines.Player player = engines.player(1);
            StopSignal stop = new StopSignal();
            stop.stop();
            for (int i = 0; i < 3; i++) {
                player.search(GAME, LAST_MOVE, SearchLimits.infinite(), SearchListener.none(), stop);
            }
            player.close();
        }
    }
}
