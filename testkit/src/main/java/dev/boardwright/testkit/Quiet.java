package dev.boardwright.testkit;

import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.platform.launcher.LauncherSession;
import org.junit.platform.launcher.LauncherSessionListener;

/**
 * Gives jqwik two settings before the first test: to report failures only, and to keep its memory of failed seeds in the
 * build folder, or among temporary files where there is none. A project that has a {@code junit-platform.properties} decides by itself, and so does a system property.
 */
public final class Quiet implements LauncherSessionListener {
    /** For JUnit. */
    public Quiet() {}

    @Override
    public void launcherSessionOpened(LauncherSession session) {
        URL own = Thread.currentThread().getContextClassLoader().getResource("junit-platform.properties");
        if (own == null) {
            settings(Path.of("")).forEach((name, value) -> {
                if (System.getProperty(name) == null) {
                    System.setProperty(name, value);
                }
            });
        }
    }

    /** The settings for a project in {@code folder}. */
    static Map<String, String> settings(Path folder) {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("jqwik.reporting.onlyfailures", "true");
        Path database = Stream.of("target", "build")
                .map(folder::resolve)
                .filter(Files::isDirectory)
                .map(build -> build.resolve("jqwik-database"))
                .findFirst()
                .orElseGet(() -> Path.of(
                        System.getProperty("java.io.tmpdir"),
                        "jqwik-database-"
                                + Integer.toHexString(folder.toAbsolutePath().hashCode())));
        settings.put("jqwik.database", database.toString());
        return settings;
    }
}
