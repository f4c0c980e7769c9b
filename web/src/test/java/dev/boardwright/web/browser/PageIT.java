package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.Rectangle;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.interactions.PointerInput;
import org.openqa.selenium.interactions.Sequence;

/** The page in a real browser. */
class PageIT extends BrowserTest {
    @ParameterizedTest
    @CsvSource({"369, 4", "blackstone, 6", "greener, 4", "dagennacht, 11"})
    void wholeGameByMouse(String name, int size) {
        WholeGame game = WholeGame.of(name, GameOptions.of("size", size), 5);
        browser.open("#game=" + name + "&size=" + size);
        int ply = 0;
        for (WholeGame.Step move : game.moves()) {
            if (move.cells().isEmpty()) {
                browser.click("#pass");
            } else {
                browser.clickCells(move.cells());
            }
            browser.untilPly(++ply);
            browser.untilDrawn(move.cells());
        }
        assertEquals(game.moves().stream().map(WholeGame.Step::text).toList(), browser.moves());
        browser.untilStatus(game.winner().isEmpty() ? "drawn" : game.winner() + " has won");
    }

    @Test
    void wholeGameByTypedMoves() {
        WholeGame game = WholeGame.of("greener", GameOptions.of("size", 4), 3);
        browser.open("#game=greener&size=4");
        int ply = 0;
        for (WholeGame.Step move : game.moves()) {
            browser.type(move.text());
            browser.untilPly(++ply);
        }
        browser.untilStatus(game.winner().isEmpty() ? "drawn" : game.winner() + " has won");
        assertFalse(browser.find("input[name='move']").isEnabled());
    }

    @Test
    void pickedUpStoneShowsWhereItCanGoAndIsPutBack() {
        browser.open("#game=blackstone");
        browser.click("[data-cell='b8']");
        assertFalse(browser.driver.findElements(By.cssSelector(".hint")).isEmpty());
        assertEquals("true", browser.find("[data-cell='b8']").getAttribute("aria-pressed"));
        assertEquals("b8, red stone", browser.find("[data-cell='b8']").getAttribute("aria-label"));
        assertEquals(
                "b3, empty, possible move", browser.find("[data-cell='b3']").getAttribute("aria-label"));
        browser.keys(Keys.ESCAPE);
        assertTrue(browser.driver.findElements(By.cssSelector(".hint")).isEmpty());
        new Actions(browser.driver)
                .dragAndDrop(browser.find("[data-cell='b8']"), browser.find("[data-cell='b3']"))
                .perform();
        browser.untilPly(1);
        browser.untilStatus("Red played b8b3. Blue to move.");
    }

    @Test
    void refusedMoveSaysWhyAndChangesNothing() {
        browser.open("#game=blackstone");
        browser.type("b8a1");
        browser.until(() -> browser.find("#message").getText().contains("b8a1 is not legal"));
        assertEquals(List.of(), browser.moves());
    }

    @Test
    void undoRedoWalkFlipAndResign() {
        browser.open("#game=369&moves=e5,e4,e3");
        browser.untilPly(3);
        browser.click("#undo");
        browser.untilPly(2);
        browser.click("#undo");
        browser.untilPly(1);
        browser.click("#redo");
        browser.untilPly(2);
        browser.click("[data-ply='1']");
        browser.untilPly(1);
        browser.click("#walk-last");
        browser.untilPly(3);
        browser.untilStatus("White played e3, 1 point");
        double before = top("a1");
        browser.click("#flip");
        browser.until(() -> top("a1") < before);
        browser.click("[data-ply='2']");
        browser.untilPly(2);
        browser.type("a1");
        browser.until(() -> browser.moves().equals(List.of("e5", "e4", "a1")));
        browser.click("#resign");
        browser.untilStatus("Press Resign again to resign. Black to move.");
        assertFalse(browser.driver.getCurrentUrl().contains("resigned"), browser.driver.getCurrentUrl());
        browser.find("#resign").sendKeys(Keys.ENTER);
        browser.untilStatus("Black resigned: White has won");
        assertTrue(browser.driver.getCurrentUrl().contains("resigned=p2"), browser.driver.getCurrentUrl());
        assertFalse(browser.find("input[name='move']").isEnabled());
    }

