package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.web.TestWeights;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Weights that a visitor chooses, by the address or as a file. */
class WeightsIT extends BrowserTest {
    private static final Game<?, ?> GAME = Games.create("369", GameOptions.of("size", 5));
    private static final byte[] FILE = TestWeights.of(GAME);

    private static <S, M> long nodes(Game<S, M> game, Evaluation<S> evaluation) {
        SearchSettings settings = SearchSettings.create().withEvaluations(Evaluations.only(game, evaluation));
        return Minimax.of(settings)
                .search(game, game.initialState(), SearchLimits.ofDepth(4))
                .nodes();
    }

    private static <S, M> long nodesWithWeights(Game<S, M> game) {
        return nodes(
                game, PatternEvaluation.read(new ByteArrayInputStream(FILE), game, PatternEvaluation.baseOf(game)));
    }

    private static <S, M> long nodesWithout(Game<S, M> game) {
        return nodes(game, PatternEvaluation.baseOf(game));
    }

    private static Object nodesOnThePage(String game, int size, String weights) {
        return browser.await("""
                const { Engine } = await import('/boardwright.js');
                const engine = await Engine.start();
                const game = await engine.game(args[0], { size: args[1], weights: args[2] });
                const { nodes } = await (await game.start()).search({ depth: 4 }).result;
                engine.close();
                return nodes;
                """, game, size, weights);
    }

    @Test
    void searchesWithWeightsVisitTheNodesOfTheJvm() {
        browser.serve("/mine.weights", FILE);
        browser.load("");
        long expected = nodesWithWeights(GAME);
        assertNotEquals(nodesWithout(GAME), expected);
        assertEquals(expected, nodesOnThePage("369", 5, "mine.weights"));
        assertEquals(nodesWithout(Games.create("blackstone")), nodesOnThePage("blackstone", 8, "none"));
    }

    @Test
    void addressNamesWeights() {
        browser.serve("/mine.weights", FILE);
        browser.open("#game=369&size=5&weights=mine.weights&second=minimax&movetime=100");
        browser.type("c3");
        browser.untilPly(2);
        assertTrue(browser.driver.getCurrentUrl().contains("&weights=/mine.weights&"), browser.driver.getCurrentUrl());
        browser.click("#tab-settings");
        browser.untilText("#weights", "Weights: mine.weights");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=5&weights=damaged.weights | /damaged.weights: the file of weights is damaged",
                "size=7&weights=mine.weights | /mine.weights: the weights are for 369 with 'size=5 variant=neutral', not",
                "size=5&weights=index.html | /index.html: this is not a file of weights",
                "size=5&weights=https://example.org/x.weights | not of https://example.org",
                "size=5&weights=missing.weights | The weights /missing.weights could not be loaded (404)"
            })
    void impossibleWeightsAreRefused(String hash, String message) {
        browser.serve("/mine.weights", FILE);
        browser.serve("/damaged.weights", TestWeights.damaged(FILE));
        browser.load("#game=369&" + hash);
        browser.untilText("#trouble-text", message);
        assertTrue(browser.console().lines().allMatch(line -> line.contains("missing.weights")));
    }

    @ParameterizedTest
    @CsvSource({"mine.weights, 5/5/5/5/5 w 0-0", "damaged.weights, /damaged.weights: the file of weights is damaged"})
    void elementTakesWeights(String file, String shown) {
        browser.serve("/mine.weights", FILE);
        browser.serve("/damaged.weights", TestWeights.damaged(FILE));
        browser.load("");
        String found = browser.await("""
                await import('/boardwright.js');
                const board = document.createElement('boardwright-board');
                for (const [name, value] of [['game', '369'], ['size', '5'], ['weights', args[0]]]) {
                  board.setAttribute(name, value);
                }
                document.body.append(board);
                await board.ready;
                return board.position || board.shadowRoot.querySelector('[role=alert]').textContent;
                """, file).toString();
        assertTrue(found.startsWith(shown), found);
    }

    @Test
    void visitorsOwnFileIsUsedAndKept(@TempDir Path folder) throws Exception {
        Path file = Files.write(folder.resolve("my own.weights"), FILE);
        browser.open("#game=369&size=5&moves=c3,c4&ply=1");
        browser.click("#tab-settings");
        browser.find("#weights-file").sendKeys(file.toString());
        browser.until(() -> browser.driver.getCurrentUrl().contains("&weights=/own/"));
        assertTrue(browser.driver.getCurrentUrl().contains("&moves=c3,c4&ply=1"), browser.driver.getCurrentUrl());
        browser.driver.navigate().refresh();
        browser.untilPly(1);
        browser.click("#tab-settings");
        browser.untilText("#weights", "Weights: my own.weights");
        Path damaged = Files.write(folder.resolve("damaged.weights"), TestWeights.damaged(FILE));
        browser.find("#weights-file").sendKeys(damaged.toString());
        browser.untilText("#message", "the file of weights is damaged");
    }
}
