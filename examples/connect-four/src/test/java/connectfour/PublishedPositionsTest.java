package connectfour;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Outcome;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Positions with the scores that Pascal Pons publishes with his solver, as the columns played, from 1. A score of 1 is a win
 * with the mover's last disc, -1 a loss to the opponent's last disc.
 */
class PublishedPositionsTest {
    private final ConnectFour game = new ConnectFour();

    @ParameterizedTest
    @CsvSource({
        "2252576253462244111563365343671351441, -1",
        "7422341735647741166133573473242566, 1",
        "23163416124767223154467471272416755633, 0",
        "274552224131661, 0"
    })
    void theSolverFindsThePublishedWinner(String columns, int score) {
        ConnectFour.State state = after(columns);
        assertEquals(
                Outcome.ofMargin(score * game.turn(state).sign()),
                Solver.of(game)
                        .solve(state, Question.OUTCOME.valueOnly())
                        .outcome()
                        .orElseThrow());
    }

    @ParameterizedTest
    @CsvSource({
        "2252576253462244111563365343671351441, loss 4",
        "7422341735647741166133573473242566, win 7",
        "23163416124767223154467471272416755633, draw"
    })
    void minimaxFindsThePublishedDistance(String columns, String score) {
        Score found = Minimax.create()
                .search(game, after(columns), SearchLimits.infinite())
                .score();
        assertEquals(score, found.toString());
    }

    private ConnectFour.State after(String columns) {
        ConnectFour.State state = game.initialState();
        int[] heights = new int[7];
        for (char digit : columns.toCharArray()) {
            int column = digit - '1';
            state = game.play(state, new ConnectFour.Move(new Cell(column, heights[column]++)));
        }
        return state;
    }
}
