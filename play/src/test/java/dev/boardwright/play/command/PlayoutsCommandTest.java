package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import dev.boardwright.play.Run;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlayoutsCommandTest {
    private static final List<String> SHARES = List.of("p1win", "p2win", "draw");

    static Stream<String> games() {
        return Games.all().stream().map(GameInfo::name);
    }

    @ParameterizedTest
    @MethodSource("games")
    void printsALineForEachFigure(String game) {
        List<String> lines =
                Run.fine("playouts", game, "--seconds", "0.01", "--seed", "7").lines();

        assertEquals(
                List.of("playouts/s", "moves/s", "mean plies", "p1win", "p2win", "draw"),
                lines.stream()
                        .map(line -> line.substring(0, line.indexOf(": ")))
                        .toList());
        assertTrue(lines.stream().allMatch(line -> line.matches("[a-z0-9/ ]+: [0-9]+(\\.[0-9]+)?")), lines.toString());
    }

    @Test
    void sharesAddUpToOne() {
        Map<String, Object> facts =
                Run.fine("playouts", "greener", "--seconds", "0.05", "--json").json();

        BigDecimal sum =
                SHARES.stream().map(facts::get).map(BigDecimal.class::cast).reduce(BigDecimal.ZERO, BigDecimal::add);
        assertTrue(sum.subtract(BigDecimal.ONE).abs().compareTo(new BigDecimal("0.001")) < 0, facts.toString());
        assertEquals(BigDecimal.ONE, facts.get("seed"));
        assertTrue(((BigDecimal) facts.get("mean plies")).signum() > 0);
    }

    @Test
    void fixedLengthIsTheMeanNumberOfPlies() {
        List<String> lines =
                Run.fine("playouts", "369", "--size", "5", "--seconds", "0.01").lines();

        assertEquals("mean plies: 25.00", lines.get(2));
    }

    @Test
    void finishedPositionHasNoPlies() {
        List<String> lines = Run.fine(
                        "playouts", "369", "--size", "3", "--position", "xxx/xxx/xxx b 5-3", "--seconds", "0.01")
                .lines();

        assertEquals(
                List.of("moves/s: 0.00", "mean plies: 0.00", "p1win: 1.0000", "p2win: 0.0000", "draw: 0.0000"),
                lines.subList(1, 6));
    }
}
