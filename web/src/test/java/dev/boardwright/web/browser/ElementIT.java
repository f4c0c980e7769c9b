package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The custom element in a page of its own. */
class ElementIT extends BrowserTest {
    @BeforeEach
    void load() {
        browser.load("");
    }

    /** Runs a script that can use {@code add(attributes)}, which resolves with an open board, and some helpers. */
    private static Object element(String script) {
        return browser.await("""
                await import('/boardwright.js');
                const place = document.createElement('div');
                document.body.append(place);
                const put = attributes => {
                  place.insertAdjacentHTML('beforeend', `<boardwright-board ${attributes}></boardwright-board>`);
                  const board = place.lastElementChild;
                  board.heard = [];
                  board.addEventListener('move', event => board.heard.push(event.detail.text));
                  return board;
                };
                const add = async attributes => { const board = put(attributes); await board.ready; return board; };
                const cells = board => board.shadowRoot.querySelectorAll('[data-cell]').length;
                const alert = board => board.shadowRoot.querySelector('[role=alert]')?.textContent ?? '';
                const message = promise => promise.then(() => 'accepted', e => e.message);
                const until = async condition => { while (!condition()) await new Promise(done => setTimeout(done, 20)); };
                try {
                """ + script + "} finally { place.remove(); }");
    }

