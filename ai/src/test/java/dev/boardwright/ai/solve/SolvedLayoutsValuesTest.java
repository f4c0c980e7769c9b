package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.greener.Greener;
import dev.boardwright.greener.GreenerState;
import dev.boardwright.greener.Layouts;
import dev.boardwright.greener.SolvedLayouts;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The table of Greener's layouts on 4 by 4, against the solver without the reductions that the table was made with. */
class SolvedLayoutsValuesTest {
    private static final int STRIDE = 7_001;

    @Test
    void theTableHasTheMarginsThatTheSolverFinds() throws IOException {
        Greener game = Greener.random(4, 1);
        SolvedLayouts table;
        try (InputStream in = Files.newInputStream(Path.of("..", "docs", "data", "greener-4x4.csv.gz"))) {
            table = SolvedLayouts.read(in);
        }
        List<String> layouts = List.copyOf(Layouts.classes().keySet());

        for (int i = 0; i < layouts.size(); i += STRIDE) {
            GreenerState state = game.notation().parseState(layouts.get(i) + " b");
            Solution<?> solution = Solver.of(game, SolverSettings.standard().withSymmetries(false))
                    .solve(state, Question.MARGIN);
            assertEquals(table.margin(state), solution.margin().orElseThrow(), layouts.get(i));
        }
    }
}
