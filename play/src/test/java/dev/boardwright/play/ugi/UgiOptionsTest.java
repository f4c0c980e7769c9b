package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.GreedySearcher;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.PolicySearcher;
import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Searcher;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UgiOptionsTest {
    private final UgiOptions options = new UgiOptions(Games.create("369"));

    private void set(String text) {
        options.set(Words.of(text));
    }

    private static Searcher searcher(UgiOptions options) {
        return options.level().searchers().apply(options.settings());
    }

    private Minimax minimax() {
        return (Minimax) searcher(options);
    }

    @Test
    void levelSelectsTheSearcher() {
        set("name Level value random");
        assertEquals(new RandomSearcher(1), searcher(options));
        set("name level value GREEDY");
        assertEquals(new GreedySearcher(1), searcher(options));
        set("name LEVEL value greedy-lines");
        assertEquals(new PolicySearcher("greedy-lines", 1), searcher(options));
    }

    @Test
    void numbersReachTheSearcher() {
        set("name seed value 42");
        set("name threads value 2");
        set("name multipv value 3");
        set("name hash value 5");

        assertEquals(42, minimax().settings().seed());
        assertEquals(2, minimax().settings().threads());
        assertEquals(3, minimax().settings().multiPv());
        assertEquals(3, options.multiPv());
        assertEquals(5, minimax().settings().table().orElseThrow().megabytes());
    }

    @Test
    void weightsReachTheSearcher() {
        UgiOptions own = new UgiOptions(Games.create("blackstone"));
        assertEquals(Evaluations.own(), ((Minimax) searcher(own)).settings().evaluations());
        own.set(Words.of("name Weights value none"));
        Evaluations without = ((Minimax) searcher(own)).settings().evaluations();
        assertNotEquals(Evaluations.own(), without);
        assertThrows(BoardwrightException.class, () -> own.set(Words.of("name Weights value no such file")));
        assertEquals(without, ((Minimax) searcher(own)).settings().evaluations());
        own.set(Words.of("name weights value <empty>"));
        assertEquals(Evaluations.own(), ((Minimax) searcher(own)).settings().evaluations());
    }

    @Test
    void searchesShareATableUntilItsSizeChanges() {
        var table = minimax().settings().table().orElseThrow();
        set("name Seed value 7");

        assertTrue(table == minimax().settings().table().orElseThrow());
        set("name Hash value 32");
        assertTrue(table != minimax().settings().table().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "name",
                "name Hash",
                "name value 3",
                "value 3",
                "Hash value 3",
                "name Hash value",
                "name Hash value 0",
                "name Hash value -1",
                "name Hash value 3.5",
                "name Hash value 99999999999999",
                "name Threads value 0",
                "name MultiPV value none",
                "name Level value best",
                "name Level value",
                "name Ponder value true",
            })
    void invalidValuesAreRefusedAndChangeNothing(String text) {
        Minimax before = minimax();

        assertThrows(OptionException.class, () -> set(text));
        assertEquals(before, minimax());
    }

    @Test
    void seedZeroChangesWithEachGame() {
        set("name Seed value 0");
        long first = minimax().settings().seed();

        assertEquals(first, minimax().settings().seed());
        options.newGame();
        assertNotEquals(first, minimax().settings().seed());
        set("name Seed value 1");
        options.newGame();
        assertEquals(1, minimax().settings().seed());
    }

    @Test
    void theMoveOverheadIsSet() {
        set("name moveoverhead value 30");

        assertEquals(Duration.ofMillis(30), options.moveOverhead());
    }
}
