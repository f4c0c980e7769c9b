package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.Levels;
import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.web.Expectations;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine in a browser gives the answers of the JVM, which are computed here beside it. */
class SameAnswersIT {
    private static final String ENGINE =
            "const { Engine } = await import('/boardwright.js'); const engine = await Engine.start();" + "try { ";
    private static final String CLOSE = "} finally { engine.close(); }";

    private static Browser browser;

    @BeforeAll
    static void open() throws Exception {
        browser = Browser.start(true);
        browser.load("");
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
    }

    private static Object engine(String script, Object... args) {
        return browser.await(ENGINE + script + CLOSE, args);
    }

    @ParameterizedTest
    @CsvSource({"369, 3, 4", "blackstone, 3, 4", "greener, 4, 6", "dagennacht, 3, 3"})
    void countsAndNodesAreThoseOfTheJvm(String name, int perftDepth, int searchDepth) {
        compare(Games.create(name), perftDepth, searchDepth);
    }

    private static <S, M> void compare(Game<S, M> game, int perftDepth, int searchDepth) {
        S start = game.initialState();
        SearchResult<M> search = Minimax.create().search(game, start, SearchLimits.ofDepth(searchDepth));
        SearchResult<M> limited = Minimax.create().search(game, start, SearchLimits.ofNodes(20_000));
        List<?> found = (List<?>) engine(
                "const game = await engine.game(args[0]); const state = await game.start();"
                        + "const deep = await state.search({depth: args[2]}).result;"
                        + "const wide = await state.search({nodes: 20000}).result;"
                        + "return [state.position, String(await state.perft(args[1])), await state.hash(),"
                        + " deep.nodes, deep.move, wide.nodes, wide.move];",
                game.info().name(),
                perftDepth,
                searchDepth);
        assertEquals(
                List.of(
                        game.notation().formatState(start),
                        Long.toString(Perft.count(game.position(start), perftDepth)),
                        Expectations.hash(game, start),
                        search.nodes(),
                        game.notation().formatMove(search.move()),
                        limited.nodes(),
                        game.notation().formatMove(limited.move())),
                found);
    }

    @ParameterizedTest
    @CsvSource({
        "369, mcts",
        "blackstone, mcts",
        "greener, mcts",
        "dagennacht, mcts",
        "369, 5",
        "blackstone, 5",
        "greener, 5",
        "dagennacht, 5"
    })
    void levelsChooseTheMovesOfTheJvm(String name, String level) {
        compareLevel(Games.create(name), level);
    }

    private static <S, M> void compareLevel(Game<S, M> game, String level) {
        SearchResult<M> expected = Levels.create(
                        game, level, SearchSettings.create().withMultiPv(3))
                .search(game, game.initialState(), SearchLimits.ofNodes(2000));
        // The scores of Monte-Carlo search are the mean outcomes of its random games.
        String lines = expected.lines().stream()
                .map(line -> line.score().value() + " " + texts(game, line.moves()))
                .collect(Collectors.joining("; "));
        List<?> found = (List<?>) engine(
                "const state = await (await engine.game(args[0])).start();"
                        + "const {move, nodes, lines} = await state.search({level: args[1], nodes: 2000, multiPv: 3}).result;"
                        + "return [move, nodes, lines.map(line => line.score.value + ' ' + line.moves).join('; ')];",
                game.info().name(),
                level);
        assertEquals(List.of(game.notation().formatMove(expected.move()), expected.nodes(), lines), found);
    }

    @ParameterizedTest
    @CsvSource({"369", "blackstone", "greener", "dagennacht"})
    void randomGamesAreThoseOfTheJvm(String name) {
        for (int seed = 0; seed < 8; seed++) {
            compareGame(Games.create(name), seed);
        }
    }

    /** Compares every position of a random game: its text, hash, turn, outcome, margin and moves. */
    private static <S, M> void compareGame(Game<S, M> game, int seed) {
        Position<S> position = game.position(game.initialState());
        Rng rng = new Rng(seed);
        List<String> moves = new ArrayList<>();
        List<String> expected = new ArrayList<>(List.of(facts(game, position)));
        while (!position.isOver()) {
            int code = position.randomMove(rng);
            moves.add(game.notation().formatMove(game.decode(code)));
            position.play(code);
            expected.add(facts(game, position));
        }
        Object found = engine("""
                const facts = async s => [s.position, await s.hash(), s.turn, s.outcome, s.margin,
                    s.moves.map(move => move.text).join()].join(' | ');
                let state = await (await engine.game(args[0])).start({pictured: false});
                const found = [await facts(state)];
                for (const move of args[1].split(',')) {
                    state = await state.play(move, {pictured: false});
                    found.push(await facts(state));
                }
                return found;
                """, game.info().name(), String.join(",", moves));
        assertEquals(expected, found);
    }

    private static <S, M> String facts(Game<S, M> game, Position<S> position) {
        S state = position.toState();
        return String.join(
                " | ",
                game.notation().formatState(state),
                String.format("%016x", position.hash()),
                position.turn().code(),
                position.outcome().code(),
                Integer.toString(position.margin()),
                texts(game, game.legalMoves(state)));
    }

    @ParameterizedTest
    @CsvSource({"369, 4, 16, true", "blackstone, 6, 4, true", "greener, 4, 30, true", "dagennacht, 11, 1, false"})
    void proofsAreThoseOfTheJvm(String name, int size, int lastMoves, boolean withMoves) {
        GameOptions options = GameOptions.of("size", size);
        compareProof(Games.create(name, options), WholeGame.of(name, options, 5).moves(), lastMoves, withMoves);
    }

