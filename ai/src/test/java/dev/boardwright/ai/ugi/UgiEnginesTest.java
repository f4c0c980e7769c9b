package dev.boardwright.ai.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineMove;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Engines are programs in bash that play a1, and are named by the number of their process. */
class UgiEnginesTest {
    /** Tests that pass do not wait for it. */
    private static final Duration PATIENCE = Duration.ofMinutes(5);

    private static final ThreeSixNine GAME = ThreeSixNine.create();

    @BeforeEach
    void needBash() {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not installed");
    }

    /** Engines that run the given command for {@code go}, and know these cases of other lines. */
    private static UgiEngines engines(String onGo, String cases) {
        return UgiEngines.start("/bin/bash -c \"seed=0; while read line; do case $line in"
                + " ugi) echo id name $$; echo option name Seed type spin; echo ugiok;;"
                + " isready) echo readyok;; quit) exit;; " + cases
                + " go*) " + onGo + ";; esac; done\"");
    }

    private static UgiEngines engines(String onGo) {
        return engines(onGo, "");
    }

    private static SearchResult<ThreeSixNineMove> move(Searcher player) {
        return player.search(GAME, GAME.initialState(), SearchLimits.ofDepth(1));
    }

    static Stream<Arguments> infos() {
        return Stream.of(
                Arguments.of("info depth 7 score cp -12 nodes 345", 7, 345, Score.estimate(-12)),
                Arguments.of("info nodes 9 score win 3", 0, 9, Score.win(3)),
                Arguments.of("info score loss 4 depth 2", 2, 0, Score.loss(4)),
                Arguments.of("info depth 2 score draw nodes 5", 2, 5, Score.draw()),
                Arguments.of("info depth 2 score mate 3", 2, 0, Score.estimate(0)),
                Arguments.of("info nodes 5 depth 6 score", 6, 5, Score.estimate(0)),
                Arguments.of("info nodes many depth", 0, 0, Score.estimate(0)),
                Arguments.of("info string depth 7 nodes 5 score cp 5", 0, 0, Score.estimate(0)),
                Arguments.of("depth 7 nodes 5 score cp 5", 0, 0, Score.estimate(0)));
    }

    @ParameterizedTest
    @MethodSource("infos")
    void resultHasWhatTheEngineSays(String info, int depth, long nodes, Score score) {
        try (UgiEngines engines = engines("echo " + info + "; echo bestmove a1")) {
            UgiEngines.Player player = engines.player(1);
            List<SearchResult<ThreeSixNineMove>> heard = new ArrayList<>();
            SearchResult<ThreeSixNineMove> result =
                    player.search(GAME, GAME.initialState(), SearchLimits.ofDepth(1), heard::add, new StopSignal());
            player.close();

            assertEquals("a1", GAME.notation().formatMove(result.move()));
            assertEquals(depth, result.depth());
            assertEquals(nodes, result.nodes());
            assertEquals(score, result.score());
            assertEquals(List.of(result), heard);
        }
    }

    @Test
    void processesAreUsedAgainAndEndWithTheMatch() {
        List<Long> processes = new ArrayList<>();
        try (UgiEngines engines = engines("echo info nodes $$; echo bestmove a1")) {
            engines.check(GAME, GAME.initialState());
            UgiEngines.Player first = engines.player(1);
            UgiEngines.Player second = engines.player(2);
            processes.add(move(first).nodes());
            processes.add(move(second).nodes());
            assertEquals(engines.name(), Long.toString(processes.get(0)));
            assertNotEquals(processes.get(0), processes.get(1));

            first.close();
            UgiEngines.Player third = engines.player(3);
            assertEquals(processes.get(0), move(third).nodes());
            third.close();
            second.close();
        }
        for (long process : processes) {
            ProcessHandle.of(process)
                    .ifPresent(handle -> handle.onExit()
                            .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                            .join());
        }
    }

    @Test
    void endedProcessIsReplaced() {
        try (UgiEngines engines = engines("echo info nodes $$; echo bestmove a1; exit")) {
            UgiEngines.Player first = engines.player(1);
            long process = move(first).nodes();
            first.close();
            UgiEngines.Player second = engines.player(2);
            assertNotEquals(process, move(second).nodes());
            second.close();
        }
    }

    @Test
    void everyGameHasItsSeed() {
        String remember = "setoption*) seed=$line;;";
        try (UgiEngines engines = engines("echo info nodes ${seed##* }; echo bestmove a1", remember)) {
            UgiEngines.Player first = engines.player(0);
            assertEquals(1, move(first).nodes());
            first.close();
            UgiEngines.Player second = engines.player(-1);
            assertEquals(1 << 30, move(second).nodes());
            second.close();
        }
    }

    @Test
    void stopIsPassedOn() {
        try (UgiEngines engines = engines("true", "stop) echo bestmove a1;;")) {
            UgiEngines.Player player = engines.player(1);
            StopSignal stop = new StopSignal();
            stop.stop();
            SearchLimits limits = SearchLimits.ofTime(Duration.ofHours(1));
            SearchResult<ThreeSixNineMove> result =
                    player.search(GAME, GAME.initialState(), limits, SearchListener.none(), stop);
            assertEquals("a1", GAME.notation().formatMove(result.move()));
            player.close();
        }
    }

    @Test
    void engineThatEndsDuringASearchIsNamed() {
        try (UgiEngines engines = engines("exit")) {
            UgiEngines.Player player = engines.player(1);
            String message =
                    assertThrows(BoardwrightException.class, () -> move(player)).getMessage();
            assertTrue(message.startsWith("the engine " + engines.name() + " has ended"), message);
            player.close();
        }
    }
}
