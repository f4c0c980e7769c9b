package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that take long to open, that fail to open, and records that ended early. */
class OpeningIT extends BrowserTest {
    /** Keeps the moves of 369 from the worker until {@code release} is called, which waits for their answers. */
    private static final String HOLD = """
            const post = Worker.prototype.postMessage;
            const held = [];
            Worker.prototype.postMessage = function (message, ...rest) {
              if (message.name === 'play' && message.args[0] === '369') held.push([this, message, ...rest]);
              else post.call(this, message, ...rest);
            };
            window.isHeld = () => held.length > 0;
            window.release = async () => {
              Worker.prototype.postMessage = post;
              for (const [worker, ...message] of held) {
                post.apply(worker, message);
                await new Promise(done => worker.addEventListener('message', done, { once: true }));
              }
              // The page may ask for the next move and draw.
              await new Promise(done => setTimeout(done, 500));
            };
            """;

    /** Starts to open an address that takes until the release. */
    private static void startToOpen(String hash) {
        browser.driver.executeScript(HOLD);
        go(hash);
        browser.until(() -> (Boolean) browser.driver.executeScript("return isHeld()"));
    }

    private static void go(String hash) {
        browser.driver.executeScript("location.hash = arguments[0]", hash);
    }

    private static long moveCount() {
        return (long) browser.driver.executeScript("return document.querySelectorAll('[data-ply]').length");
    }

    private static void release() {
        browser.await("await release()");
    }

    @Test
    void visitorWhoLeavesDuringALongOpeningIsNotThrownBack() {
        browser.open("#game=blackstone");
        startToOpen("#game=369&moves=e5");
        browser.click("#home");
        browser.until(() -> browser.find("#start").isDisplayed());
        release();
        assertTrue(browser.find("#start").isDisplayed());
        assertFalse(browser.find("#play").isDisplayed());
        assertFalse(browser.driver.getCurrentUrl().contains("game="), browser.driver.getCurrentUrl());
    }

    @Test
    void openingThatABadAddressReplacesNeverShows() {
        browser.open("#game=blackstone");
        startToOpen("#game=369&moves=e5");
        go("#game=chess");
        browser.until(() -> browser.find("#trouble").isDisplayed());
        release();
        assertTrue(browser.find("#trouble").isDisplayed());
        assertFalse(browser.find("#play").isDisplayed());
    }

    @Test
    void failureOfAReplacedOpeningIsNotShown() {
        browser.open("#game=greener");
        startToOpen("#game=369&moves=nonsense");
        go("#game=blackstone&moves=b8b3");
        browser.untilPly(1);
        release();
        assertFalse(browser.find("#trouble").isDisplayed());
        assertEquals("Blackstone", browser.find("#heading").getText());
    }

    @Test
    void gameThatPlaysOnDuringAnOpeningKeepsItsAddressOutOfTheWay() {
        browser.open("#game=blackstone&first=1&second=1&movetime=20");
        browser.until(() -> moveCount() > 0);
        startToOpen("#game=369&moves=e5");
        long before = moveCount();
        browser.until(() -> moveCount() > before + 1);
        assertTrue(browser.driver.getCurrentUrl().contains("game=369"), browser.driver.getCurrentUrl());
        release();
        assertEquals("369", browser.find("#heading").getText());
    }

