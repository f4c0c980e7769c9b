package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.record.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples in the library's Javadoc. Java is compiled as in a class that imports the package, core, the searchers
 * and the common parts of the JDK. Statements are run, and their output is compared with the comments beside them. Game
 * records are parsed.
 */
class JavadocExamplesTest {
    private static final List<String> MODULES = List.of(
            "core", "testkit", "games-369", "games-blackstone", "games-greener", "games-dagennacht", "ai", "draw");

    private static final Pattern BLOCK =
            Pattern.compile("<pre>\\{@code\\n(.*?)^ *\\* }</pre>", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern PACKAGE = Pattern.compile("^package (.*);$", Pattern.MULTILINE);
    private static final Pattern PUBLIC = Pattern.compile("^public ", Pattern.MULTILINE);
    private static final Pattern PRINTED = Pattern.compile("System\\.out\\.println\\(.*\\); +// (.*)");

    @TempDir
    Path folder;

    private record Example(String name, String packageName, String text) {}

    /** The pages of packages and public types. */
    private static List<Path> pages() throws IOException {
        List<Path> pages = new ArrayList<>();
        for (String module : MODULES) {
            Path sources = DocumentationTest.ROOT.resolve(module).resolve("src/main/java");
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                        .sorted()
                        .toList()) {
                    if (isPackagePage(file)
                            || PUBLIC.matcher(Files.readString(file)).find()) {
                        pages.add(file);
                    }
                }
            }
        }
        return pages;
    }

    private static boolean isPackagePage(Path file) {
        return file.endsWith("package-info.java");
    }

    private static List<Example> examples(Path page) throws IOException {
        String source = Files.readString(page);
        Matcher packageName = PACKAGE.matcher(source);
        List<Example> examples = new ArrayList<>();
        if (packageName.find()) {
            Matcher block = BLOCK.matcher(source);
            while (block.find()) {
                String name = packageName.group(1) + " " + page.getFileName() + " " + (examples.size() + 1);
                String text = block.group(1).replaceAll("(?m)^ *\\* ?", "");
                examples.add(new Example(name, packageName.group(1), text));
            }
        }
        return examples;
    }

    @Test
    void everyPageOfAnExportedPackageHasAnExample() throws IOException {
        for (Path page : pages()) {
            assertTrue(!isExportedPackagePage(page) || !examples(page).isEmpty(), page::toString);
        }
    }

    private static boolean isExportedPackagePage(Path page) throws IOException {
        if (!isPackagePage(page)) {
            return false;
        }
        Matcher packageName = PACKAGE.matcher(Files.readString(page));
        assertTrue(packageName.find(), page::toString);
        Path sources = DocumentationTest.ROOT.resolve(
                DocumentationTest.ROOT.relativize(page).getName(0));
        String module = Files.readString(sources.resolve("src/main/java/module-info.java"));
        return module.contains("exports " + packageName.group(1) + ";");
    }

    @TestFactory
    Stream<DynamicTest> everyExampleWorks() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (Path page : pages()) {
            examples.addAll(examples(page));
        }
        return examples.stream().map(example -> DynamicTest.dynamicTest(example.name(), () -> check(example)));
    }

    private void check(Example example) throws Exception {
        if (example.text().startsWith("[")) {
            GameRecord.parse(example.text());
            return;
        }
        String imports = Stream.of(
                        "dev.boardwright.core", "dev.boardwright.ai", "java.time", "java.util", example.packageName())
                .distinct()
                .map(name -> "import " + name + ".*;\n")
                .reduce("", String::concat);
        String printed = new JavaExample(folder).check(imports, example.text());
        List<String> promised = PRINTED.matcher(example.text())
                .results()
                .map(result -> result.group(1))
                .toList();
        assertEquals(promised, printed.lines().toList());
    }
}
