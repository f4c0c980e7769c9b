package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.apache.spark.sql.Row;
import org.junit.jupiter.api.Test;

/** Positions solved in local mode have the same values as in the solver without Spark. */
class SolveTest extends LocalSession {
    /** Positions late in random games. */
    private static <S, M> List<String> positions(Game<S, M> game, int count) {
        List<String> positions = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Rng rng = new Rng(i);
            Position<S> position = game.position(game.initialState());
            for (int ply = 0; ply < 7 && !position.isOver(); ply++) {
                position.play(position.randomMove(rng));
            }
            positions.add(game.notation().formatState(position.toState()));
        }
        return positions;
    }

    private static List<Row> inProcess(SolveSpec spec, List<String> positions) {
        return new SolveTask<>(spec, spec.game().game())
                .rows(
                        Positions.of(positions),
                        LongStream.range(0, positions.size()).toArray());
    }

    private List<Row> read(String out) {
        return session.read().parquet(out).orderBy("number").collectAsList();
    }

    @Test
    void valuesEqualThoseOfOneProcess() {
        List<String> positions = positions(GREENER.game(), 40);
        String out = folder.resolve("solved").toString();
        SolveSpec spec = new SolveSpec(GREENER, true, true, 0, 0, 4);
        assertEquals(40, spark.solve(spec, positions, out));
        assertEquals(inProcess(spec, positions), read(out));
        assertEquals(0, spark.solve(spec, positions, out));
        assertTrue(assertThrows(BoardwrightException.class, () -> spark.solve(SolveSpec.of(GREENER), positions, out))
                .getMessage()
                .contains("is the output of another job"));
    }

    @Test
    void layoutsHaveTheirOwnValuesAlthoughOneOfEachClassIsSolved() {
        SolveSpec spec = new SolveSpec(GREENER.withPosition("gggg/gggg/gggw/gggb b"), true, true, 0, 0, 4);
        Layouts layouts = new Layouts(spec.game().position());
        String out = folder.resolve("solved").toString();
        assertEquals(240, spark.solve(spec, layouts, out));
        List<String> positions = LongStream.range(0, 240).mapToObj(layouts::get).toList();
        assertEquals(inProcess(spec, positions), read(out));
        assertEquals(0, spark.solve(spec, layouts, out));
    }

    @Test
    void firstLayoutOfEachClassHasTheRowsOfItsImages() {
        SolveSpec spec = SolveSpec.of(GREENER.withPosition("gggg/gggg/gggg/gggb b"));
        Layouts layouts = new Layouts(spec.game().position());
        SolveTask<?, ?> task = new SolveTask<>(spec, spec.game().game());
        assertEquals(
                List.of(1, 4, 13, 16),
                task.rows(layouts, new long[] {0}).stream()
                        .map(row -> row.getInt(0))
                        .sorted()
                        .toList());
        assertEquals(List.of(), task.rows(layouts, new long[] {3, 12, 15}));
    }
}
