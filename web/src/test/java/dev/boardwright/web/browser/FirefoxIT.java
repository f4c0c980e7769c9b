package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page in Firefox, driven by puppeteer-core over WebDriver BiDi. Skipped without Firefox, Node and npm. */
class FirefoxIT {
    private static final Path FIREFOX = Path.of(System.getProperty("firefox", "/usr/bin/firefox-esr"));
    private static final Path SCRIPT = Path.of(System.getProperty("boardwright.firefox", "src/test/firefox/page.mjs"));
    private static final int MINUTES = 3;

    /** {@code perft 2} of Blackstone at its usual size. */
    private static final int PERFT_2 = 9120;

    @TempDir
    Path folder;

    @Test
    void pagePlaysSearchesAndStopsInFirefox() throws Exception {
        assumeTrue(Files.isExecutable(FIREFOX), "Firefox is not installed");
        assumeTrue(run(List.of("npm", "install", "--no-audit", "--no-fund", "puppeteer-core@25.16.0")) == 0, "no npm");
        Files.copy(SCRIPT, folder.resolve("page.mjs"), StandardCopyOption.REPLACE_EXISTING);
        try (SiteHost host = new SiteHost(true)) {
            int code = run(List.of("node", "page.mjs", FIREFOX.toString(), host.address()));
            String printed = Files.readString(folder.resolve("output"), StandardCharsets.UTF_8);
            assertEquals(0, code, printed);
            String expected = "{\"perft\":" + PERFT_2 + ",\"nodes\":" + nodes(Games.create("blackstone"))
                    + ",\"stopped\":true,\"isolated\":true,\"said\":[]}";
            assertTrue(printed.contains(expected), () -> expected + " is not in " + printed);
        }
    }

    /** What the JVM visits in the same search. */
    private static <S, M> long nodes(Game<S, M> game) {
        return Minimax.create()
                .search(game, game.initialState(), SearchLimits.ofDepth(4))
                .nodes();
    }

    /** Runs a program in the folder, with its output in a file. Returns -1 if it is missing or does not end. */
    private int run(List<String> command) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output").toFile())
                    .start();
            if (process.waitFor(MINUTES, TimeUnit.MINUTES)) {
                return process.exitValue();
            }
            process.destroyForcibly();
            return -1;
        } catch (IOException e) {
            return -1;
        }
    }
}
