package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The script {@code boardwright} in a temporary repository, with a fake Maven that prints its arguments and a JDK that takes
 * no time to make an archive of classes.
 */
class LauncherIT {
    private static final Path SCRIPT = Path.of("..", "boardwright");
    private static final FileTime OLD = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));

    @TempDir
    Path folder;

    private Path root;
    private Path tools;
    private Path jdk;
    private Path jar;

    @BeforeAll
    static void requireShell() {
        assumeTrue(File.separatorChar == '/', "there is no POSIX shell");
    }

    @BeforeEach
    void createRepository() throws IOException {
        root = Files.createDirectory(folder.resolve("a repository"));
        tools = Files.createDirectory(folder.resolve("tools"));
        Files.copy(SCRIPT, root.resolve("boardwright"));
        for (String source : List.of(
                "pom.xml", "core/src/main/A.java", "ai/pom.xml", "draw/pom.xml", "games-x/pom.xml", "play/pom.xml")) {
            Path file = root.resolve(source);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "");
        }
        try (var files = Files.walk(root)) {
            for (Path file : files.toList()) {
                Files.setLastModifiedTime(file, OLD);
            }
        }
        jar = Files.createDirectories(root.resolve("play/target")).resolve("boardwright.jar");
        Files.copy(Program.JAR, jar);
        Files.setLastModifiedTime(root.resolve("play"), OLD);
        tool("mvn", "echo \"built in $PWD: $*\"; cp '" + Program.JAR + "' '" + jar + "'");
        jdk = jdk("a jdk");
    }

    /** A JDK whose archives of classes have no content, and which prints the arguments of the program. */
    private Path jdk(String name) throws IOException {
        Path home = folder.resolve(name);
        Files.createDirectories(home.resolve("bin"));
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"17\"\n");
        script(home.resolve("bin/java"), """
                for word; do
                    case $word in
                    -XX:SharedArchiveFile=*) archive=${word#*=} ;;
                    -XX:DumpLoadedClassList=*) exit 0 ;;
                    -cp) break ;;
                    esac
                done
                case "$*" in
                -Xshare:dump*) echo an archive >"$archive" ;;
                *)
                    while [ "$1" != dev.boardwright.play.Main ]; do shift; done
                    shift
                    echo "runs $*"
                    ;;
                esac
                """);
        return home;
    }

    private void tool(String name, String body) throws IOException {
        script(tools.resolve(name), body);
    }

    private static void script(Path file, String body) throws IOException {
        Files.writeString(file, "#!/bin/sh\n" + body + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Run run(Path script, String... args) throws IOException, InterruptedException {
        return Program.run(builder(script, args));
    }

    private ProcessBuilder builder(Path script, String... args) {
        ProcessBuilder builder = new ProcessBuilder();
        builder.command().addAll(List.of("/bin/sh", script.toString()));
        builder.command().addAll(List.of(args));
        builder.directory(folder.toFile());
        builder.environment().put("PATH", tools + ":" + System.getenv("PATH"));
        builder.environment().put("JAVA_HOME", jdk.toString());
        builder.environment().remove("BOARDWRIGHT_CLASSPATH");
        Program.removeJvmOptions(builder.environment());
        return builder;
    }

    private Run run(String... args) throws IOException, InterruptedException {
        return run(root.resolve("boardwright"), args);
    }

    @Test
    void runsAJarThatIsUpToDateWithTheSameArguments() throws Exception {
        jdk = Path.of(System.getProperty("java.home"));
        assertEquals(
                new Run(0, "perft(1) = 9\n", ""), run("perft", "369", "1", "--size", "3", "--position", "3/3/3 b 1-0"));
        // The second run uses the archive of the first.
        assertEquals(new Run(0, "perft(1) = 9\n", ""), run("perft", "369", "1", "--size", "3"));
        assertEquals(2, run("perft", "chess", "1").status());
    }

    @Test
    void eachJdkHasOneArchiveHoweverItIsFound() throws Exception {
        Run expected = new Run(0, "runs perft greener 0\n", "");
        Path link = Files.createSymbolicLink(tools.resolve("java"), jdk.resolve("bin/java"));
        ProcessBuilder onThePath = builder(root.resolve("boardwright"), "perft", "greener", "0");
        onThePath.environment().remove("JAVA_HOME");
        assertEquals(expected, Program.run(onThePath));
        Files.delete(link);
        assertEquals(1, archives());

        assertEquals(expected, run("perft", "greener", "0"));
        assertEquals(1, archives());

        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17.0.1\"\n");
        assertEquals(expected, run("perft", "greener", "0"));
        assertEquals(2, archives());

        jdk = jdk("another jdk");
        assertEquals(expected, run("perft", "greener", "0"));
        assertEquals(3, archives());
    }

    private long archives() throws IOException {
        try (var files = Files.list(jar.getParent())) {
            return files.filter(file -> file.toString().endsWith(".jsa"))
                    .filter(file -> file.toFile().length() > 0)
                    .count();
        }
    }

    @Test
    void worksThroughALinkFromAnywhere() throws Exception {
        Path link = Files.createSymbolicLink(tools.resolve("bw"), Path.of("../a repository/boardwright"));

        assertEquals(new Run(0, "runs perft greener 0\n", ""), run(link, "perft", "greener", "0"));
    }

    @Test
    void buildsAJarThatIsMissing() throws Exception {
        Files.delete(jar);
        Run run = run("perft", "greener", "0");

        assertEquals(0, run.status());
        assertEquals("runs perft greener 0\n", run.out());
        assertTrue(run.err().contains("built in " + root.toRealPath() + ": -q -B -Dmaven.test.skip"), run.err());
        assertEquals("", run("perft", "greener", "0").err());
    }

    @Test
    void buildsAJarThatIsOlderThanASource() throws Exception {
        Files.setLastModifiedTime(jar, OLD);
        Files.setLastModifiedTime(
                root.resolve("games-x/pom.xml"), FileTime.from(Instant.now().minusSeconds(60)));

        assertTrue(run("perft", "greener", "0").err().contains("built in"));
        assertFalse(run("perft", "greener", "0").err().contains("built in"));
    }

    @Test
    void oneOfTwoThatStartAtOnceBuilds() throws Exception {
        Files.delete(jar);
        tool("mvn", "echo built; sleep 1; cp '" + Program.JAR + "' '" + jar + "'");
        Process first =
                builder(root.resolve("boardwright"), "perft", "greener", "0").start();
        Run second = run("perft", "greener", "0");

        assertEquals("runs perft greener 0\n", second.out());
        String messages = Program.await(first).err() + second.err();
        assertEquals(1, messages.lines().filter("built"::equals).count(), messages);
        assertFalse(Files.exists(jar.resolveSibling("boardwright.lock")));
    }

    @Test
    void theLockOfAProcessThatIsGoneDoesNotCount() throws Exception {
        Process gone = new ProcessBuilder("/bin/sh", "-c", ":").start();
        assertEquals(0, Program.awaitEnd(gone));
        Files.writeString(jar.resolveSibling("boardwright.lock"), gone.pid() + "\n");
        Files.delete(jar);

        assertTrue(run("perft", "greener", "0").err().contains("built in"));
    }

    @Test
    void webBuildsProgramAndPageAtOnceAndOthersBuildNoPage() throws Exception {
        Files.createDirectories(root.resolve("web"));
        Path page = root.resolve("web/target/site/worker.js");
        tool(
                "mvn",
                "echo \"built: $*\"; cp '" + Program.JAR + "' '" + jar + "'; mkdir -p '" + page.getParent()
                        + "'; touch '" + page + "'");

        Files.delete(jar);
        String both = run("web", "--port", "-1").err();
        assertEquals(1, both.lines().filter(line -> line.startsWith("built: ")).count(), both);
        assertTrue(both.contains("-pl play,web -am package"), both);
        assertFalse(run("web", "--port", "-1").err().contains("built: "));
        Files.delete(page);
        assertFalse(run("games").err().contains("built: "));
        assertTrue(run("web", "--port", "-1").err().contains("-pl web -am package"));
    }

    @Test
    void failedBuildIsReported() throws Exception {
        Files.delete(jar);
        tool("mvn", "echo the message of Maven; exit 1");
        Run run = run("games");

        assertEquals(1, run.status());
        assertEquals("", run.out());
        assertEquals(
                List.of(
                        "boardwright: building, which takes a minute ...",
                        "the message of Maven",
                        "boardwright: the build failed"),
                run.err().lines().toList());
    }

    @Test
    void missingJdkIsReported() throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder("/bin/sh", root.resolve("boardwright").toString(), "games");
        builder.environment().put("JAVA_HOME", folder.toString());
        Run run = Program.run(builder);

        assertEquals(1, run.status());
        assertEquals(
                "boardwright: there is no '" + folder + "/bin/java': install a JDK, 17 or later, or set JAVA_HOME\n",
                run.err());
    }
}
