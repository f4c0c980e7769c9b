package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Run;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LearnCommandTest {
    @TempDir
    private Path folder;

    private Run learn(Path out, String... more) {
        List<String> line = new java.util.ArrayList<>(List.of(
                "learn",
                "blackstone",
                "--size",
                "6",
                "--games",
                "6",
                "--match",
                "2",
                "--patterns",
                "line2",
                "--out",
                out.toString()));
        line.addAll(List.of(more));
        return Run.of(line.toArray(new String[0]));
    }

    @Test
    void printsTheFourLinesLastAndTheFileRepeats() throws IOException {
        Path one = folder.resolve("one");
        Path other = folder.resolve("other");
        Run run = learn(one, "--generations", "2");
        assertEquals(0, run.status(), run.err());
        List<String> lines = run.lines();
        int end = lines.size();
        assertEquals("generations: 2", lines.get(end - 4));
        assertTrue(lines.get(end - 3).matches("games: \\d+"), run.out());
        assertTrue(lines.get(end - 2).matches("elo: (-?[0-9.]+|-?inf) \\(-?[0-9.]+ to -?[0-9.]+\\)"), run.out());
        assertTrue(lines.get(end - 1).matches("better: (yes|no|unclear)"), run.out());
        Path plot = folder.resolve("plot.svg");
        Run again = learn(other, "--generations", "2", "--threads", "3", "--json", "--plot", plot.toString());
        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(other));
        Map<String, Object> facts = again.json();
        assertEquals(new BigDecimal(2), facts.get("generations"));
        assertEquals(List.of("line2"), facts.get("patterns"));
        assertTrue(Files.readString(plot).startsWith("<svg "));
        useEverywhere(one);
        Run resumed = Run.of(
                "learn",
                "blackstone",
                "--size",
                "6",
                "--games",
                "6",
                "--match",
                "2",
                "--generations",
                "1",
                "--resume",
                "--out",
                one.toString());
        assertTrue(resumed.lines().contains("generations: 3"), resumed.out() + resumed.err());
    }

    private void useEverywhere(Path weights) {
        String file = weights.toString();
        String name = "blackstone";
        Run.fine("analyse", name, "--size", "6", "--nodes", "500", "--weights", file);
        Run.fine(
                "selfplay",
                name,
                "--size",
                "6",
                "--games",
                "1",
                "--level",
                "minimax",
                "--nodes",
                "20",
                "--weights",
                file);
        Run match = Run.fine(
                ("match blackstone --size 6 --games 2 --first minimax --second minimax --nodes 100 --second-weights none"
                                + " --first-weights " + file)
                        .split(" "));
        assertTrue(match.out().contains("score"), match.out());
        String own = Run.fine("analyse", name, "--size", "6", "--nodes", "500").out();
        String learned = Run.fine("analyse", name, "--size", "6", "--nodes", "500", "--weights", file)
                .out();
        assertTrue(!own.equals(learned), own);
        Run wrong = Run.of("analyse", name, "--nodes", "500", "--weights", file);
        assertEquals(1, wrong.status());
        assertTrue(wrong.err().contains("not with size=8"), wrong.err());
    }

    @Test
    void aGainThatIsRequiredAndMissingIsAFailure() {
        // Every game of 369 on 3 by 3 cells is searched to its end: no weights can be better.
        Path out = folder.resolve("w");
        Run run = Run.of(
                "learn",
                "369",
                "--size",
                "3",
                "--generations",
                "1",
                "--games",
                "4",
                "--match",
                "2",
                "--require-gain",
                "--out",
                out.toString());
        assertEquals(1, run.status(), run.out());
        assertTrue(Files.exists(out));
        assertTrue(run.out().contains("better: unclear"), run.out());
    }

    @Test
    void timeCanBeShort() {
        Run run = Run.of(
                "learn",
                "369",
                "--size",
                "3",
                "--time",
                "300ms",
                "--out",
                folder.resolve("t").toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("generations: "), run.out());
    }

    @Test
    void mistakesAreRefusedBeforeTheWork() throws IOException {
        assertTrue(Run.mistake("learn", "369", "--time", "soon").contains("--time takes"));
        assertTrue(Run.mistake("learn", "369", "--time", "0s").contains("--time takes"));
        assertTrue(Run.mistake("learn", "369", "--time", "1s", "--generations", "2")
                .contains("exclude"));
        assertTrue(Run.mistake("learn", "369", "--threads", "0").contains("--threads"));
        assertTrue(Run.mistake("learn", "369", "--patterns", "blob").contains("a pattern is"));
        assertTrue(Run.mistake("learn", "369", "--resume", "--force").contains("only one"));
        Path never = folder.resolve("never");
        assertTrue(Run.mistake("learn", "369", "--size", "3", "--patterns", "box4x4", "--out", never.toString())
                .contains("box4x4 does not fit"));
        Run plot = learn(never, "--plot", folder.resolve("no/plot.svg").toString());
        assertTrue(plot.err().contains("there is no such directory"), plot.err());
        assertTrue(!Files.exists(never) && plot.out().isEmpty(), plot.out());
        assertTrue(Run.mistake("learn", "369", "--plot", never.toString(), "--out", folder + "/./never")
                .contains("same file"));
        assertTrue(Run.of("learn", "369", "--resume", "--out", never.toString())
                .err()
                .contains("there is no such file"));
        Path there = folder.resolve("there");
        Files.writeString(there, "mine");
        Run run = learn(there, "--generations", "1");
        assertEquals(1, run.status());
        assertEquals("mine", Files.readString(there));
        assertTrue(Run.of("learn", "369", "--resume", "--out", there.toString())
                .err()
                .contains("does not begin with"));
    }
}