    @Test
    void boardIsLoadedWithoutAChainOfFiles() {
        browser.open("#game=369");
        assertEquals(
                List.of("board.css", "engine.wasm by link", "page.css", "page.js"), browser.driver.executeScript("""
                        return performance.getEntriesByType('resource')
                          .map(({ name, initiatorType }) => name.split('/').at(-1) + (name.endsWith('wasm') ? ` by ${initiatorType}` : ''))
                          .filter(name => name.includes('css') || name.includes('wasm') || name === 'page.js' || /^(?!worker).*js$/.test(name))
                          .sort();
                        """));
    }

    @Test
    void licencesComeWithTheSite() {
        browser.open("#game=369");
        assertEquals(List.of(true, true, true), browser.await("""
                const text = async name => (await fetch(name)).text();
                return [(await text('LICENSE')).includes('Apache License'), (await text('NOTICE')).includes('TeaVM'),
                  (await text('licenses/teavm.txt')).includes('Alexey Andreev')];
                """));
    }

    @Test
    void letterIsAShortcutOnlyOnTheBoard() {
        browser.open("#game=369&size=5");
        double before = top("a1");
        browser.driver.executeScript("document.activeElement.blur()");
        browser.keys("f");
        browser.driver.executeScript("document.querySelector('#flip').focus()");
        browser.keys("f");
        assertEquals("false", browser.find("#flip").getAttribute("aria-pressed"));
        browser.driver.executeScript("document.querySelector('[data-cell=c3]').focus()");
        browser.keys("f");
        browser.until(() -> top("a1") < before);
        assertEquals("c3", browser.driver.executeScript("return document.activeElement.dataset.cell"));
    }

