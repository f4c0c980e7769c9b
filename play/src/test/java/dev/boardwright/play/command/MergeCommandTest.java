package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
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
        for (int count : new int[] {1, 2, 3, 7}) {
            List<Path> files = count == 1 && !command.equals(SELFPLAY) ? shards(command, 2) : shards(command, count);
            assertEquals(new Run(0, whole, ""), merge(files), command + " in " + count);
        }
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
                "boardwright merge: number 2 is missing; --partial merges the others\n",
                merge(lines).err());
        assertEquals(5, merge(lines, "--partial").lines().size());
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
        assertTrue(merge(lines).err().contains("is there twice"));
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
