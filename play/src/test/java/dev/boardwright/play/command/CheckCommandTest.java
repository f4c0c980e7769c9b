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
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckCommandTest {
    private static final String FOUR = "11/11/11/11/11/11/11/11/11/2w1w6/1bbbb6 w";

    @TempDir
    private Path directory;

    private Path proof(String name) {
        Path file = directory.resolve(name);
        Run.fine("solve", "369", "--size", "3", "--hash", "1", "--proof", file.toString());
        return file;
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.proof", "a.proof.gz"})
    void proofOfASolvedPositionHolds(String name) {
        List<String> lines = Run.fine("check", proof(name).toString()).lines();

        assertEquals("outcome: p1win", lines.get(0));
        assertTrue(lines.get(1).matches("positions: [1-9]\\d*"), lines.get(1));
        assertEquals("verdict: holds", lines.get(2));
    }

    @Test
    void proofOfThreatsHolds() {
        String file = directory.resolve("threats.proof").toString();
        Run.fine(
                "solve",
                "dagennacht",
                "--size",
                "11",
                "--method",
                "threats",
                "--hash",
                "1",
                "--value-only",
                "--position",
                FOUR,
                "--proof",
                file);

        assertEquals("holds", Run.fine("check", file, "--json").json().get("verdict"));
    }

    @Test
    void changedProofFailsWithOneLine() throws IOException {
        Path file = proof("a.proof");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.remove(3);
        Files.write(file, lines);
        Run run = Run.of("check", file.toString());

        assertEquals(1, run.status());
        assertTrue(run.lines().get(2).startsWith("verdict: fails at "), run.out());
    }

    @Test
    void truncatedProofFails() throws IOException {
        Path file = proof("a.proof.gz");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length * 2 / 3));

        assertEquals(1, Run.of("check", file.toString()).status());
    }

    @Test
    void unsolvedPositionHasNoProof() {
        Path file = directory.resolve("none.proof");
        Run run = Run.of("solve", "369", "--size", "9", "--nodes", "1000", "--hash", "1", "--proof", file.toString());

        assertEquals(1, run.status());
        assertFalse(Files.exists(file));
    }

    @Test
    void existingFileIsKeptWithoutForce() {
        Path file = proof("a.proof");
        Run run = Run.of("solve", "369", "--size", "3", "--hash", "1", "--proof", file.toString());

        assertEquals(1, run.status());
        assertTrue(run.err().contains("--force"), run.err());
        Run.fine("solve", "369", "--size", "3", "--hash", "1", "--force", "--proof", file.toString());
    }

    @Test
    void mistakesHaveOneLine() {
        assertTrue(Run.mistake("solve", "369", "--method", "threats").contains("does not say what threatens"));
        assertTrue(Run.mistake("solve", "369", "--force").contains("--proof"));
        assertEquals(1, Run.of("check", directory.resolve("missing").toString()).status());
        Run.mistake("check");
    }
}
