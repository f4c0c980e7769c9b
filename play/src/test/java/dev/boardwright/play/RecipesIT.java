package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the recipes of docs/scale.md, with fewer games and with this machine in place of the others. */
class RecipesIT {
    private static final Pattern SCRIPT = Pattern.compile("^```bash\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    /** The commands that the scripts call, as functions. */
    private static final String PRELUDE = """
            set -eu
            boardwright() { eval "$PROGRAM"' "$@"'; }
            ssh() { shift; "$@"; }
            sbatch() {
                for SLURM_ARRAY_TASK_ID in 1 2 3 4; do eval "$4"; done
            }
            """;

    @TempDir
    Path folder;

    private static String script(String firstWord) throws IOException {
        Matcher matcher = SCRIPT.matcher(Files.readString(DocumentationTest.ROOT.resolve("docs/scale.md")));
        while (matcher.find()) {
            if (matcher.group(1).startsWith(firstWord)) {
                return matcher.group(1)
                        .replaceAll("--games \\d+", "--games 6")
                        .replaceAll("--nodes \\d+", "--nodes 20");
            }
        }
        throw new AssertionError("docs/scale.md has no script that begins with " + firstWord);
    }

    private String run(String script) throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(Path.of("/bin/bash")), "bash is not installed");
        Path out = folder.resolve("out");
        ProcessBuilder builder = new ProcessBuilder("/bin/bash", "-c", PRELUDE + script)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile());
        builder.environment()
                .put(
                        "PROGRAM",
                        Program.builder().command().stream()
                                .map(word -> "'" + word + "'")
                                .collect(Collectors.joining(" ")));
        Program.removeJvmOptions(builder.environment());
        Process process = builder.start();
        boolean ended = process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS);
        Patience.kill(process);
        String text = Files.readString(out, StandardCharsets.UTF_8);
        assertTrue(ended, text);
        assertEquals(0, process.exitValue(), text);
        return text;
    }

    private String merged(String file) {
        return Run.fine("merge", folder.resolve(file).toString()).out();
    }

    /** What the packaged program, which knows its version, prints without shards. */
    private static String whole() throws IOException, InterruptedException {
        return Program.run(
                        Program.builder("selfplay", "greener", "--games", "6", "--level", "minimax", "--nodes", "20"))
                .out();
    }

    @Test
    void oneMachine() throws IOException, InterruptedException {
        List<String> lines = run(script("boardwright selfplay")).lines().toList();
        assertEquals("games: 6, in games.jsonl.gz", lines.get(0));
        assertEquals("games: 0 after 6, in games.jsonl.gz", lines.get(1));
        assertEquals(whole(), merged("games.jsonl.gz"));
    }

    @Test
    void severalMachinesOverSsh() throws IOException, InterruptedException {
        run(script("i=0"));
        assertEquals(whole(), merged("games.jsonl.gz"));
    }

    @Test
    void severalMachinesOfABatchSystem() throws IOException, InterruptedException {
        String[] match = "match greener --first minimax --second greedy --games 6 --nodes 20".split(" ");
        assertEquals(Run.fine(match).out(), run(script("sbatch")));
    }
}
