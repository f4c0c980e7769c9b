package dev.boardwright.ai.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.boardwright.ai.Line;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.json.Json;
import dev.boardwright.testkit.TicTacToe;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Searches and proofs in JSON. */
class SearchJsonTest {
    private static final TicTacToe GAME = new TicTacToe();

    @Test
    void searchHasItsEffortAndLines() {
        TicTacToe.Move move = GAME.legalMoves(GAME.initialState()).get(0);
        String text = GAME.notation().formatMove(move);
        SearchResult<TicTacToe.Move> result = new SearchResult<>(
                List.of(new Line<>(Score.estimate(-3), List.of(move)), new Line<>(Score.loss(4), List.of(move))),
                5,
                2000,
                Duration.ofMillis(100),
                7);
        assertEquals(
                "{\"depth\":5,\"nodes\":2000,\"nps\":20000,\"time\":100}",
                SearchJson.effort(result).toString());
        assertEquals(
                "[{\"score\":{\"kind\":\"estimate\",\"value\":-3},\"moves\":[\"" + text + "\"]},"
                        + "{\"score\":{\"kind\":\"loss\",\"plies\":4},\"moves\":[\"" + text + "\"]}]",
                Json.list(SearchJson.lines(GAME, result)));
        assertEquals(
                "{\"kind\":\"win\",\"plies\":3}", SearchJson.score(Score.win(3)).toString());
        assertEquals("{\"kind\":\"draw\"}", SearchJson.score(Score.draw()).toString());
    }

    @Test
    void whatIsNotProvenIsNull() {
        Solver<TicTacToe.State, TicTacToe.Move> solver =
                Solver.of(GAME, SolverSettings.create().withMegabytes(1));
        Solution<TicTacToe.Move> drawn = solver.solve(GAME.initialState(), Question.MARGIN);
        assertEquals("draw", SolutionJson.of(GAME, drawn).members().get("outcome"));
        assertEquals(0, SolutionJson.of(GAME, drawn).members().get("margin"));
        solver.clear();
        Solution<TicTacToe.Move> open = solver.solve(GAME.initialState(), Question.MARGIN, SearchLimits.ofNodes(1));
        Json json = SolutionJson.of(GAME, open);
        assertEquals("unknown", json.members().get("outcome"));
        assertNull(json.members().get("margin"));
        assertEquals(
                List.of("outcome", "margin", "least", "most", "best", "complete", "line", "nodes", "time"),
                List.copyOf(json.members().keySet()));
    }
}
