package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.greener.Greener;
import dev.boardwright.greener.GreenerState;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** The table of Greener's layouts on 4 by 4, against the solver without the reductions that the table was made with. */
class SolvedLayoutsValuesTest {
    private static final int STRIDE = 7_001;

    @Test
    void theTableHasTheMarginsThatTheSolverFinds() throws IOException {
        Greener game = Greener.random(4, 1);
        List<String> rows = rows();

        for (int i = 0; i < rows.size(); i += STRIDE) {
            String[] row = rows.get(i).split(",", -1);
            GreenerState state = game.notation().parseState(row[0] + " b");
            Solution<?> solution = Solver.of(game, SolverSettings.create().withSymmetries(false))
                    .solve(state, Question.MARGIN);
            assertEquals(Integer.parseInt(row[2]), solution.margin().orElseThrow(), row[0]);
        }
    }

    /** The lines of the table after its header: layout, number of layouts, margin. */
    private static List<String> rows() throws IOException {
        Path table = Path.of("..", "docs", "data", "greener-4x4.csv.gz");
        try (InputStream in = new GZIPInputStream(Files.newInputStream(table))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .skip(1)
                    .toList();
        }
    }
}
