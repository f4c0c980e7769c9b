package dev.boardwright.spark;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;

/** Positions solved on a cluster, one row each, to Parquet. An item is a position. */
final class SparkSolve {
    /**
     * {@code margin} is null if it was not requested or not proven; {@code best} has the optimal moves if requested.
     */
    static final StructType SCHEMA = new StructType()
            .add(Ledger.NUMBER, DataTypes.IntegerType, false)
            .add("position", DataTypes.StringType, false)
            .add("outcome", DataTypes.StringType, false)
            .add("margin", DataTypes.IntegerType, true)
            .add("best", DataTypes.StringType, true);

    private final Cluster cluster;
    private final Waves waves;
    private final SolveSpec spec;

    /** The data that an executor gets for a task. */
    private static final class Slice implements Serializable {
        private static final long serialVersionUID = 1;

        private final long[] numbers;
        private final Positions positions;

        Slice(long[] numbers, Positions positions) {
            this.numbers = numbers;
            this.positions = positions;
        }
    }

    SparkSolve(Cluster cluster, Waves waves, SolveSpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    /** Solves the positions that the folder does not have yet, and returns their number. */
    long run(Ledger ledger, Positions positions) {
        long[] left = ledger.open(
                spec.text() + ", " + positions.count() + " positions: " + positions.name(), positions.count());
        waves.run(left, slices -> {
            cluster.describe("solve: " + slices.size() + " tasks from position " + (slices.get(0)[0] + 1));
            LongAccumulator nanos = cluster.context().sc().longAccumulator("nanoseconds");
            SolveSpec sent = spec;
            JavaRDD<Row> rows = cluster.each(slices.stream()
                            .map(slice -> new Slice(slice, positions.slice(slice)))
                            .toList())
                    .flatMap(slice -> solve(sent, slice, nanos).iterator());
            ledger.append(rows);
            return nanos.value();
        });
        return left.length;
    }

    /** In an executor: solves positions. */
    private static List<Row> solve(SolveSpec spec, Slice slice, LongAccumulator nanos) {
        long begin = System.nanoTime();
        List<Row> rows = new SolveTask<>(spec, spec.game().game()).rows(slice.positions, slice.numbers);
        nanos.add(System.nanoTime() - begin);
        return rows;
    }
}
