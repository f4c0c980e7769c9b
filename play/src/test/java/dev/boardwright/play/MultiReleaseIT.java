package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The runnable jar has classes for later versions of Java, and they are used there. */
class MultiReleaseIT {
    private static final String EXPAND = "dev/boardwright/core/board/Expand.class";

    @ParameterizedTest
    @CsvSource({"17, ''", "18, ''", "19, META-INF/versions/19/", "25, META-INF/versions/19/"})
    void laterVersionsOfJavaFindTheirOwnClass(String version, String folder) throws IOException {
        Runtime.Version java = Runtime.Version.parse(version);
        try (JarFile jar = new JarFile(Program.JAR.toFile(), false, ZipFile.OPEN_READ, java)) {
            assertTrue(jar.isMultiRelease());
            JarEntry entry = jar.getJarEntry(EXPAND);
            assertNotNull(entry);
            assertEquals(folder + EXPAND, entry.getRealName());
        }
    }
}