    @Test
    void fingerScrollsThePageExceptFromAStoneThatCanBeDragged() {
        browser.driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 640, "deviceScaleFactor", 1, "mobile", true));
        browser.driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
        try {
            browser.await("""
                    await import('/boardwright.js');
                    while (document.querySelector('#start-rules').textContent === '') await new Promise(done => setTimeout(done, 20));
                    window.board = document.createElement('boardwright-board');
                    board.setAttribute('game', 'blackstone');
                    document.body.prepend(board);
                    await board.ready;
                    """);
            swipe("d4", "d8");
            browser.until(() -> scrolled() > 80);
            // The page may still glide.
            browser.until(() -> {
                browser.driver.executeScript("scrollTo(0, 0)");
                browser.await("await new Promise(done => setTimeout(done, 100))");
                return scrolled() == 0;
            });
            swipe("b8", "b3");
            browser.until(() -> List.of("b8b3").equals(browser.driver.executeScript("return board.moves")));
            assertEquals(0, scrolled());
        } finally {
            browser.driver.executeScript("board.remove()");
            browser.driver.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
            browser.driver.executeCdpCommand("Emulation.setTouchEmulationEnabled", Map.of("enabled", false));
        }
    }

    private static double scrolled() {
        return ((Number) browser.driver.executeScript("return scrollY")).doubleValue();
    }

    /** Moves a finger from one cell to another. */
    private static void swipe(String from, String to) {
        double[] start = centre(from);
        double[] end = centre(to);
        touch("touchStart", List.of(Map.of("x", start[0], "y", start[1])));
        for (int i = 1; i <= 10; i++) {
            double x = start[0] + (end[0] - start[0]) * i / 10;
            double y = start[1] + (end[1] - start[1]) * i / 10;
            touch("touchMove", List.of(Map.of("x", x, "y", y)));
        }
        touch("touchEnd", List.of());
    }

    private static double[] centre(String cell) {
        List<?> at = (List<?>) browser.driver.executeScript(
                "const box = board.shadowRoot.querySelector(`[data-cell=${arguments[0]}]`).getBoundingClientRect();"
                        + "return [box.x + box.width / 2, box.y + box.height / 2];",
                cell);
        return at.stream().mapToDouble(value -> ((Number) value).doubleValue()).toArray();
    }

    private static void touch(String type, List<?> points) {
        browser.driver.executeCdpCommand("Input.dispatchTouchEvent", Map.of("type", type, "touchPoints", points));
    }

    @Test
    void attributesThatAreNotOptionsAreIgnored() {
        assertEquals(List.of(25L, List.of("a1")), element("""
                const board = await add('game="369" size="5" tabindex="0" role="group" part="x" translate="no" inert '
                  + 'draggable="false" autofocus is="x" itemprop="x" nonce="r" popover key="1" _ngcontent-abc=""');
                await board.play('a1');
                board.setAttribute('tabindex', '1');
                board.className = 'other';
                await board.ready;
                return [cells(board), board.moves];
                """));
    }

    @Test
    void everyOptionTakesEffectWhenItChanges() {
        assertEquals(List.of(true, true, 16L), element("""
                const board = await add('game="greener"');
                const fixed = board.position;
                board.setAttribute('setup', 'random');
                await board.ready;
                const random = board.position;
                board.removeAttribute('setup');
                await board.ready;
                const again = board.position;
                board.setAttribute('size', '4');
                await board.ready;
                return [fixed !== random, fixed === again, cells(board)];
                """));
    }

    @Test
    void movedElementKeepsItsGame() {
        assertEquals(List.of(List.of("a1", "b1"), List.of("a1", "b1", "c1"), 25L), element("""
                const board = await add('game="369" size="5"');
                await board.play('a1');
                await board.play('b1');
                const other = document.createElement('section');
                place.append(other);
                other.append(board);
                await board.ready;
                const kept = board.moves;
                await board.play('c1');
                return [kept, board.moves, cells(board)];
                """));
    }

    @Test
    void removedElementDoesNotPlayOn() {
        Map<?, ?> facts = (Map<?, ?>) element("""
                const engines = 'game="369" first="1" second="1" movetime="20"';
                const atOnce = put(engines);
                atOnce.remove();
                const later = await add(engines);
                await until(() => later.heard.length > 1);
                later.remove();
                const heard = later.heard.length;
                const witness = await add(engines);
                await until(() => witness.heard.length > 4);
                const result = {atOnce: atOnce.heard.length, later: later.heard.length - heard,
                  refused: await message(later.play('a1'))};
                place.append(later);
                await until(() => later.heard.length > heard);
                return result;
                """);
        assertEquals(0L, facts.get("atOnce"));
        assertEquals(0L, facts.get("later"));
        assertEquals("This board is not part of a page.", facts.get("refused"));
    }

    @Test
    void samePositionOrMovesAgainResetTheGame() {
        assertEquals(List.of("3/3/3 w 0-0", List.of(), List.of("a1")), element("""
                const board = await add('game="369" size="3"');
                board.position = '3/3/3 w 0-0';
                await board.play('a1');
                board.position = '3/3/3 w 0-0';
                await board.ready;
                const { position, moves } = board;
                board.moves = ['a1'];
                await board.play('b1');
                board.moves = ['a1'];
                await board.ready;
                return [position, moves, board.moves];
                """));
    }

    @Test
    void invalidAttributeEndsTheGame() {
        Map<?, ?> facts = (Map<?, ?>) element("""
                const board = await add('game="369" size="5" first="1" second="1" movetime="20"');
                await until(() => board.heard.length > 1);
                board.setAttribute('size', '99');
                await board.ready;
                const heard = board.heard.length;
                const witness = await add('game="369" first="1" second="1" movetime="20"');
                await until(() => witness.heard.length > 4);
                const result = {alert: alert(board), later: board.heard.length - heard, position: board.position,
                  moves: board.moves.length, play: await message(board.play('a1')), undo: await message(board.undo())};
                board.setAttribute('size', '4');
                await board.ready;
                return {...result, cells: cells(board), after: alert(board)};
                """);
        assertTrue(facts.get("alert").toString().startsWith("369 does not allow size '99'"), facts::toString);
        assertEquals(0L, facts.get("later"));
        assertEquals("", facts.get("position"));
        assertEquals(0L, facts.get("moves"));
        assertEquals("No game is open: " + facts.get("alert"), facts.get("play"));
        assertEquals("No game is open: " + facts.get("alert"), facts.get("undo"));
        assertEquals(16L, facts.get("cells"));
        assertEquals("", facts.get("after"));
    }

    @Test
    void elementOutsideAPageRejectsCalls() {
        assertEquals(List.of("", 0L, List.of("This board is not part of a page.")), element("""
                const board = document.createElement('boardwright-board');
                board.undo();
                const answers = await Promise.all([board.play('a1'), board.undo(), board.redo()].map(message));
                return [board.position, board.moves.length, [...new Set(answers)]];
                """));
    }

    @Test
    void boardsDoNotWaitForTheEngineOfAnother() {
        Map<?, ?> facts = (Map<?, ?>) element("""
                const thinking = await add('game="blackstone" first="minimax" movetime="60000"');
                const drawn = cells(thinking);
                const refused = await message(thinking.play('b8b3'));
                const other = await add('game="369" size="5" second="minimax" movetime="100"');
                await other.play('a1');
                await until(() => other.moves.length === 2);
                const corner = () => thinking.shadowRoot.querySelector('[data-cell=a1]').getBoundingClientRect().y;
                const before = corner();
                thinking.setAttribute('flip', '');
                await until(() => corner() !== before);
                return {drawn, refused, moves: thinking.moves.length};
                """);
        assertEquals(64L, facts.get("drawn"));
        assertEquals("It is the engine's turn: it plays Red.", facts.get("refused"));
        assertEquals(0L, facts.get("moves"));
    }
}