    @Test
    void recordThatIsReplacedWhileItOpensMovesNoOtherGame(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("game.pgn"), "[Game \"369\"]\n\n1. e5 e4 2. e3 *\n");
        browser.open("#game=blackstone&moves=b8b3,h7c2&ply=1");
        browser.driver.executeScript(HOLD);
        browser.find("#record-file").sendKeys(file.toString());
        browser.until(() -> (Boolean) browser.driver.executeScript("return isHeld()"));
        go("#game=greener&moves=a3a4,b4a4&ply=1");
        browser.until(() -> browser.find("#heading").getText().equals("Greener"));
        release();
        browser.untilPly(1);
        assertEquals("Greener", browser.find("#heading").getText());
    }

    @Test
    void failedSearchLeavesTheGraphUsable() {
        browser.open("#game=369&size=3&moves=b2,a1");
        browser.driver.executeScript("""
                const post = Worker.prototype.postMessage;
                Worker.prototype.postMessage = function (message, ...rest) {
                  if (message.call === 'search') {
                    message.request.level = 'nonsense';
                    Worker.prototype.postMessage = post;
                  }
                  post.call(this, message, ...rest);
                };
                """);
        browser.click("#tab-analysis");
        browser.click("#graph-start");
        browser.untilText("#graph-facts", "nonsense");
        browser.click("#graph-start");
        browser.until(() -> browser.find("#graph-facts").getText().matches("No mistakes found.|The largest mistakes:"));
        browser.click("#analyse");
        browser.untilText("#analysis-facts", "Depth");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "time | 0-1 | White has lost on time: Black has won. | ended=time&result=p2win",
                "agreement | 1/2-1/2 | A draw was agreed. | ended=agreement&result=draw",
                "adjudication | 1-0 | White has won by adjudication. | ended=adjudication&result=p1win",
                "resignation | 1-0 | Black resigned: White has won. | resigned=p2"
            })
    void recordThatEndedEarlyOpensAsAFinishedGame(
            String reason, String result, String words, String address, @TempDir Path folder) throws Exception {
        Path file = Files.writeString(
                folder.resolve("game.pgn"),
                "[Game \"369\"]\n[Result \"" + result + "\"]\n[Termination \"" + reason + "\"]\n\n1. e5 e4 2. e3 "
                        + result + "\n");
        browser.open("#game=369&size=5");
        browser.find("#record-file").sendKeys(file.toString());
        browser.untilPly(3);
        browser.untilStatus(words);
        assertTrue(browser.driver.getCurrentUrl().endsWith("&" + address), browser.driver.getCurrentUrl());
        assertFalse(browser.find("input[name='move']").isEnabled());
        assertTrue(browser.find(".moves .result").getText().equals(words.replaceFirst("[:.].*", "")));
        browser.driver.navigate().refresh();
        browser.untilStatus(words);
        String saved = browser.await("""
                const { Engine } = await import('/boardwright.js');
                const engine = await Engine.start();
                const read = await engine.readRecord(args[0]);
                const game = await engine.game(read.game, read.options);
                const text = await game.record(read);
                engine.close();
                return text;
                """, Files.readString(file)).toString();
        assertTrue(saved.contains("[Termination \"" + reason + "\"]") && saved.contains(result), saved);
        browser.click("#undo");
        browser.untilStatus("Black to move");
        assertFalse(browser.driver.getCurrentUrl().contains("result="), browser.driver.getCurrentUrl());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "&ended=boredom&result=draw | a game cannot end by 'boredom'; it can by resignation, agreement, time, adjudication",
                "&ended=time&result=draw | the result of a game that ended by time cannot be 'draw'",
                "&ended=time&resigned=p1 | a game ends once",
                "&size=3&moves=a1,b1,c1,a2,b2,c2,a3,b3,c3&ended=agreement&result=draw | the game is over after its last"
            })
    void impossibleEndsAreRefused(String hash, String message) {
        browser.load("#game=369" + hash);
        browser.until(() -> browser.find("#trouble").isDisplayed());
        String shown = browser.find("#trouble-text").getText();
        assertTrue(shown.toLowerCase(Locale.ROOT).contains(message.toLowerCase(Locale.ROOT)), shown);
    }

    @Test
    void addressWithTooManyPartsIsRefused() {
        String keys = IntStream.range(0, 40_000).mapToObj(i -> "&k" + i + "=1").collect(Collectors.joining());
        browser.load("");
        go("#game=369" + keys);
        browser.untilText("#trouble-text", "The address has 40001 parts; at most 100 are allowed");
    }
}