    /** Compares the position this many moves before the end of a game, or its start if it is shorter. */
    private static <S, M> void compareProof(
            Game<S, M> game, List<WholeGame.Step> moves, int lastMoves, boolean withMoves) {
        S state = game.initialState();
        for (WholeGame.Step step : moves.subList(0, Math.max(0, moves.size() - lastMoves))) {
            state = game.play(state, game.notation().parseMove(step.text()));
        }
        SolverSettings settings = SolverSettings.create().withMegabytes(32);
        Solution<M> expected = Solver.of(game, settings)
                .solve(state, new Question(game.info().name().equals("369"), withMoves));
        List<?> found = (List<?>) engine(
                "const game = await engine.game(args[0], {size: args[1]}); const state = await game.parse(args[2]);"
                        + "const {outcome, least, most, best, complete, line, nodes} = await state.solve({moves: args[3]}).result;"
                        + "return [outcome, least === most ? least : null, best.join(), complete, line.join(), nodes];",
                game.info().name(),
                game.options().get("size"),
                game.notation().formatState(state),
                withMoves);
        assertEquals(
                Arrays.asList(
                        expected.outcome().orElseThrow().code(),
                        expected.margin().isPresent()
                                ? (Object) (long) expected.margin().getAsInt()
                                : null,
                        texts(game, expected.best()),
                        withMoves,
                        texts(game, expected.line()),
                        expected.nodes()),
                found);
    }

    private static <M> String texts(Game<?, M> game, List<M> moves) {
        return moves.stream().map(game.notation()::formatMove).collect(Collectors.joining(","));
    }

    @Test
    void apiIsThatOfTheContract() {
        Map<?, ?> facts = (Map<?, ?>) engine("""
                const games = await engine.games();
                const game = await engine.game('blackstone', {size: 8});
                let state = await game.start();
                const before = state.position;
                state = await state.play('b8b3');
                const refused = await state.play('b8b3').catch(e => e.message);
                const badOption = await engine.game('blackstone', {size: 7}).catch(e => e.message);
                const badPosition = await game.parse('8 r').catch(e => e.message);
                const end = await (await engine.game('greener')).start();
                const infos = [];
                const search = state.search({level: 'minimax', movetime: 300, multiPv: 3, onInfo: i => infos.push(i)});
                const result = await search.result;
                return {names: games.map(g => g.name).join(), sides: game.sides.join(),
                  levels: games[0].levels.includes('minimax'), option: games[1].options[0].name, rules: games[0].rules.length > 100,
                  before, turn: state.turn, outcome: state.outcome, margin: state.margin, first: state.played.cells.join(),
                  cells: state.view.cells.length, moves: state.moves[0].cells.length, refused, badOption, badPosition,
                  svg: state.svg({marks: ['e5'], flip: true}), lines: result.lines.length, infos: infos.length > 0,
                  depth: infos.at(-1).depth > 0, isolated: crossOriginIsolated};
                """);
        assertEquals("369,blackstone,dagennacht,greener", facts.get("names"));
        assertEquals("Red,Blue", facts.get("sides"));
        assertEquals(true, facts.get("levels"));
        assertEquals("size", facts.get("option"));
        assertEquals(true, facts.get("rules"));
        assertEquals("1r1r1r2/7b/b7/7b/b7/7b/b7/2r1r1r1 r", facts.get("before"));
        assertEquals("p2", facts.get("turn"));
        assertEquals("none", facts.get("outcome"));
        assertEquals(0L, facts.get("margin"));
        assertEquals("b8,b3", facts.get("first"));
        assertEquals(64L, facts.get("cells"));
        assertEquals(2L, facts.get("moves"));
        assertEquals("b8b3 is not legal: there is no blue stone on b8", facts.get("refused"));
        assertEquals("blackstone does not allow size '7'; allowed: 6, 8, 10, 12, 14, 16, 18", facts.get("badOption"));
        assertTrue(
                facts.get("badPosition").toString().contains("row"),
                () -> facts.get("badPosition").toString());
        assertTrue(facts.get("svg").toString().contains("class=\"mark\""));
        assertEquals(3L, facts.get("lines"));
        assertEquals(true, facts.get("infos"));
        assertEquals(true, facts.get("depth"));
        assertEquals(true, facts.get("isolated"));
    }

    @Test
    void stopAnswersWithTheBestSoFar() {
        Map<?, ?> facts = (Map<?, ?>) engine("""
                const state = await (await engine.game('greener')).start();
                const search = state.search({});
                await new Promise(done => setTimeout(done, 300));
                const begin = performance.now();
                search.stop();
                const {move, depth} = await search.result;
                const took = performance.now() - begin;
                const after = await state.play(move);
                return {legal: state.moves.some(m => m.text === move), depth, took, turn: after.turn};
                """);
        assertEquals(true, facts.get("legal"));
        assertTrue(((Number) facts.get("depth")).intValue() > 1, facts::toString);
        assertEquals("p2", facts.get("turn"));
    }

    @Test
    void stoppedProofAnswersWithItsBoundsAndTheNextGoesOn() {
        Map<?, ?> facts = (Map<?, ?>) engine("""
                const state = await (await engine.game('blackstone')).start();
                await state.solve({movetime: 1, moves: false}).result;    // The worker of proofs has started.
                const proof = state.solve();
                await new Promise(done => setTimeout(done, 300));
                const begin = performance.now();
                proof.stop();
                const { outcome, nodes } = await proof.result;
                const took = performance.now() - begin;
                const limited = await state.solve({movetime: 100, moves: false}).result;
                return {outcome, nodes, took, limited: limited.outcome, best: limited.best.length};
                """);
        assertEquals("unknown", facts.get("outcome"));
        assertTrue(((Number) facts.get("nodes")).longValue() > 0, facts::toString);
        assertEquals("unknown", facts.get("limited"));
        assertEquals(0L, facts.get("best"));
    }
}
