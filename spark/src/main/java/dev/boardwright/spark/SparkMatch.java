package dev.boardwright.spark;

import dev.boardwright.ai.json.MatchJson;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.core.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A match on a cluster. An item is a pair of games. The results of the games return wave by wave, so that a match with a
 * sequential test ends at the same game as in one process.
 */
final class SparkMatch {
    private final Cluster cluster;
    private final Waves waves;
    private final MatchSpec spec;

    SparkMatch(Cluster cluster, Waves waves, MatchSpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    MatchSummary run() {
        long pairs = (spec.games() + 1L) / 2;
        List<MatchSummary> sum = new ArrayList<>(List.of(new MatchSummary(List.of(), spec.sprt())));
        waves.run(LongStream.range(0, pairs).toArray(), slices -> {
            cluster.describe("match: pair " + slices.get(0)[0] + " of at most " + pairs);
            MatchSpec sent = spec;
            List<String> texts = cluster.tasks(slices)
                    .map(slice -> MatchJson.of(play(sent, slice, pairs)).toString())
                    .collect();
            List<MatchSummary.Point> wave = new ArrayList<>();
            texts.forEach(text -> wave.addAll(
                    MatchJson.summary(JsonReader.object(text), Optional.empty()).points()));
            sum.set(0, sum.get(0).plus(new MatchSummary(wave, spec.sprt())));
            long nanos = wave.stream()
                    .mapToLong(point -> point.first().nanos() + point.second().nanos())
                    .sum();
            return sum.get(0).verdict() == Sprt.Verdict.OPEN ? nanos : -1;
        });
        return sum.get(0);
    }

    /** In an executor: plays pairs of games. */
    private static MatchSummary play(MatchSpec spec, long[] slice, long pairs) {
        Match<?, ?> match = spec.match();
        List<MatchSummary.Point> points = new ArrayList<>();
        for (long pair : slice) {
            points.addAll(match.shard(pair, pairs).run().summary().points());
            Tasks.checkNotKilled();
        }
        return new MatchSummary(points, Optional.empty());
    }
}
