package dev.boardwright.web.browser;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import dev.boardwright.web.Expectations;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Measures the engine in a browser beside the JVM, on one thread each, and prints a table in Markdown. The build does not
 * run it; the command is in {@code benchmarks/README.md}.
 */
class SpeedReport {
    private static final int NODES = 5_000_000;
    private static final int GAMES = 100_000;
    private static final int ROUNDS = 4;

    @Test
    void minimaxHasAtLeastHalfTheSpeedOfTheJvm() throws Exception {
        System.out.println("| game | minimax, JVM | minimax, page | ratio | playouts, JVM | playouts, page | ratio |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- |");
        boolean slow = false;
        try (Browser browser = Browser.start(true)) {
            browser.load("");
            for (String name : List.of("369", "blackstone", "greener", "dagennacht")) {
                Game<?, ?> game = Games.create(name);
                double jvmNodes = best(() -> search(game), NODES);
                double jvmGames = best(() -> Expectations.playouts(game, 1, GAMES), GAMES);
                List<?> page = (List<?>) browser.await("""
                        const { Engine } = await import('/boardwright.js');
                        const engine = await Engine.start();
                        const state = await (await engine.game(args[0])).start();
                        let nodes = 0, games = 0;
                        for (let i = 0; i < args[3]; i++) {
                          let begin = performance.now();
                          const found = await state.search({nodes: args[1]}).result;
                          nodes = Math.max(nodes, found.nodes / (performance.now() - begin) * 1000);
                          begin = performance.now();
                          await engine.call('playouts', args[0], '', 1, args[2]);
                          games = Math.max(games, args[2] / (performance.now() - begin) * 1000);
                        }
                        engine.close();
                        return [nodes, games];
                        """, name, NODES, GAMES, ROUNDS);
                double pageNodes = ((Number) page.get(0)).doubleValue();
                double pageGames = ((Number) page.get(1)).doubleValue();
                slow |= pageNodes < 0.5 * jvmNodes;
                System.out.printf(
                        Locale.ROOT,
                        "| %s | %.0f nodes/s | %.0f nodes/s | %.2f | %.0f games/s | %.0f games/s | %.2f |%n",
                        name,
                        jvmNodes,
                        pageNodes,
                        pageNodes / jvmNodes,
                        jvmGames,
                        pageGames,
                        pageGames / jvmGames);
            }
        }
        assertFalse(slow, "minimax is too slow in the page");
    }

    private static <S, M> void search(Game<S, M> game) {
        Minimax.create().search(game, game.initialState(), SearchLimits.ofNodes(NODES));
    }

    /** The best rate of a few rounds, after one to warm up. */
    private static double best(Runnable work, long units) {
        double best = 0;
        for (int i = 0; i <= ROUNDS; i++) {
            long begin = System.nanoTime();
            work.run();
            best = Math.max(best, units * 1e9 / (System.nanoTime() - begin));
        }
        return best;
    }
}
