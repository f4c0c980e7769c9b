package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.deque.html.axecore.results.Results;
import com.deque.html.axecore.results.Rule;
import com.deque.html.axecore.selenium.AxeBuilder;
import dev.boardwright.core.GameOptions;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page for people who use a keyboard or a screen reader, or ask for less motion. */
class AccessibilityIT extends BrowserTest {
    @Test
    void wholeGameByKeyboardAlone() {
        WholeGame game = WholeGame.of("369", GameOptions.of("size", 3), 1);
        browser.open("#game=369&size=3");
        browser.driver.executeScript("document.activeElement.blur()");
        for (int i = 0; i < 10 && !focused().matches("[a-c][1-3]"); i++) {
            browser.keys(Keys.TAB);
        }
        int ply = 0;
        for (WholeGame.Step move : game.moves()) {
            walkTo(move.cells().get(0));
            browser.keys(ply % 2 == 0 ? Keys.ENTER : Keys.SPACE);
            browser.untilPly(++ply);
            browser.untilDrawn(move.cells());
        }
        browser.untilStatus(game.winner().isEmpty() ? "drawn" : game.winner() + " has won");
    }

    private static String focused() {
        return String.valueOf(browser.driver.executeScript("return document.activeElement?.dataset?.cell ?? ''"));
    }

    private static void walkTo(String cell) {
        browser.until(() -> !focused().isEmpty());
        for (int i = 0; i < 20 && !focused().equals(cell); i++) {
            String at = focused();
            CharSequence key = at.charAt(0) < cell.charAt(0)
                    ? Keys.ARROW_RIGHT
                    : at.charAt(0) > cell.charAt(0)
                            ? Keys.ARROW_LEFT
                            : at.charAt(1) < cell.charAt(1) ? Keys.ARROW_UP : Keys.ARROW_DOWN;
            browser.keys(key);
        }
        assertEquals(cell, focused());
    }

    @Test
    void everyControlIsReachedByTabAndHasAName() {
        browser.open("#game=blackstone&moves=b8b3");
        for (String tab : List.of("moves", "analysis", "rules", "share", "settings")) {
            browser.click("#tab-" + tab);
            browser.driver.executeScript("document.activeElement.blur(); getSelection().removeAllRanges()");
            Set<String> reached = new LinkedHashSet<>();
            for (int i = 0; i < 60; i++) {
                browser.keys(Keys.TAB);
                Object id = browser.driver.executeScript("return document.activeElement.id");
                if (!reached.add(id.toString()) && !id.toString().isEmpty()) {
                    break;
                }
            }
            List<String> missing = browser
                    .driver
                    .findElements(By.cssSelector(
                            "#play :is(button, input, select, textarea)[id]:not([tabindex='-1'], :disabled)"))
                    .stream()
                    .filter(WebElement::isDisplayed)
                    .map(control -> control.getAttribute("id"))
                    .filter(id -> !reached.contains(id))
                    .toList();
            assertEquals(List.of(), missing, tab);
        }
    }

    @Test
    void lessMotionIsNone() {
        browser.driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
        browser.open("#game=blackstone");
        browser.driver.executeScript(
                "const animate = Element.prototype.animate;"
                        + "window.animations = 0; Element.prototype.animate = function (...args) { animations++; return animate.apply(this, args); };");
        browser.clickCells(List.of("b8", "b3"));
        browser.untilPly(1);
        browser.untilDrawn(List.of("b8", "b3"));
        assertEquals(0L, browser.driver.executeScript("return animations"));
        browser.driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
        browser.clickCells(List.of("h7", "c2"));
        browser.untilPly(2);
        browser.untilDrawn(List.of("h7", "c2"));
        assertEquals(1L, browser.driver.executeScript("return animations"));
    }

    @ParameterizedTest
    @CsvSource({"light", "dark"})
    void axeFindsNothing(String scheme) {
        browser.driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
        browser.load("");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector(".game-card")).size() == 4);
        checkAxe("start");
        browser.load("#game=chess");
        browser.until(() -> browser.find("#trouble").isDisplayed());
        checkAxe("trouble");
        browser.open("#game=greener&moves=a3a4,b4a4");
        checkAxe("moves");
        for (String tab : List.of("analysis", "rules", "share", "settings")) {
            browser.click("#tab-" + tab);
            checkAxe(tab);
        }
        browser.click("#tab-share");
        browser.click("#edit");
        browser.until(() -> browser.find("#editor").isDisplayed());
        checkAxe("editor");
        browser.open("#game=369&size=3&moves=b2");
        browser.click("#tab-analysis");
        browser.click("#graph-start");
        browser.untilText("#graph-facts", "mistakes");
        browser.click("#analyse");
        browser.click("#value-moves");
        browser.untilText("#proof", "Proven: ");
        checkAxe("proof, values and graph");
        browser.open("#game=blackstone");
        browser.click("[data-cell='b8']");
        checkAxe("stone picked up");
        browser.type("nonsense");
        browser.until(() -> !browser.find("#message").getText().isEmpty());
        checkAxe("refused move");
        browser.open("#game=369&size=3&moves=a1,b1,c1,a2,b2,c2,a3,b3,c3");
        checkAxe("end of a game");
        browser.driver.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("features", List.of()));
    }

    private static void checkAxe(String screen) {
        Results results = new AxeBuilder().analyze(browser.driver);
        List<String> problems =
                results.getViolations().stream().map(AccessibilityIT::describe).toList();
        assertEquals(List.of(), problems, screen);
    }

    private static String describe(Rule rule) {
        return rule.getId() + ": "
                + rule.getNodes().stream()
                        .map(node -> node.getHtml() + " " + node.getFailureSummary())
                        .toList();
    }
}
