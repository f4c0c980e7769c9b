package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A piece of Java from a page: a class, or methods and statements. Statements are also run.
 *
 * @param folder the folder to compile in
 */
record JavaExample(Path folder) {
    /** The first class that a piece declares. */
    private static final Pattern TYPE = Pattern.compile("^(?:public )?(?:final )?class (\\w+)", Pattern.MULTILINE);

    /** A method, which ends with the first brace at the start of a line. */
    private static final Pattern METHOD = Pattern.compile("^static .*?^\\}\n", Pattern.MULTILINE | Pattern.DOTALL);

    private static final String CLASS_PATH = System.getProperty("java.class.path");
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    /** For all examples, because it keeps the jars of the class path open. */
    private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, null, null);

    private static final Path OWN_GAME = DocumentationTest.ROOT.resolve("examples/own-game/src/main/java");

    /** The status and output of a process. */
    record Printed(int status, String text) {}

    /** Compiles a piece after these lines of imports, and returns its output if it is statements. */
    String check(String imports, String text) throws IOException, ReflectiveOperationException {
        Matcher type = TYPE.matcher(text);
        if (type.find()) {
            compile(type.group(1), imports + text);
            return "";
        }
        String source = asClass(imports, text);
        compile("Statements", source);
        return runStatements(source);
    }

    /** Runs the class {@code Statements} here, which is faster than a process of its own, and returns its output. */
    private String runStatements(String source) throws IOException, ReflectiveOperationException {
        PrintStream out = System.out;
        PrintStream err = System.err;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream all = new PrintStream(printed, true, StandardCharsets.UTF_8);
        System.setOut(all);
        System.setErr(all);
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Method main = loader.loadClass("Statements").getDeclaredMethod("main", String[].class);
            main.setAccessible(true);
            main.invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException e) {
            throw new AssertionError(source + printed.toString(StandardCharsets.UTF_8), e.getCause());
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }

    /** A class with the methods of a text, and its statements in {@code main}. */
    private static String asClass(String imports, String text) {
        String own = text.lines().filter(line -> line.startsWith("import ")).collect(Collectors.joining("\n"));
        String rest =
                text.lines().filter(line -> !line.startsWith("import ")).collect(Collectors.joining("\n", "", "\n"));
        String methods = METHOD.matcher(rest).results().map(MatchResult::group).collect(Collectors.joining());
        return imports + own + "\nclass Statements {\n" + methods
                + "public static void main(String[] args) throws Exception {\n"
                + METHOD.matcher(rest).replaceAll("") + "} }\n";
    }

    /** Compiles a source. The class path has the example game that some pages use. */
    private void compile(String name, String source) throws IOException {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        StringWriter messages = new StringWriter();
        List<String> options =
                List.of("-cp", CLASS_PATH, "-sourcepath", OWN_GAME.toString(), "-d", folder.toString(), "-proc:none");
        boolean compiled = COMPILER.getTask(messages, FILES, null, options, null, FILES.getJavaFileObjects(file))
                .call();
        assertTrue(compiled, () -> messages + source);
    }

    /** Runs a class with the given standard input. */
    Printed run(String input, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                folder + File.pathSeparator + CLASS_PATH));
        command.addAll(List.of(words));
        Process process = Patience.limit(
                new ProcessBuilder(command).redirectErrorStream(true).start());
        try (OutputStream toProcess = process.getOutputStream()) {
            toProcess.write(input.getBytes(StandardCharsets.UTF_8));
        }
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Printed(process.waitFor(), text);
    }
}
