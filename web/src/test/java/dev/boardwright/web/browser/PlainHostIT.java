package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The site on a host that sends no headers of its own: there is no shared memory, and the page brings its own policy. */
class PlainHostIT {
    private static Browser browser;

    @BeforeAll
    static void open() throws Exception {
        browser = Browser.start(false);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    @Test
    void stoppedSearchAnswersAndTheEngineGoesOn() {
        browser.open("#game=369");
        Map<?, ?> facts = (Map<?, ?>) browser.await("""
                const { Engine } = await import('/boardwright.js');
                const engine = await Engine.start();
                const state = await (await engine.game('greener')).start();
                const search = state.search({});
                await new Promise(done => setTimeout(done, 500));
                const behind = state.play(state.moves[0].text);
                search.stop();
                const { move, depth } = await search.result;
                const after = await behind;
                const early = after.search({});
                early.stop();
                const second = await early.result;
                const result = {isolated: crossOriginIsolated, legal: state.moves.some(m => m.text === move), depth,
                  turn: after.turn, second: after.moves.some(m => m.text === second.move)};
                engine.close();
                const closed = await state.play(move).catch(e => e.message);
                return {...result, closed};
                """);
        assertEquals(false, facts.get("isolated"));
        assertEquals(true, facts.get("legal"));
        assertTrue(((Number) facts.get("depth")).intValue() > 0, facts::toString);
        assertEquals("p2", facts.get("turn"));
        assertEquals(true, facts.get("second"));
        assertEquals("The engine is closed.", facts.get("closed"));
        assertEquals("", browser.console());
    }

    @Test
    void pageHasItsContentSecurityPolicyWithoutHeaders() {
        browser.open("#game=369");
        assertEquals(List.of("script-src-elem", false), browser.await("""
                const violated = new Promise(done => addEventListener(
                  'securitypolicyviolation', event => done(event.effectiveDirective), { once: true }));
                const script = document.createElement('script');
                script.textContent = 'window.ran = true';
                document.body.append(script);
                return [await Promise.race([violated, new Promise(done => setTimeout(done, 5000, 'none'))]), 'ran' in window];
                """));
        browser.console();
    }

    @Test
    void rulesAreAnsweredDuringSearchesThatAreStoppedOneByOne() {
        browser.open("#game=369");
        assertEquals(List.of("p2", 0L, true, "The game is over: there is no move to search for."), browser.await("""
                const { Engine } = await import('/boardwright.js');
                const engine = await Engine.start();
                const state = await (await engine.game('blackstone')).start();
                const searches = Array.from({length: 6}, () => state.search({movetime: 60000}));
                let ended = 0;
                searches.forEach(search => search.result.then(() => { ended++; }));
                const { turn } = await state.play('b8b3');
                const early = ended;
                const moves = [];
                for (const search of searches) {
                  search.stop();
                  moves.push((await search.result).move);
                }
                let last = await (await engine.game('369', {size: 3})).start();
                while (!last.over) last = await last.play(last.moves[0].text);
                const over = last.search();
                over.stop();
                const refused = await over.result.catch(e => e.message);
                engine.close();
                return [turn, early, moves.every(text => state.moves.some(move => move.text === text)), refused];
                """));
        assertEquals("", browser.console());
    }
}
