package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** The packaged program as a process. */
public final class Program {
    /** The JDK that runs the tests. */
    static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    /** The jar that the build has made. */
    static final Path JAR = Path.of(Objects.requireNonNull(System.getProperty("boardwright.jar")));

    /** The classes of the program, laid out once: most of a start is loading them. */
    private static final Path ARCHIVE = JAR.resolveSibling("tests.jsa");

    static {
        ProcessBuilder games = new ProcessBuilder(
                JAVA,
                "-XX:+UseSerialGC",
                "-XX:ArchiveClassesAtExit=" + ARCHIVE,
                "-Xlog:disable",
                "-jar",
                "" + JAR,
                "games");
        try {
            // A JVM that makes no archive, or cannot read it, starts without one.
            Files.deleteIfExists(ARCHIVE);
            awaitEnd(games.redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start());
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private Program() {}

    /** A builder of the program with these arguments. */
    public static ProcessBuilder builder(String... args) {
        return command(List.of("-jar", JAR.toString()), args);
    }

    /** A builder of the program with more on its class path. */
    static ProcessBuilder builderWith(List<Path> classPath, String... args) {
        String all = JAR
                + File.pathSeparator
                + String.join(
                        File.pathSeparator,
                        classPath.stream().map(Path::toString).toList());
        return command(List.of("-cp", all, "dev.boardwright.play.Main"), args);
    }

    private static ProcessBuilder command(List<String> program, String... args) {
        // The program starts faster with them.
        List<String> command = new ArrayList<>(List.of(
                JAVA,
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-XX:SharedArchiveFile=" + ARCHIVE,
                "-Xshare:auto",
                "-Xlog:disable"));
        command.addAll(program);
        command.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(command);
        removeJvmOptions(builder.environment());
        return builder;
    }

    /** Removes variables that make every JVM print a line on standard error. */
    public static void removeJvmOptions(Map<String, String> environment) {
        environment.keySet().removeAll(Set.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"));
    }

    /**
     * The words before a command so that it can be interrupted. A process that was started with interrupts ignored, such
     * as with nohup in the background, passes that on to the processes that it starts.
     */
    public static List<String> interruptible() throws IOException, InterruptedException {
        for (List<String> words : List.of(
                List.<String>of(),
                List.of("env", "--default-signal=INT"),
                List.of("perl", "-e", "$SIG{INT} = 'DEFAULT'; exec @ARGV"))) {
            List<String> command = new ArrayList<>(words);
            command.addAll(List.of("/bin/sh", "-c", "kill -INT $$; exit 1"));
            try {
                // 128 and the number of the signal.
                if (run(new ProcessBuilder(command)).status() == 130) {
                    return words;
                }
            } catch (IOException e) {
                // There is no such command.
            }
        }
        return abort("interrupts are ignored, and neither env nor perl changes that");
    }

    /** Runs a process to its end without input, and returns the result. */
    static Run run(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.start();
        process.getOutputStream().close();
        return await(process);
    }

    /** Waits for a process to end, and returns the result. */
    static Run await(Process process) throws InterruptedException {
        Patience.limit(process);
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
        String out = read(process.getInputStream());
        String complaints = err.join();
        return new Run(awaitEnd(process), out, complaints);
    }

    /** Waits for a process to end, and returns its status. */
    public static int awaitEnd(Process process) throws InterruptedException {
        boolean ended = process.waitFor(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS);
        Patience.kill(process);
        assertTrue(ended, "the program does not end");
        return process.exitValue();
    }

    private static String read(InputStream stream) {
        try {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
