package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** The runnable jar must have a notice and a licence for every dependency. */
class LicencesIT {
    /** The folders of the software in the jar, and the name of each in the notice. */
    private static final Map<String, String> NOTICED = Map.of(
            "com/google/common/", "(com.google.guava)",
            "com/google/thirdparty/publicsuffix/", "(com.google.guava)",
            "com/google/errorprone/annotations/", "(com.google.errorprone)",
            "com/google/j2objc/annotations/", "(com.google.j2objc)",
            "org/jspecify/", "(org.jspecify)",
            "picocli/", "(info.picocli)",
            "org/jline/", "(org.jline)");

    private static String text(ZipFile jar, String name) throws IOException {
        ZipEntry entry = jar.getEntry(name);
        assertTrue(entry != null, "the jar has no " + name);
        try (InputStream in = jar.getInputStream(entry)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void everythingInTheJarIsNamedInTheNotice() throws IOException {
        try (ZipFile jar = new ZipFile(Program.JAR.toFile())) {
            String notice = text(jar, "META-INF/NOTICE");
            List<String> foreign = jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(entry -> entry.getName().replaceFirst("^META-INF/versions/\\d+/", ""))
                    .filter(name -> !name.startsWith("META-INF/") && !name.startsWith("dev/boardwright/"))
                    .filter(name -> NOTICED.keySet().stream().noneMatch(name::startsWith))
                    .toList();
            assertEquals(List.of(), foreign);
            for (String name : NOTICED.values()) {
                assertTrue(notice.contains(name), "the notice does not name " + name);
            }
        }
    }

    @Test
    void theLicencesAreInTheJar() throws IOException {
        try (ZipFile jar = new ZipFile(Program.JAR.toFile())) {
            assertTrue(text(jar, "META-INF/LICENSE").contains("Apache License"));
            assertTrue(text(jar, "META-INF/licenses/jline.txt").contains("JLine"));
        }
    }
}
