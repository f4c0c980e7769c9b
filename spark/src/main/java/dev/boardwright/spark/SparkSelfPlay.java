package dev.boardwright.spark;

import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.ai.match.SelfPlayGame;
import dev.boardwright.core.Game;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.LongAccumulator;

/** Self-play on a cluster, one row a position, to Parquet. An item is a game. */
final class SparkSelfPlay {
    /**
     * One row for each move. {@code ply} counts from the start of the game, so the first row has the length of the
     * opening.
     */
    static final StructType SCHEMA = new StructType()
            .add(Ledger.NUMBER, DataTypes.IntegerType, false)
            .add("game", DataTypes.StringType, false)
            .add("options", DataTypes.StringType, false)
            .add("ply", DataTypes.IntegerType, false)
            .add("position", DataTypes.StringType, false)
            .add("move", DataTypes.StringType, false)
            .add("score", DataTypes.IntegerType, false)
            .add("result", DataTypes.StringType, false)
            .add("margin", DataTypes.IntegerType, false);

    private final Cluster cluster;
    private final Waves waves;
    private final SelfPlaySpec spec;

    SparkSelfPlay(Cluster cluster, Waves waves, SelfPlaySpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    /** Plays the games that the folder does not have yet, and returns their number. */
    long run(Ledger ledger) {
        long[] left = ledger.open(spec.facts().toString(), spec.games());
        waves.run(left, slices -> {
            cluster.describe("selfplay: " + slices.size() + " tasks from game " + (slices.get(0)[0] + 1));
            LongAccumulator nanos = cluster.context().sc().longAccumulator("nanoseconds");
            SelfPlaySpec sent = spec;
            JavaRDD<Row> rows = cluster.tasks(slices)
                    .flatMap(slice -> play(sent, slice, nanos).iterator());
            ledger.append(rows);
            return nanos.value();
        });
        return left.length;
    }

    /** In an executor: plays games. */
    private static List<Row> play(SelfPlaySpec spec, long[] slice, LongAccumulator nanos) {
        return play(spec.job(), slice, nanos);
    }

    private static <S, M> List<Row> play(SelfPlay<S, M> job, long[] slice, LongAccumulator nanos) {
        long begin = System.nanoTime();
        List<Row> rows = new ArrayList<>();
        for (long number : slice) {
            job.shard(number, job.games()).run().forEach(game -> addRows(rows, game));
            Tasks.checkNotKilled();
        }
        nanos.add(System.nanoTime() - begin);
        return rows;
    }

    static <S, M> void addRows(List<Row> rows, SelfPlayGame<S, M> played) {
        Game<S, M> game = played.record().game();
        S end = played.record().finalState();
        String result = played.record().result().code();
        int margin = game.margin(end);
        S state = played.start();
        for (int i = 0; i < played.moves().size(); i++) {
            M move = played.moves().get(i);
            rows.add(RowFactory.create(
                    played.number() + 1,
                    game.info().name(),
                    game.options().toString(),
                    played.opening() + i,
                    game.notation().formatState(state),
                    game.notation().formatMove(move),
                    played.scores().get(i).value(),
                    result,
                    margin));
            state = game.play(state, move);
        }
    }
}
