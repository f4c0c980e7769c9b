package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine of the page: searches beside other calls, and invalid requests. A search of a minute stands for a long one. */
class EngineIT extends BrowserTest {
    private static final String LONG = "const LONG = {movetime: 60000};";

    /** More searches than there are workers. */
    private static final String SEARCHES = LONG + """
            const state = await (await engine.game('blackstone')).start();
            const searches = Array.from({length: 6}, () => state.search(LONG));
            let ended = 0;
            searches.forEach(search => search.result.then(() => { ended++; }, () => {}));
            """;

    @BeforeEach
    void load() {
        browser.load("");
    }

    private static Object engine(String script, Object... args) {
        return browser.await(
                "const { Engine } = await import('/boardwright.js'); const engine = await Engine.start();"
                        + "const message = promise => promise.then(() => 'accepted', e => e.message);"
                        + "try { " + script + "} finally { engine.close(); }",
                args);
    }

    @Test
    void rulesAndDrawingAreAnsweredDuringSearches() {
        assertEquals(List.of("p2", true, 0L), engine(SEARCHES + """
                const after = await state.play('b8b3');
                const board = await after.board();
                return [after.turn, board.includes('data-cell'), ended];
                """));
    }

    @Test
    void searchAndPerftDoNotWaitForAnotherSearch() {
        assertEquals(List.of(2L, 9120L, false), engine(LONG + """
                const state = await (await engine.game('blackstone')).start();
                let ended = false;
                state.search(LONG).result.then(() => { ended = true; }, () => {});
                const { depth } = await state.search({depth: 2}).result;
                return [depth, await state.perft(2), ended];
                """));
    }

    @Test
    void waitingSearchIsStoppedWhileOthersRun() {
        assertEquals(List.of(true, 0L, 6L), engine(SEARCHES + """
                await state.play('b8b3');
                const others = ended;
                searches[5].stop();
                const { move } = await searches[5].result;
                searches.forEach(search => search.stop());
                const results = await Promise.all(searches.map(search => search.result));
                const legal = [move, ...results.map(result => result.move)].every(text => state.moves.some(m => m.text === text));
                return [legal, others, results.length];
                """));
    }

    @Test
    void proofsOfAGameAreReusedAfterASearch() {
        List<?> nodes = (List<?>) engine("""
                const state = await (await engine.game('369', {size: 4})).start();
                const first = await state.solve().result;
                await state.search({depth: 1}).result;
                const second = await state.solve().result;
                return [first.nodes, second.nodes];
                """);
        assertTrue(((Number) nodes.get(1)).longValue() < ((Number) nodes.get(0)).longValue(), nodes::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{movetime: 0} | movetime is a whole number from 1 to 2147483647, not 0",
                "{movetime: -1} | movetime is a whole number from 1 to 2147483647, not -1",
                "{movetime: Infinity} | movetime is a whole number from 1 to 2147483647, not Infinity",
                "{depth: 0} | depth is a whole number from 1 to 2147483647, not 0",
                "{depth: 'x'} | depth is a whole number from 1 to 2147483647, not 'x'",
                "{nodes: -5} | nodes is a whole number from 1 to 9007199254740991, not -5",
                "{depth: 1, multiPv: 0} | multiPv is a whole number from 1 to 2147483647, not 0",
                "{depth: 1, seed: null} | seed is a whole number from -2147483648 to 2147483647, not null",
                "{depth: 1, movetime: undefined, nodes: undefined} | accepted",
                "{movetime: 0.5} | accepted"
            })
    void invalidLimitsAreRejected(String request, String expected) {
        assertEquals(
                expected,
                engine("const state = await (await engine.game('369')).start();" + "return await message(state.search("
                        + request + ").result);"));
    }

    @Test
    void perftTakesWholeNumbersAlone() {
        assertEquals(List.of("'x'", "undefined", "1.5", "-1"), engine("""
                const state = await (await engine.game('369')).start();
                const begin = 'depth is a whole number from 0 to 2147483647, not ';
                const messages = await Promise.all(['x', undefined, 1.5, -1].map(depth => message(state.perft(depth))));
                return messages.map(text => text.replace(begin, ''));
                """));
    }

    @Test
    void finishedGameHasNothingToSearch() {
        String expected = "The game is over: there is no move to search for.";
        assertEquals(List.of(expected, expected), engine("""
                let state = await (await engine.game('369', {size: 3})).start();
                while (!state.over) state = await state.play(state.moves[0].text);
                const stopped = state.search();
                stopped.stop();
                return [await message(state.search({movetime: 100}).result), await message(stopped.result)];
                """));
    }

    @Test
    void textsAndOptionsAreReadStrictly() {
        Map<?, ?> facts = (Map<?, ?>) engine("""
                const game = await engine.game('369', null);
                const state = await game.start({pictured: false});
                let svg = 'drawn';
                try { state.svg(); } catch (error) { svg = error.message; }
                return {size: (await engine.game('369', {size: undefined})).options.size, empty: await message(game.parse('')),
                  trimmed: (await state.play(' a1 ')).played.text, svg};
                """);
        assertEquals("9", facts.get("size"));
        assertTrue(facts.get("empty").toString().startsWith("missing board"), facts::toString);
        assertEquals("a1", facts.get("trimmed"));
        assertEquals("This state was made without pictures.", facts.get("svg"));
    }

    @Test
    void closedEngineRejectsEverything() {
        Object messages = engine(SEARCHES + """
                await engine.games();
                engine.close();
                const answers = [...searches.map(search => search.result), engine.games(), engine.game('369'), state.play('b8b3'),
                  state.perft(1), state.search().result, state.solve().result];
                return [...new Set(await Promise.all(answers.map(message)))];
                """);
        assertEquals(List.of("The engine is closed."), messages);
    }
}
