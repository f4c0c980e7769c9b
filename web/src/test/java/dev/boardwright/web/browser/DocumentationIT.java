package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The examples of docs/web.md work. */
class DocumentationIT {
    private static final Path PAGE = Path.of(System.getProperty("boardwright.page", "../docs/web.md"));

    private static Browser browser;

    @BeforeAll
    static void open() throws Exception {
        browser = Browser.start(true);
        browser.open("#game=369");
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    private static String block(String language) throws IOException {
        Matcher block =
                Pattern.compile("```" + language + "\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(PAGE));
        assertTrue(block.find(), "no block of " + language);
        return block.group(1);
    }

    @Test
    void engineWorksAsDescribed() throws IOException {
        String script = block("js")
                .replace(
                        "import { Engine } from './boardwright.js';",
                        "const { Engine } = await import('/boardwright.js');")
                .replace("console.log(", "printed.push(");
        Object printed = browser.await("const printed = [];" + script + "return printed.at(-1);");
        assertTrue(printed.toString().matches("[a-h][1-8][a-h][1-8]"), printed.toString());
    }

    @Test
    void elementWorksAsDescribed() throws IOException {
        String tag = block("html")
                .lines()
                .filter(line -> line.startsWith("<boardwright-board"))
                .findFirst()
                .orElseThrow();
        Object cells = browser.await("""
                await import('/boardwright.js');
                const holder = document.createElement('div');
                holder.innerHTML = args[0];
                document.body.append(holder);
                const board = holder.firstElementChild;
                await board.ready;
                await new Promise(done => setTimeout(done, 300));
                return board.shadowRoot.querySelectorAll('[data-cell]').length;
                """, tag);
        assertEquals(64L, cells);
    }
}
