package dev.boardwright.spark;

import dev.boardwright.ai.Solution;
import dev.boardwright.ai.Solver;
import dev.boardwright.core.Game;
import dev.boardwright.play.support.Results;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;

/**
 * Positions solved on a cluster, one row each, to Parquet. An item is a position. The positions of a task share a table;
 * values are exact, so that this changes nothing in a row.
 */
final class SparkSolve {
    /** {@code margin} is null where it was not asked for or not proven; {@code best} has the optimal moves if asked for. */
    static final StructType SCHEMA = new StructType()
            .add(Ledger.NUMBER, DataTypes.IntegerType, false)
            .add("position", DataTypes.StringType, false)
            .add("outcome", DataTypes.StringType, false)
            .add("margin", DataTypes.IntegerType, true)
            .add("best", DataTypes.StringType, true);

    private final Cluster cluster;
    private final Waves waves;
    private final SolveSpec spec;

    /** The positions of a task. */
    private static final class Slice implements Serializable {
        private static final long serialVersionUID = 1;

        private final long[] numbers;
        private final String[] positions;

        Slice(long[] numbers, String[] positions) {
            this.numbers = numbers;
            this.positions = positions;
        }
    }

    SparkSolve(Cluster cluster, Waves waves, SolveSpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    /** Solves the positions that the folder does not have yet, and returns how many there were. */
    long run(Ledger ledger, int count, LongFunction<String> positions, String source) {
        long[] left = ledger.open(spec.text() + ", " + count + " positions: " + source, count);
        waves.run(left, slices -> {
            cluster.describe("solve: " + slices.size() + " tasks from position " + (slices.get(0)[0] + 1));
            LongAccumulator nanos = cluster.context().sc().longAccumulator("nanoseconds");
            List<Slice> texts = slices.stream()
                    .map(slice -> new Slice(
                            slice, LongStream.of(slice).mapToObj(positions).toArray(String[]::new)))
                    .toList();
            SolveSpec sent = spec;
            JavaRDD<Row> rows = cluster.each(texts)
                    .flatMap(slice ->
                            solve(sent, sent.game().game(), slice, nanos).iterator());
            ledger.append(rows);
            return nanos.value();
        });
        return left.length;
    }

    /** In an executor: solves positions. */
    private static <S, M> List<Row> solve(SolveSpec spec, Game<S, M> game, Slice slice, LongAccumulator nanos) {
        long begin = System.nanoTime();
        Solver<S, M> solver = spec.solver(game);
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < slice.numbers.length; i++) {
            if (spec.nodes() > 0) {
                // What a number of nodes proves must not depend on the positions before.
                solver.clear();
            }
            rows.add(row(spec, solver, (int) slice.numbers[i] + 1, slice.positions[i]));
            Tasks.checkNotKilled();
        }
        nanos.add(System.nanoTime() - begin);
        return rows;
    }

    static <S, M> Row row(SolveSpec spec, Solver<S, M> solver, int number, String position) {
        Game<S, M> game = solver.game();
        Solution<M> solution = solver.solve(game.notation().parseState(position), spec.question(), spec.limits());
        return RowFactory.create(
                number,
                position,
                solution.outcome().map(Results::name).orElse("unknown"),
                spec.margin() && solution.margin().isPresent()
                        ? solution.margin().getAsInt()
                        : null,
                spec.moves()
                        ? solution.best().stream()
                                .map(game.notation()::formatMove)
                                .collect(Collectors.joining(" "))
                        : null);
    }
}
