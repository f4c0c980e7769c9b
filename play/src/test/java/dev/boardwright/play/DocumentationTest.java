package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

/** Checks every code block in the project's pages. Java is compiled, and statements are run. Commands are run. */
class DocumentationTest {
    static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Pattern BLOCK =
            Pattern.compile("^```(\\w+)([^\\n]*)\\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL);

    @TempDir
    Path folder;

    /** A fenced block: its language, the rest of that line, and its text. */
    private record Block(String page, int number, String language, String rest, String text) {
        String name() {
            return page + " block " + number + " (" + language + ")";
        }
    }

    @TestFactory
    Stream<DynamicTest> everyCodeBlockWorks() throws IOException {
        List<Block> blocks = new ArrayList<>();
        for (Path page : pages()) {
            Matcher matcher = BLOCK.matcher(Files.readString(page));
            for (int number = 1; matcher.find(); number++) {
                blocks.add(new Block(
                        ROOT.relativize(page).toString(),
                        number,
                        matcher.group(1),
                        matcher.group(2),
                        matcher.group(3)));
            }
        }
        assertTrue(blocks.size() > 10, "found only " + blocks.size() + " blocks");
        return blocks.stream()
                .filter(block -> !block.language().equals("text"))
                // Other tests run whole scripts.
                .filter(block -> !block.language().equals("bash"))
                // Module web runs these in a browser.
                .filter(block -> !List.of("js", "html").contains(block.language()))
                .map(block -> DynamicTest.dynamicTest(block.name(), () -> check(block)));
    }

    private static List<Path> pages() throws IOException {
        try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
            return Stream.of(
                            Stream.of(
                                            "README.md",
                                            "CONTRIBUTING.md",
                                            "ai/README.md",
                                            "ai/results/levels.md",
                                            "ai/results/mcts.md",
                                            "ai/results/minimax.md",
                                            "testkit/README.md",
                                            "benchmarks/README.md")
                                    .map(ROOT::resolve)
                                    .filter(Files::exists),
                            docs.filter(page -> page.toString().endsWith(".md")).sorted())
                    .flatMap(pages -> pages)
                    .toList();
        }
    }

    private void check(Block block) throws Exception {
        switch (block.language()) {
            case "java" -> new JavaExample(folder).check("", block.text());
            case "xml" ->
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader("<all>" + block.text() + "</all>")));
            case "sh" -> block.text().lines().forEach(DocumentationTest::checkCommand);
            case "ugi" -> checkDialogue(block.rest().strip(), block.text());
            default -> throw new AssertionError("no check for a block of " + block.language());
        }
    }

    private static void checkCommand(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("\"([^\"]*)\"|(\\S+)").matcher(line);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        assertEquals("boardwright", words.remove(0), line);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out), new PrintWriter(err), words.toArray(String[]::new));
        assertEquals(0, status, () -> line + "\n" + err);
        assertFalse(out.toString().isBlank(), line);
    }

    private void checkDialogue(String game, String input) throws Exception {
        JavaExample.Printed printed =
                new JavaExample(folder).run(input, ("dev.boardwright.play.Main ugi " + game).split(" ", -1));
        assertEquals(0, printed.status());
        assertFalse(printed.text().contains("error"), printed.text());
        assertTrue(printed.text().contains("bestmove "), printed.text());
    }
}
