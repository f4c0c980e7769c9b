package dev.boardwright.spark;

import dev.boardwright.ai.json.MatchJson;
import dev.boardwright.ai.match.GameStatistics;
import dev.boardwright.ai.match.SelfPlay;
import dev.boardwright.core.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/** Statistics on a cluster, added up there. An item is a game. */
final class SparkStats {
    private final Cluster cluster;
    private final Waves waves;
    private final SelfPlaySpec spec;

    SparkStats(Cluster cluster, Waves waves, SelfPlaySpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    GameStatistics run() {
        List<GameStatistics> sum = new ArrayList<>(List.of(GameStatistics.NONE));
        waves.run(LongStream.range(0, spec.games()).toArray(), slices -> {
            cluster.describe("stats: " + slices.size() + " tasks from game " + (slices.get(0)[0] + 1));
            SelfPlaySpec sent = spec;
            GameStatistics wave = read(cluster.tasks(slices)
                    .map(slice -> MatchJson.of(play(sent, slice)).toString())
                    .treeReduce(SparkStats::plus));
            sum.set(0, sum.get(0).plus(wave));
            return wave.nanos();
        });
        return sum.get(0);
    }

    private static String plus(String one, String other) {
        return MatchJson.of(read(one).plus(read(other))).toString();
    }

    private static GameStatistics read(String sums) {
        return MatchJson.statistics(JsonReader.object(sums));
    }

    /** In an executor: plays games. */
    private static GameStatistics play(SelfPlaySpec spec, long[] slice) {
        SelfPlay<?, ?> job = spec.job();
        GameStatistics sum = GameStatistics.NONE;
        for (long number : slice) {
            sum = sum.plus(job.shard(number, job.games()).statistics());
            Tasks.checkNotKilled();
        }
        return sum;
    }
}