    @Test
    void startScreenSaysWhatEachGameIsAboutAndShowsItsRules() {
        browser.load("");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector(".game-card")).size() == 4);
        for (WebElement about : browser.driver.findElements(By.cssSelector(".game-card .about"))) {
            assertTrue(about.getText().matches("[A-Z][^.]{30,110}\\."), about.getText());
        }
        browser.find("input[value='greener']").sendKeys(Keys.SPACE);
        browser.untilText("#start-rules", "Rules of Greener");
        browser.untilText("#start-rules", "A move takes one whole stack of yours");
        browser.find("input[value='blackstone']").sendKeys(Keys.SPACE);
        browser.untilText("#start-rules", "A move takes one stone of your own any distance");
    }

    @Test
    void doubleClickPlaysOneMove() {
        browser.open("#game=369");
        new Actions(browser.driver)
                .doubleClick(browser.find("[data-cell='c3']"))
                .perform();
        browser.untilPly(1);
        browser.untilDrawn(List.of("c3"));
        browser.await("await new Promise(done => setTimeout(done, 200));");
        assertEquals(List.of("c3"), browser.moves());
        assertEquals("White played c3. Black to move.", browser.find("#status").getText());
        assertEquals("", browser.find("#message").getText());
    }

    @Test
    void boardThatIsBeingReplacedTakesNoMoves() {
        browser.open("#game=369");
        browser.driver.executeScript(
                "for (const cell of ['c3', 'c3', 'd4'])"
                        + " document.querySelector(`[data-cell='${cell}']`).dispatchEvent(new MouseEvent('click', {bubbles: true}));");
        browser.untilDrawn(List.of("c3"));
        assertEquals(List.of("c3"), browser.moves());
        assertEquals("", browser.find("#message").getText());
    }

    @Test
    void statusKeepsTheTurn() {
        browser.open("#game=blackstone");
        browser.click("[data-cell='b8']");
        browser.untilStatus("b8 picked up, 16 possible moves. Red to move.");
        browser.keys(Keys.ESCAPE);
        browser.untilStatus("b8 put back. Red to move.");
    }

    @Test
    void endOfAGameOffersAnotherOne() {
        browser.open("#game=369&size=3&moves=a1,b1,c1,a2,b2,c2,a3,b3&second=1&movetime=50");
        browser.type("c3");
        browser.untilStatus(": points ");
        assertTrue(browser.find(".moves .result").getText().matches("(White|Black) has won|The game is drawn"));
        assertFalse(browser.find("#play-move").isEnabled());
        browser.click("#again-swapped");
        browser.untilPly(1);
        assertTrue(
                browser.driver.getCurrentUrl().contains("size=3&variant=neutral")
                        && browser.driver.getCurrentUrl().contains("first=1&movetime=50"),
                browser.driver.getCurrentUrl());
        assertFalse(browser.find("#again").isDisplayed());
        assertEquals("You", browser.find("#player-bottom .who span").getText());
    }

    @Test
    void newGameStartsFromTheLastOne() {
        browser.open("#game=greener");
        browser.click("#new-game");
        browser.until(() -> browser.find("#start").isDisplayed());
        browser.until(() -> browser.find("input[value='greener']").isSelected());
        assertEquals("Black", browser.find("#first-label").getText());
    }

    private static double top(String cell) {
        return ((Number) browser.driver.executeScript(
                        "return document.querySelector(\"[data-cell='" + cell + "']\").getBoundingClientRect().y"))
                .doubleValue();
    }

    @Test
    void addressHoldsTheGame() {
        browser.open("#game=blackstone&size=8&variant=standard&moves=b8b3,h7c2&ply=1");
        browser.untilPly(1);
        browser.untilStatus("Blue to move");
        browser.click("#walk-on");
        browser.untilPly(2);
        browser.clickCells(List.of("d8", "d4"));
        browser.untilPly(3);
        browser.driver.navigate().back();
        browser.untilPly(2);
        browser.driver.navigate().forward();
        browser.untilPly(3);
        browser.driver.navigate().refresh();
        browser.until(() ->
                !browser.driver.findElements(By.cssSelector("[data-cell]")).isEmpty());
        browser.untilPly(3);
        browser.untilStatus("Red played d8d4. Blue to move.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "#game=chess | There is no game 'chess'",
                "#game=blackstone&size=7 | does not allow size '7'",
                "#game=blackstone&moves=a1a2 | Move 1: a1a2 is not legal",
                "#game=369&position=nonsense | Missing turn",
                "#game=369&ply=5 | Ply is from 0 to 0, not 5",
                "#game=369&ply=x | Ply is a whole number",
                "#size=5 | The address names no game",
                "#game=369&first=nobody | has no level 'nobody'",
                "#game=369&size=3&moves=a1,b1,c1,a2,b2,c2,a3,b3,c3&resigned=p1 | p1 cannot have resigned: the game is over"
            })
    void badAddressSaysWhatIsWrongAndOffersANewGame(String hash, String message) {
        browser.load(hash);
        browser.until(() -> browser.find("#trouble").isDisplayed());
        assertTrue(
                browser.find("#trouble-text").getText().contains(message),
                browser.find("#trouble-text").getText());
        browser.click("#trouble-new");
        browser.until(() -> browser.find("#start").isDisplayed());
    }

    @Test
    void startScreenLeadsToAGameAgainstTheEngine() {
        browser.load("");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector(".game-card")).size() == 4);
        browser.find("input[value='greener']").sendKeys(Keys.SPACE);
        browser.until(() -> browser.find("#first-label").getText().equals("Black"));
        browser.find("select[name='option-size']").sendKeys("4");
        browser.until(() ->
                browser.find("select[name='option-setup']").getText().strip().equals("random"));
        browser.find("select[name='movetime']").sendKeys("0.2");
        browser.click("#start button[type='submit']");
        browser.until(() ->
                !browser.driver.findElements(By.cssSelector("[data-cell='d4']")).isEmpty());
        List<String> movable = browser.driver.findElements(By.cssSelector(".cell.movable")).stream()
                .map(cell -> cell.getAttribute("data-cell"))
                .toList();
        browser.click("[data-cell='" + movable.get(0) + "']");
        String target = browser.find(".hint").findElement(By.xpath("..")).getAttribute("data-cell");
        browser.click("[data-cell='" + target + "']");
        browser.untilPly(2);
        browser.untilStatus("Black to move");
        browser.click("#undo");
        browser.until(() -> browser.driver
                .findElements(By.cssSelector("[data-ply][aria-current]"))
                .isEmpty());
    }

    @Test
    void boardCanBeUsedWhileTheEngineThinks(@TempDir Path folder) {
        browser.driver.executeCdpCommand(
                "Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", folder.toString()));
        browser.open("#game=369&size=5");
        browser.driver.executeScript("location.hash = '#game=blackstone&first=minimax&movetime=60000'");
        browser.until(() -> browser.find("#heading").getText().equals("Blackstone")
                && browser.driver
                                .findElements(By.cssSelector("#board [data-cell]"))
                                .size()
                        == 64);
        browser.untilText(".player.to-move", "thinking");
        double before = top("a1");
        browser.click("#flip");
        browser.until(() -> top("a1") != before);
        browser.click("#tab-share");
        browser.click("#save-record");
        browser.until(() -> Files.isRegularFile(folder.resolve("blackstone.pgn")));
        browser.click("#edit");
        browser.until(() -> browser.find("#editor").isDisplayed());
        assertEquals(List.of(), browser.moves());
    }

    @Test
    void undoIsDisabledWhereAPersonHasNothingToTakeBack() {
        browser.open("#game=369&size=5&first=1&movetime=50");
        browser.untilPly(1);
        assertFalse(browser.find("#undo").isEnabled());
        browser.click(".cell.movable");
        browser.untilPly(3);
        assertTrue(browser.find("#undo").isEnabled());
        browser.click("#undo");
        browser.untilPly(1);
        assertFalse(browser.find("#undo").isEnabled());
    }

    @Test
    void recordIsSavedAndLoadedAgain(@TempDir Path folder) throws Exception {
        browser.driver.executeCdpCommand(
                "Browser.setDownloadBehavior", Map.of("behavior", "allow", "downloadPath", folder.toString()));
        browser.open("#game=blackstone&moves=b8b3,h7c2");
        browser.click("#tab-share");
        browser.click("#save-record");
        Path file = folder.resolve("blackstone.pgn");
        browser.until(() -> Files.isRegularFile(file));
        browser.until(() -> {
            try {
                return Files.readString(file).contains("1. b8b3 h7c2 *");
            } catch (java.io.IOException e) {
                return false;
            }
        });
        browser.open("#game=369");
        browser.find("#record-file").sendKeys(file.toString());
        browser.untilPly(2);
        browser.untilStatus("Blue played h7c2");
        Files.writeString(file, "[Game \"chess\"]\n\n1. e4 *\n");
        browser.click("#tab-share");
        browser.find("#record-file").sendKeys(file.toString());
        browser.until(() -> !browser.find("#message").getText().isEmpty());
    }

    @Test
    void positionIsPastedAndEdited() {
        browser.open("#game=blackstone&size=6");
        browser.click("#tab-share");
        WebElement position = browser.find("#position");
        position.clear();
        position.sendKeys("1r4/6/6/6/b5/6 b");
        browser.click("#set-position");
        browser.untilStatus("Blue to move");
        assertEquals("b6, red stone", browser.find("[data-cell='b6']").getAttribute("aria-label"));
        browser.click("#tab-share");
        browser.click("#edit");
        browser.until(() -> browser.find("#editor").isDisplayed());
        browser.click("[data-cell='d4']");
        browser.until(() ->
                browser.find("[data-cell='d4']").getAttribute("aria-label").contains("stone"));
        browser.click("#editor .primary");
        browser.until(() -> browser.driver.getCurrentUrl().contains("position=1r4/6/3"));
    }

    @Test
    void gameWaitsWhileAPositionIsEdited() {
        browser.open("#game=blackstone&moves=b8b3");
        browser.click("#tab-share");
        browser.click("#edit");
        browser.until(() -> browser.find("#editor").isDisplayed());
        browser.untilStatus("Editing the position");
        for (String control : List.of("#undo", "#move-field", "#tab-moves")) {
            assertFalse(browser.find(control).isDisplayed(), control);
        }
        browser.click("[data-cell='d4']");
        browser.until(() ->
                browser.find("[data-cell='d4']").getAttribute("aria-label").contains("red stone"));
        browser.driver.executeScript("document.activeElement.blur()");
        browser.keys(Keys.ARROW_LEFT);
        assertTrue(browser.find("#editor output").getText().endsWith(" b"));
        browser.find("#editor select[name='turn']").sendKeys("Red");
        browser.until(() -> browser.find("#editor output").getText().endsWith(" r"));
        assertTrue(browser.find("[data-cell='d4']").getAttribute("aria-label").contains("red stone"));
        browser.click("#editor button:last-child");
        browser.untilStatus("Red played b8b3. Blue to move.");
        browser.until(() ->
                browser.find("[data-cell='d4']").getAttribute("aria-label").contains("empty"));
        assertTrue(browser.find("#undo").isDisplayed());
    }

    @Test
    void positionMustBePlayable() {
        browser.open("#game=blackstone");
        browser.click("#tab-share");
        browser.find("#position").clear();
        browser.click("#set-position");
        browser.untilText("#message", "Write a position here, such as 1r1r1r2/");
        browser.click("#edit");
        browser.until(() -> browser.find("#editor").isDisplayed());
        browser.click("#editor .primary + button");
        browser.until(() -> browser.find("#editor output").getText().startsWith("8/8/8/8/"));
        browser.click("#editor .primary");
        browser.untilText("#message", "The game would be over at once");
        assertTrue(browser.find("#editor").isDisplayed());
    }

    @ParameterizedTest
    @CsvSource({"320, 640", "640, 400", "390, 844"})
    void smallWindowsShowEverything(int width, int height) {
        browser.driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", true));
        try {
            browser.open("#game=greener");
            browser.click("#tab-settings");
            assertEquals((long) width, browser.driver.executeScript("return document.documentElement.scrollWidth"));
            browser.click("#tab-share");
            browser.click("#edit");
            browser.until(() -> browser.find("#editor").isDisplayed());
            assertEquals((long) width, browser.driver.executeScript("return document.documentElement.scrollWidth"));
            Rectangle board = browser.find("#board").getRect();
            Rectangle tool = browser.find(".tool").getRect();
            assertTrue(tool.y < board.y + board.height + 150 && tool.y < height, () -> "tools at " + tool.y);
        } finally {
            browser.driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
        }
    }

    @Test
    void confirmationAsksForASecondTap() {
        browser.open("#game=369&size=5");
        browser.click("#tab-settings");
        browser.click("#confirm");
        browser.click("[data-cell='c3']");
        browser.untilStatus("again to confirm");
        assertEquals(List.of(), browser.moves());
        browser.click("[data-cell='c3']");
        browser.untilPly(1);
        browser.click("#confirm");
    }

    @Test
    void phoneShowsTheWholeBoardAndPlaysByTouch() {
        browser.driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 740, "deviceScaleFactor", 2, "mobile", true));
        browser.driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
        try {
            browser.open("#game=blackstone");
            assertEquals(360L, browser.driver.executeScript("return document.documentElement.scrollWidth"));
            Rectangle board = browser.find("#board").getRect();
            assertTrue(board.width > 330 && board.y + board.height < 740, () -> board.width + " " + board.height);
            tap("b8");
            tap("b3");
            browser.untilPly(1);
        } finally {
            browser.driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
            browser.driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
        }
    }

    private static void tap(String cell) {
        Rectangle at = browser.find("[data-cell='" + cell + "']").getRect();
        PointerInput finger = new PointerInput(PointerInput.Kind.TOUCH, "finger");
        browser.driver.perform(List.of(new Sequence(finger, 0)
                .addAction(finger.createPointerMove(
                        Duration.ZERO, PointerInput.Origin.viewport(), at.x + at.width / 2, at.y + at.height / 2))
                .addAction(finger.createPointerDown(0))
                .addAction(finger.createPointerUp(0))));
    }

    @Test
    void elementIsAWholeBoardInAnyPage() {
        browser.open("#game=369");
        Map<?, ?> facts = (Map<?, ?>) browser.await("""
                await import('/boardwright.js');
                const board = document.createElement('boardwright-board');
                for (const [name, value] of Object.entries({game: 'blackstone', size: '8', moves: 'b8b3', first: 'person', second: 'minimax', movetime: '200', flip: ''}))
                  board.setAttribute(name, value);
                const heard = [];
                const replied = new Promise(done => board.addEventListener('move', e => { heard.push(e.detail.text); done(e.detail); }));
                document.body.append(board);
                await board.ready;
                const reply = await replied;
                const moves = board.moves.length;
                await board.undo();
                const undone = board.moves.length;
                await board.redo();
                const refused = await board.play('a1a1').catch(e => e.message);
                const cells = board.shadowRoot.querySelectorAll('[data-cell]').length;
                const result = {moves, undone, redone: board.moves.length, refused, cells, same: board.position === reply.position};
                board.remove();
                return result;
                """);
        assertEquals(2L, facts.get("moves"));
        assertEquals(0L, facts.get("undone"));
        assertEquals(2L, facts.get("redone"));
        assertEquals(64L, facts.get("cells"));
        assertEquals(true, facts.get("same"));
        assertTrue(facts.get("refused").toString().contains("a1a1"), facts::toString);
    }
}
