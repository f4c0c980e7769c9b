package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the recipe for Spark in docs/scale.md, with fewer games, in this process. */
class RecipeTest {
    private static final Pattern SUBMIT = Pattern.compile(
            "^spark-submit --master \\S+ --class (\\S+) boardwright-spark.jar \\\\\\n\\s+(.*)$", Pattern.MULTILINE);

    @TempDir
    Path folder;

    @Test
    void everyJobRuns() throws IOException {
        Matcher matcher = SUBMIT.matcher(Files.readString(Path.of("../docs/scale.md")));
        List<String> jobs = new ArrayList<>();
        while (matcher.find()) {
            assertEquals(Main.class.getName(), matcher.group(1));
            String args = matcher.group(2)
                    .replaceAll("--games \\d+", "--games 6")
                    .replaceAll("--match \\d+", "--match 2")
                    .replace(
                            "blackstone.weights",
                            folder.resolve("blackstone.weights").toString())
                    .replaceAll("--nodes \\d+", "--nodes 20")
                    .replace("games.parquet", folder.resolve("games.parquet").toString());
            jobs.add(args.substring(0, args.indexOf(' ')));
            StringWriter out = new StringWriter();
            StringWriter err = new StringWriter();
            int status =
                    Main.run(new PrintWriter(out), new PrintWriter(err), (args + " --master local[2]").split(" ", -1));
            assertEquals(0, status, err.toString());
            assertTrue(out.toString().contains("games: 6"), out.toString());
        }
        assertEquals(List.of("selfplay", "stats", "match", "learn"), jobs);
        assertTrue(Files.exists(folder.resolve("games.parquet/_SUCCESS")));
    }
}
