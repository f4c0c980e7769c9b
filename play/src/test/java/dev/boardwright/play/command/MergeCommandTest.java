package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs of all shards and a merge print the same as one run. */
class MergeCommandTest {
    private static final String MATCH =
            "match 369 --size 4 --first minimax --second greedy --games 11 --nodes 60 --second-depth 1 --json";
    private static final String SPRT =
            "match 369 --size 4 --first greedy --second random --games 120 --depth 1" + " --sprt 0:50 --json";
    private static final String STATS = "stats greener --size 4 --games 30 --level greedy --json";
    private static final String SELFPLAY = "selfplay greener --size 4 --games 7 --level minimax --nodes 50";

    @TempDir
    Path folder;

    private List<Path> shards(String command, int count) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            Path file = folder.resolve(i + "of" + count);
            Files.writeString(file, run(command + " --shard " + i + "/" + count).out());
            files.add(file);
        }
        Collections.shuffle(files, new Random(count));
        return files;
    }

    private static Run run(String command) {
        return Run.fine(command.split(" "));
    }

    private static Run merge(List<Path> files, String... more) {
        List<String> args = new ArrayList<>(List.of("merge"));
        files.forEach(file -> args.add(file.toString()));
        args.addAll(List.of(more));
        return Run.of(args.toArray(String[]::new));
    }

    @ParameterizedTest
    @ValueSource(strings = {MATCH, SPRT, SELFPLAY})
    void theMergePrintsTheSameBytesAsOneRun(String command) throws IOException {
        String whole = run(command).out();
        for (int count : new int[] {1, 2, 3, 7, 12}) {
            assertEquals(new Run(0, whole, ""), merge(shards(command, count)), command + " in " + count);
        }
    }

    @Test
    void solvedPositionsAreTheSameExceptForTheTime() throws IOException {
        String whole = untimed(run(solve()).out());
        for (int count : new int[] {1, 2, 4, 7}) {
            Run merged = merge(shards(solve(), count));
            assertEquals(new Run(0, whole, ""), new Run(merged.status(), untimed(merged.out()), merged.err()));
        }
    }

    private static String untimed(String lines) {
        return lines.replaceAll("\"time\":[^,}]*", "");
    }

    private String solve() throws IOException {
        Path positions = Files.write(
                folder.resolve("positions"),
                List.of("xx1/xxx/xxx w 0-0", "xx1/xxx/xxx w 1-0", "xx1/xxx/xxx w 2-0", "xx1/xxx/xxx w 3-0"));
        return "solve 369 --size 3 --hash 1 --positions " + positions;
    }

    @Test
    void statisticsAreTheSameExceptForTheSpeed() throws IOException {
        Map<String, Object> whole = new TreeMap<>(run(STATS).json());
        Map<String, Object> merged = new TreeMap<>(merge(shards(STATS, 4)).json());
        assertTrue(whole.remove("movesPerSecond") != null && merged.remove("movesPerSecond") != null);
        assertEquals(whole, merged);
    }

    @Test
    void textIsThatOfOneRun() throws IOException {
        assertEquals(
                run(MATCH.replace(" --json", "")).out(),
                merge(shards(MATCH, 3), "--text").out());
    }

    @Test
    void compressedFilesAreMergedIntoACompressedFile() throws IOException {
        Path one = folder.resolve("one.gz");
        Path two = folder.resolve("two.gz");
        Path all = folder.resolve("all.gz");
        run(SELFPLAY + " --shard 1/2 --out " + one);
        run(SELFPLAY + " --shard 2/2 --out " + two);
        Run first = merge(List.of(two, one), "--out", all.toString());
        assertEquals(0, first.status(), first.err());
        assertEquals("merged 2 files into " + all + "\n", first.out());
        assertEquals(run(SELFPLAY).out(), merge(List.of(all)).out());
        assertTrue(merge(List.of(two, one), "--out", all.toString())
                .err()
                .contains("exists already; --force replaces it"));
        assertEquals(
                0, merge(List.of(two, one), "--out", all.toString(), "--force").status());
    }

    @Test
    void missingShardsAreNamed() throws IOException {
        List<Path> files = shards(MATCH, 3);
        files.removeIf(file -> file.toString().endsWith("2of3"));
        Run run = merge(files);
        assertEquals(1, run.status());
        assertEquals("boardwright merge: shards are missing: 2/3; --partial merges the others\n", run.err());
        assertEquals(false, merge(files, "--partial").json().get("complete"));

        List<Path> lines = shards(SELFPLAY, 3);
        lines.removeIf(file -> file.toString().endsWith("2of3"));
        assertEquals(
                new Run(
                        1,
                        "",
                        "boardwright merge: 2 of 7 are missing: numbers 2, 5 (shard 2/3); --partial merges the others\n"),
                merge(lines));
        assertEquals(5, merge(lines, "--partial").lines().size());
        List<Path> first = new ArrayList<>(shards(SELFPLAY, 2));
        first.removeIf(file -> file.toString().endsWith("2of2"));
        assertTrue(merge(first).err().contains("3 of 7 are missing: numbers 2, 4, 6 (shard 2/2)"));
    }

    @Test
    void gamesMissingAtTheEndAreNamed() throws IOException {
        List<Path> lines = shards(SELFPLAY, 2);
        Path with7 = folder.resolve("1of2");
        List<String> all = Files.readAllLines(with7);
        Files.write(with7, all.subList(0, all.size() - 1));
        assertEquals(
                "boardwright merge: 1 of 7 is missing: number 7; --partial merges the others\n",
                merge(lines).err());

        List<Path> stopped = shards(STATS, 2);
        Path second = folder.resolve("2of2");
        // As after Ctrl-C.
        String fewer = Files.readString(second)
                .replaceFirst("\"wins\":\\[[0-9,]*]", "\"wins\":[1,0,0]")
                .replaceFirst("\"lengths\":\\[.*?]]", "\"lengths\":[[20,1]]");
        Files.writeString(second, fewer);
        assertEquals(
                "boardwright merge: shard 2/2 has 1 of 15 games; --partial merges them\n",
                merge(stopped).err());
        assertEquals(0, merge(stopped, "--partial").status());
    }

    @Test
    void aTornFileIsRefusedWhereverItWasCut() throws IOException {
        for (String command : List.of(solve(), STATS, MATCH)) {
            List<Path> files = shards(command, 2);
            String whole = untimed(merge(files).out());
            byte[] bytes = Files.readAllBytes(files.get(0));
            for (int length = bytes.length - 1; length >= 0; length -= length > bytes.length - 5 ? 1 : 41) {
                Files.write(files.get(0), Arrays.copyOf(bytes, length));
                Run run = merge(files);
                if (run.status() == 0) {
                    assertEquals(whole, untimed(run.out()), "only the line feed is missing");
                } else {
                    assertEquals(new Run(1, "", run.err()), run);
                    assertEquals(1, run.err().lines().count(), run.err());
                }
            }
        }
    }

    @Test
    void aTornLineIsNamed() throws IOException {
        List<Path> files = shards(SELFPLAY, 2);
        byte[] bytes = Files.readAllBytes(files.get(0));
        Files.write(files.get(0), Arrays.copyOf(bytes, bytes.length - 20));
        int lines = Files.readAllLines(files.get(0)).size();
        assertEquals(
                "boardwright merge: " + files.get(0) + ", line " + lines
                        + ": it is torn: finish or repeat this shard\n",
                merge(files).err());
        assertEquals(6, merge(files, "--partial").lines().size());
    }

    @Test
    void linesOfAnotherJobAreRefused() throws IOException {
        shards(SELFPLAY, 2);
        for (String[] change : new String[][] {
            {SELFPLAY + " --seed 2", "seed is 1 in A and 2 here"},
            {SELFPLAY.replace("--games 7", "--games 8"), "planned is 7 in A and 8 here"},
            {SELFPLAY.replace("--nodes 50", "--depth 1"), "limits is {nodes:50} in A and {depth:1} here"},
            {SELFPLAY.replace("minimax", "mcts"), "level is minimax in A and mcts here"},
            {SELFPLAY + " --max-plies 9", "maxPlies is 10000 in A and 9 here"},
            {SELFPLAY + " --openings 3", "openings is 2 in A and 3 here"},
            {SELFPLAY.replace("--size 4", "--size 6"), "options is {size:4,setup:"},
            {SELFPLAY.replace("greener --size 4", "369 --size 4"), "game is greener in A and 369 here"}
        }) {
            Path second = folder.resolve("other");
            Files.writeString(second, run(change[0] + " --shard 2/2").out());
            Path first = folder.resolve("1of2");
            Run run = merge(List.of(first, second));
            assertEquals(1, run.status(), change[0]);
            assertEquals("", run.out());
            assertTrue(
                    run.err()
                            .startsWith("boardwright merge: " + second + ", line 1: it is of another job: "
                                    + change[1].replace(" A ", " " + first + " ")),
                    run.err());
            assertEquals(1, run.err().lines().count());
        }
    }

    @Test
    void theOpeningsOfAFileArePartOfTheJob() throws IOException {
        Path book = folder.resolve("book");
        Path first = folder.resolve("first");
        Path second = folder.resolve("second");
        String command = "match 369 --first random --second random --games 4 --nodes 1 --json --opening-file " + book;
        Files.writeString(book, "a1 b2\n");
        Files.writeString(first, run(command + " --shard 1/2").out());
        Files.writeString(book, "a1 b3\n");
        Files.writeString(second, run(command + " --shard 2/2").out());
        assertTrue(merge(List.of(first, second)).err().contains("line 1: the shards are of different jobs: book is "));
        assertTrue(
                run(command.replace("--games 4", "--games 4 --shard 1/1")).out().contains("\"book\":\""));
    }

    @Test
    void anOutputThatIsAnInputIsRefusedAndKept() throws IOException {
        List<Path> files = shards(SELFPLAY, 2);
        String before = Files.readString(files.get(0));
        Path link = Files.createSymbolicLink(folder.resolve("link"), files.get(0));
        Path hard = Files.createLink(folder.resolve("hard"), files.get(0));
        for (Path out : List.of(
                files.get(0), link, hard, folder.resolve("./" + files.get(0).getFileName()))) {
            for (String[] more : new String[][] {{"--out", out.toString()}, {"--out", out.toString(), "--force"}}) {
                Run run = merge(files, more);
                assertEquals(2, run.status());
                assertTrue(run.err().contains(" is read by this command"), run.err());
                assertEquals(before, Files.readString(files.get(0)));
            }
        }
    }

    @Test
    void aFailingMergeLeavesTheOldFile() throws IOException {
        List<Path> files = shards(SELFPLAY, 3);
        Path removed = files.remove(0);
        Path out = folder.resolve("out");
        assertEquals(1, merge(files, "--out", out.toString()).status());
        assertFalse(Files.exists(out));
        Files.writeString(out, "old");
        assertEquals(1, merge(files, "--out", out.toString(), "--force").status());
        assertEquals("old", Files.readString(out));
        files.add(removed);
        assertEquals(0, merge(files, "--out", out.toString(), "--force").status());
        assertEquals(run(SELFPLAY).out(), Files.readString(out));
        try (var all = Files.list(folder)) {
            assertEquals(4, all.count());
        }
    }

    @Test
    void numbersAreChecked() throws IOException {
        Path match = folder.resolve("match");
        String good = run(MATCH + " --shard 1/1").out();
        Files.writeString(match, good);
        assertEquals(0, merge(List.of(match)).status());
        for (String number : List.of("99999999999999999999", "1.9", "2", "-2", "1e999999999", "\"1\"", "null")) {
            Files.writeString(match, good.replaceFirst("\"points\":\\[\\[0,-?[01],", "\"points\":[[0," + number + ","));
            Run run = merge(List.of(match));
            assertEquals(new Run(1, "", run.err()), run);
            assertTrue(run.err().startsWith("boardwright merge: " + match + ", line 1: "), run.err());
        }
        Path stats = folder.resolve("stats");
        String statistics = run(STATS + " --shard 1/1").out();
        for (String number : List.of("99999999999999999999", "1.9", "-1", "1")) {
            Files.writeString(stats, statistics.replaceFirst("\"wins\":\\[[0-9]+", "\"wins\":[" + number));
            assertEquals(1, merge(List.of(stats)).status(), number);
        }
        for (String planned : List.of("99999999999999999999", "1.9", "-1", "0", "\"11\"")) {
            Files.writeString(match, good.replace("\"planned\":11", "\"planned\":" + planned));
            assertEquals(1, merge(List.of(match)).status(), planned);
        }
    }

    @Test
    void namesCannotSteerTheTerminal() throws IOException {
        Path match = folder.resolve("match");
        Files.writeString(
                match, run(MATCH + " --shard 1/1").out().replace("\"first\":\"minimax\"", "\"first\":\"\\u001b[2Jx\""));
        assertTrue(merge(List.of(match), "--text").lines().get(0).startsWith("?[2Jx against"));
        Path other = folder.resolve("other");
        Files.writeString(other, run(MATCH + " --shard 1/1").out());
        assertFalse(merge(List.of(match, other)).err().contains("\u001b"));
    }

    @Test
    void shardsThatDoNotBelongTogetherAreRefused() throws IOException {
        List<Path> files = shards(MATCH, 2);
        List<Path> doubled = new ArrayList<>(files);
        doubled.add(files.get(0));
        assertTrue(merge(doubled).err().contains("is there twice"));
        List<Path> others = new ArrayList<>(shards(MATCH + " --seed 2", 3));
        others.add(files.get(0));
        assertTrue(
                merge(others).err().contains("the shards are of different jobs: seed is 2 in one and 1 in another\n"));

        List<Path> lines = shards(SELFPLAY, 2);
        lines.add(lines.get(0));
        assertTrue(merge(lines).err().contains("is there twice, first in "));
        Path copy = folder.resolve("copy");
        Files.writeString(copy, Files.readString(lines.get(0)).replace("\"margin\":", "\"more\":1,\"margin\":"));
        lines.set(2, copy);
        assertTrue(merge(lines).err().contains(", and the two differ\n"));
    }

    @Test
    void filesThatAreNotShardsAreRefusedInOneLine() throws IOException {
        Path file = folder.resolve("file");
        for (String text : List.of("", "no", "{}", "{\"shard\":1}", "[]", "{\"shard\":\"1/2\"}", "{\"a\":[[[[")) {
            Files.writeString(file, text);
            Run run = merge(List.of(file));
            assertTrue(run.status() == 1 || run.status() == 2, text);
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().startsWith("boardwright merge: "), run.err());
        }
        Files.writeString(file, run(MATCH).out());
        assertTrue(merge(List.of(file)).err().contains("not the JSON of a shard: print it with --shard and --json"));
        assertTrue(merge(List.of(folder.resolve("missing"))).err().contains("there is no such file"));
        assertTrue(Run.mistake("merge").contains("FILE"));
        assertTrue(Run.mistake("merge", file.toString(), "--force").contains("--force needs a file"));
        assertTrue(Run.mistake(("match 369 --first random --second random --games 2 --shard 3/2").split(" "))
                .contains("--shard: a shard is I/N with I from 1 to N, such as 1/4, not '3/2'"));
    }
}
