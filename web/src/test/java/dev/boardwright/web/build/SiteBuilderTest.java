package dev.boardwright.web.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteBuilderTest {
    @TempDir
    Path site;

    @Test
    void sizeCountsCompressedFilesThatABrowserLoads() throws IOException {
        Files.writeString(site.resolve("package.json"), "{}".repeat(10_000));
        assertEquals(0, SiteBuilder.size(site));

        Files.writeString(site.resolve("page.js"), "x".repeat(100_000));
        int size = SiteBuilder.size(site);
        assertTrue(size > 20 && size < 1000, () -> "size " + size);
    }
}
