package dev.boardwright.spark;

import dev.boardwright.ai.match.SelfPlay;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;

/** The games of a job as one process plays them. */
final class Games {
    private Games() {}

    /** One row for each move, in order. */
    static List<Row> rows(SelfPlaySpec spec) {
        return rows(spec.job());
    }

    private static <S, M> List<Row> rows(SelfPlay<S, M> job) {
        List<Row> rows = new ArrayList<>();
        job.run().forEach(game -> SparkSelfPlay.addRows(rows, game));
        return rows;
    }
}
