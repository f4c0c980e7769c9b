package dev.boardwright.spark;

import dev.boardwright.ai.learn.TrainingPlayers;
import dev.boardwright.ai.learn.TrainingSpec;
import dev.boardwright.core.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.stream.LongStream;
import org.apache.spark.util.LongAccumulator;

/** The games for training on a cluster. An item is a game; its positions return to the driver, which fits. */
final class SparkTraining implements TrainingPlayers {
    private final Cluster cluster;
    private final Waves waves;
    private final GameSpec game;

    SparkTraining(Cluster cluster, Waves waves, GameSpec game) {
        this.cluster = cluster;
        this.waves = waves;
        this.game = game;
    }

    @Override
    public void play(TrainingSpec training, int games, Consumer<byte[]> results) {
        waves.run(LongStream.range(0, games).toArray(), slices -> {
            cluster.describe("learn: " + slices.size() + " tasks from game " + (slices.get(0)[0] + 1));
            LongAccumulator nanos = cluster.context().sc().longAccumulator("nanoseconds");
            GameSpec sent = game;
            List<List<byte[]>> wave = cluster.tasks(slices)
                    .map(slice -> play(sent.game(), training, slice, nanos))
                    .collect();
            wave.forEach(slice -> slice.forEach(results));
            return nanos.value();
        });
    }

    /** In an executor: plays games. */
    private static <S, M> List<byte[]> play(
            Game<S, M> game, TrainingSpec training, long[] slice, LongAccumulator nanos) {
        long begin = System.nanoTime();
        IntFunction<byte[]> player = training.player(game);
        List<byte[]> games = new ArrayList<>();
        for (long number : slice) {
            games.add(player.apply((int) number));
            Tasks.checkNotKilled();
        }
        nanos.add(System.nanoTime() - begin);
        return games;
    }
}
