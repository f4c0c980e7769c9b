package dev.boardwright.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/** A master and workers as processes on loopback, with only the jars of Spark. */
final class StandaloneCluster implements AutoCloseable {
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(120);

    private final Path home =
            Path.of(System.getProperty("boardwright.spark.home")).toAbsolutePath();
    private final Path work;
    private final Process master;
    private final String url;
    private final List<Process> workers = new ArrayList<>();

    StandaloneCluster(Path work, int count) throws IOException, InterruptedException {
        this.work = work;
        Path conf = Files.createDirectories(work.resolve("conf"));
        Files.writeString(
                // First on the class path, so that it wins over that of the tests.
                conf.resolve("log4j2-test.properties"), """
                status = error
                rootLogger.level = warn
                rootLogger.appenderRef.console.ref = console
                appender.console.type = Console
                appender.console.name = console
                appender.console.target = SYSTEM_ERR
                appender.console.layout.type = PatternLayout
                appender.console.layout.pattern = %p %c{1}: %m%n
                logger.deploy.name = org.apache.spark.deploy
                logger.deploy.level = info
                """);
        Path log = work.resolve("master.log");
        master = start(log, "org.apache.spark.deploy.master.Master", "--port", "0", "--webui-port", "0");
        url = await(log, "Starting Spark master at (spark://127.0.0.1:\\d+)", master);
        for (int i = 0; i < count; i++) {
            workers.add(start(
                    work.resolve("worker" + i + ".log"),
                    "org.apache.spark.deploy.worker.Worker",
                    "--port",
                    "0",
                    "--webui-port",
                    "0",
                    "--cores",
                    "1",
                    "--memory",
                    "1g",
                    "--work-dir",
                    work.resolve("worker" + i).toString(),
                    url));
        }
        for (int i = 0; i < count; i++) {
            await(work.resolve("worker" + i + ".log"), "(Successfully registered with master)", workers.get(i));
        }
    }

    String url() {
        return url;
    }

    /** Kills a worker and its executors, as when a machine loses its power. */
    void kill(int worker) {
        List<ProcessHandle> executors = workers.get(worker).descendants().toList();
        workers.get(worker).destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    private Process start(Path log, String main, String... args) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        command.addAll(List.of("-Dspark.master.rest.enabled=false", "-cp"));
        command.add(String.join(
                System.getProperty("path.separator"),
                work.resolve("conf").toString(),
                home.resolve("jars") + "/*",
                Path.of("target/test-classes").toAbsolutePath().toString()));
        command.addAll(List.of(Guarded.class.getName(), main, "--host", "127.0.0.1"));
        command.addAll(Arrays.asList(args));
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile());
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_CONF_DIR", work.resolve("conf").toString());
        // Without it executors do not start: Spark looks for the folders of its own build.
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_LOCAL_DIRS", work.resolve("local").toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder.start();
    }

    private static String await(Path log, String pattern, Process process) throws IOException, InterruptedException {
        Pattern wanted = Pattern.compile(pattern);
        for (long end = System.nanoTime() + PATIENCE_NANOS; System.nanoTime() < end; Thread.sleep(50)) {
            Matcher matcher = wanted.matcher(Files.readString(log));
            if (matcher.find()) {
                return matcher.group(1);
            }
            if (!process.isAlive()) {
                break;
            }
        }
        throw new IllegalStateException("no '" + pattern + "' in " + log + ":\n" + Files.readString(log));
    }

    /** A jar of folders of classes, as a user passes it to spark-submit. */
    static Path jar(Path file, List<Path> folders) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
            for (Path folder : folders) {
                try (Stream<Path> all = Files.walk(folder)) {
                    for (Path path : all.filter(Files::isRegularFile).toList()) {
                        String name = folder.relativize(path).toString().replace('\\', '/');
                        if (!name.endsWith("module-info.class") && !name.startsWith("META-INF/LICENSE")) {
                            out.putNextEntry(new JarEntry(name));
                            Files.copy(path, out);
                            out.closeEntry();
                        }
                    }
                }
            }
        }
        return file;
    }

    @Override
    public void close() {
        List<ProcessHandle> all = new ArrayList<>();
        for (Process worker : workers) {
            worker.descendants().forEach(all::add);
            all.add(worker.toHandle());
        }
        all.add(master.toHandle());
        all.forEach(ProcessHandle::destroy);
        for (ProcessHandle handle : all) {
            try {
                handle.onExit().get(10, TimeUnit.SECONDS);
            } catch (TimeoutException | ExecutionException e) {
                handle.destroyForcibly();
            } catch (InterruptedException e) {
                handle.destroyForcibly();
                Thread.currentThread().interrupt();
            }
        }
    }
}
