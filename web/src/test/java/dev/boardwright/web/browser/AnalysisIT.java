package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;

/** The analysis of the page in a real browser. */
class AnalysisIT extends BrowserTest {
    @Test
    void analysisIsOffUntilAskedForAndEndsWhenTurnedOff() {
        browser.open("#game=greener&size=4");
        assertTrue(browser.driver.findElements(By.cssSelector("#lines li")).isEmpty());
        browser.click("#tab-analysis");
        browser.click("#analyse");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector("#lines li")).size() == 3);
        assertTrue(browser.find("#analysis-facts").getText().startsWith("Depth "));
        assertFalse(browser.driver.findElements(By.cssSelector(".arrow")).isEmpty());
        assertTrue(browser.find("#evaluation").isDisplayed());
        browser.click("#value-moves");
        browser.until(
                () -> !browser.driver.findElements(By.cssSelector(".value")).isEmpty());
        browser.click("#value-moves");
        browser.click("#analyse");
        browser.until(() -> browser.driver
                .findElements(By.cssSelector("#lines li, .arrow, .value"))
                .isEmpty());
        assertFalse(browser.find("#evaluation").isDisplayed());
    }

    @Test
    void analysisEndsWhenTheBoardIsLeft() {
        browser.open("#game=greener");
        browser.click("#tab-analysis");
        browser.click("#analyse");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector("#lines li")).size() == 3);
        browser.click("#new-game");
        browser.until(() -> browser.find("#start").isDisplayed());
        assertEquals("", browser.await("""
                await new Promise(done => setTimeout(done, 500));
                return document.getElementById('analysis-facts').textContent;
                """));
        browser.driver.navigate().back();
        browser.until(
                () -> browser.driver.findElements(By.cssSelector("#lines li")).size() == 3);
    }

    @Test
    void wholeGameIsAnalysed() {
        browser.open("#game=369&size=4&moves=a1,a2,b1,c1");
        browser.click("#tab-analysis");
        browser.click("#graph-start");
        browser.until(() -> browser.find("#graph-facts").getText().contains("mistakes"));
        assertEquals(
                5, browser.driver.findElements(By.cssSelector("#graph circle")).size());
    }

    @Test
    void provenMarginIsThatOfTheJvm() {
        compareMargin(Games.create("369", GameOptions.of("size", 3)));
    }

    private static <S, M> void compareMargin(Game<S, M> game) {
        Solution<M> solution = Solver.of(game).solve(game.initialState(), Question.MARGIN);
        int margin = solution.margin().orElseThrow();
        assertTrue(margin > 0, "the test expects a win of the first player, not " + margin);
        browser.open("#game=369&size=3");
        browser.click("#tab-analysis");
        browser.click("#analyse");
        browser.untilText(
                "#proof",
                "Proven: White wins by " + margin + " with best play. A line of best play, "
                        + solution.line().size() + " moves: ");
        assertEquals(
                "Evaluation: White: proven: +" + margin,
                browser.find("#evaluation").getAttribute("aria-label"));
        browser.untilText("#lines", "proven: +" + margin);
        browser.click("#value-moves");
        int moves = game.legalMoves(game.initialState()).size();
        browser.until(
                () -> values().size() == moves && values().stream().allMatch(text -> text.matches("[WL][+−][0-9]+|=")));
        assertEquals(
                solution.best().size(),
                values().stream().filter(("W+" + margin)::equals).count());
    }

    /** The values on the board, read at one moment: the board is drawn again whenever more is proven. */
    @SuppressWarnings("unchecked")
    private static List<String> values() {
        return (List<String>) browser.driver.executeScript(
                "return [...document.querySelectorAll('.value')].map(value => value.textContent)");
    }

    @Test
    void provenWinSaysInHowManyMoves() {
        WholeGame game = WholeGame.of("dagennacht", GameOptions.of("size", 11), 5);
        List<String> moves = game.moves().stream().map(WholeGame.Step::text).toList();
        browser.open("#game=dagennacht&size=11&moves=" + String.join(",", moves.subList(0, moves.size() - 1)));
        browser.click("#tab-analysis");
        browser.click("#analyse");
        browser.untilText("#proof", "Proven: " + game.winner() + " wins in 1 move.");
        browser.untilText("#lines", "proven win in 1 move");
    }

    @Test
    void proofUnderWayEndsWithTheNextMove() {
        browser.open("#game=369&size=9");
        browser.click("#tab-analysis");
        browser.click("#analyse");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector("#lines li")).size() == 3);
        browser.type("e5");
        browser.untilStatus("Black to move");
        browser.until(
                () -> browser.driver.findElements(By.cssSelector("#lines li")).size() == 3);
        assertEquals("", browser.find("#proof").getText());
    }
}
