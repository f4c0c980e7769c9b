package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

/** Tests of the page in one browser, on a host that allows shared memory. */
abstract class BrowserTest {
    static Browser browser;

    @BeforeAll
    static void open() throws Exception {
        browser = Browser.start(true);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    /** After every test: nothing on the console, and no request to another host. */
    @AfterEach
    void isQuiet() {
        assertEquals("", browser.console());
        assertEquals(List.of(), browser.foreignRequests());
    }
}
