package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.play.Patience;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** For any input the engine ends, and all its output follows the protocol. */
class UgiFuzzProperties {
    private static final Game<?, ?> GAME = Games.create("369", GameOptions.of("size", 3));

    private static final Pattern PROTOCOL = Pattern.compile("readyok|ugiok"
            + "|id (name|author) .+"
            + "|option name \\S+ type (spin|combo) default \\S+ .+"
            + "|option name \\S+ type string default \\S+"
            + "|response( \\S+)*"
            + "|bestmove (none|[a-c][1-3])"
            + "|nodes \\d+"
            + "|[a-c][1-3]: \\d+"
            + "|info string .+"
            // The answer to 'd': the letters of the columns, the rows, and the position.
            + "| +a b c| [1-3]  [x.] [x.] [x.]  [1-3]|[x1-3/]+ [wb] \\d+-\\d+"
            + "|info depth \\d+( multipv \\d+)? score (cp -?\\d+|win \\d+|loss \\d+|draw) nodes \\d+ nps \\d+ time \\d+"
            + " hashfull \\d+ pv [a-c][1-3]( [a-c][1-3])*");

    private static final List<String> WORDS = List.of(
            "ugi",
            "d",
            "isready",
            "uginewgame",
            "position",
            "startpos",
            "fen",
            "moves",
            "query",
            "p1turn",
            "gameover",
            "result",
            "go",
            "depth",
            "nodes",
            "movetime",
            "p1time",
            "p2time",
            "p1inc",
            "p2inc",
            "infinite",
            "perft",
            "stop",
            "setoption",
            "name",
            "value",
            "Level",
            "Hash",
            "Threads",
            "MultiPV",
            "Seed",
            "random",
            "greedy",
            "minimax",
            "a1",
            "b2",
            "c3",
            "A3",
            "z9",
            "0",
            "1",
            "2",
            "3",
            "-1",
            "99999999999999999999",
            "3/3/3",
            "xx1/xxx/xxx",
            "xxx/xxx/xxx",
            "w",
            "b",
            "0-0",
            "5-3",
            "none",
            "\u0000",
            "\ud800",
            "ü",
            "\t",
            "");

    private static final List<String> LINES = List.of(
            "ugi",
            "isready",
            "uginewgame",
            "stop",
            "d",
            "query result",
            "query moves",
            "query position",
            "position startpos moves a1 b2",
            "position fen xx1/xxx/xxx w 0-0",
            "position fen xxx/xxx/xxx w 0-0",
            "go depth 2",
            "go nodes 50",
            "go movetime 1",
            "go infinite",
            "go",
            "go perft 2",
            "go p1time 10 p2time 10",
            "setoption name MultiPV value 2",
            "setoption name Level value greedy",
            "setoption name Level value minimax",
            "setoption name Threads value 2",
            "setoption name Hash value 1");

    @Provide
    Arbitrary<String> line() {
        Arbitrary<String> words = Arbitraries.of(WORDS).list().ofMaxSize(6).map(list -> String.join(" ", list));
        return Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(3, Arbitraries.of(LINES)),
                net.jqwik.api.Tuple.of(2, words),
                net.jqwik.api.Tuple.of(1, Arbitraries.strings().ofMaxLength(40)));
    }

    @Provide
    Arbitrary<List<String>> script() {
        return line().list().ofMaxSize(25);
    }

    @Property(tries = 300)
    void survivesAnyCommands(@ForAll("script") List<String> script) {
        List<String> lines = run((String.join("\n", script)).getBytes(StandardCharsets.UTF_8));

        for (String line : lines) {
            assertTrue(PROTOCOL.matcher(line).matches(), () -> "not in the protocol: " + line);
        }
    }

    @Property(tries = 300)
    void survivesAnyBytes(@ForAll byte[] bytes) {
        for (String line : run(bytes)) {
            assertTrue(PROTOCOL.matcher(line).matches(), () -> "not in the protocol: " + line);
        }
    }

    /** Input may end at any point. */
    @Property(tries = 60)
    void survivesTheEndOfInputAnywhere(@ForAll("cut") int cut) {
        byte[] whole = "ugi\nisready\nposition startpos moves a1\ngo depth 3\nquery result\ngo infinite\nstop\nquit\n"
                .getBytes(StandardCharsets.UTF_8);

        run(java.util.Arrays.copyOf(whole, Math.min(cut, whole.length)));
    }

    @Provide
    Arbitrary<Integer> cut() {
        return Arbitraries.integers().between(0, 100);
    }

    @Property(tries = 1)
    void survivesALineOfOneMegabyte() {
        for (int length :
                new int[] {UgiEngine.MAX_LINE_BYTES, UgiEngine.MAX_LINE_BYTES + 1, 3 * UgiEngine.MAX_LINE_BYTES}) {
            String moves = "position startpos moves" + " a1 b1 c1 a2".repeat(length / 12);
            List<String> lines =
                    run((moves + "\n" + "x".repeat(length) + "\nisready\n").getBytes(StandardCharsets.UTF_8));

            assertEquals(3, lines.size(), () -> lines.toString());
            assertTrue(lines.get(0).startsWith("info string error: "), lines.get(0));
            assertTrue(lines.get(1).startsWith("info string "), lines.get(1));
            assertEquals("readyok", lines.get(2));
        }
    }

    private static List<String> run(byte[] input) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertTimeoutPreemptively(
                Patience.LIMIT, () -> new UgiEngine<>(GAME, out, Duration.ZERO).run(new ByteArrayInputStream(input)));
        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.isEmpty() || text.endsWith("\n"));
        assertTrue(!text.contains("\r"));
        return List.of(text.split("\n")).stream()
                .filter(line -> !line.isEmpty())
                .toList();
    }
}
