package dev.boardwright.spark;

import dev.boardwright.ai.match.Effort;
import dev.boardwright.ai.match.Match;
import dev.boardwright.ai.match.MatchPoint;
import dev.boardwright.ai.match.MatchSummary;
import dev.boardwright.ai.match.MatchTotals;
import dev.boardwright.ai.match.Sprt;
import dev.boardwright.ai.match.Tally;
import dev.boardwright.core.json.Json;
import dev.boardwright.ai.job.MatchReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.apache.spark.api.java.JavaRDD;

/**
 * A match on a cluster. An item is a pair of games. Without a sequential test the results are added up in the cluster.
 * With a test, the results of the games return wave by wave, and the match ends at the same game as in one process.
 */
final class SparkMatch {
    /** A game: its number, its result, and five numbers of effort for each player. */
    private static final int POINT = 12;

    private final Cluster cluster;
    private final Waves waves;
    private final MatchSpec spec;

    SparkMatch(Cluster cluster, Waves waves, MatchSpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    MatchReport run() {
        Match<?, ?> match = spec.match();
        Json facts = MatchReport.facts(new Json(), match);
        long[] pairs = LongStream.range(0, (spec.games() + 1L) / 2).toArray();
        return spec.sprt().isPresent() ? tested(facts, pairs) : summed(facts, pairs);
    }

    private JavaRDD<long[]> points(List<long[]> slices, long pairs) {
        MatchSpec sent = spec;
        return cluster.tasks(slices).flatMap(slice -> play(sent, slice, pairs).iterator());
    }

    /** In an executor: plays pairs of games. */
    private static List<long[]> play(MatchSpec spec, long[] slice, long pairs) {
        Match<?, ?> match = spec.match();
        List<long[]> points = new ArrayList<>();
        for (long pair : slice) {
            match.shard(pair, pairs).run().summary().points().forEach(point -> points.add(encode(point)));
            Tasks.checkNotKilled();
        }
        return points;
    }

    private MatchReport summed(Json facts, long[] pairs) {
        List<MatchTotals> sum = new ArrayList<>(List.of(MatchTotals.NONE));
        waves.run(pairs, slices -> {
            cluster.describe("match: pair " + slices.get(0)[0] + " of " + pairs.length);
            // The games of a task are consecutive, so a pair is never split.
            MatchSpec sent = spec;
            long count = pairs.length;
            long[] totals = cluster.tasks(slices)
                    .map(slice -> encode(new MatchSummary(
                                    play(sent, slice, count).stream()
                                            .map(SparkMatch::decode)
                                            .toList(),
                                    Optional.empty())
                            .totals()))
                    .treeReduce(SparkMatch::plus);
            MatchTotals wave = decodeTotals(totals);
            sum.set(0, sum.get(0).plus(wave));
            return wave.first().nanos() + wave.second().nanos();
        });
        return new MatchReport(facts, sum.get(0), Optional.empty(), Sprt.Verdict.OPEN);
    }

    private MatchReport tested(Json facts, long[] pairs) {
        List<MatchSummary> sum = new ArrayList<>(List.of(new MatchSummary(List.of(), spec.sprt())));
        waves.run(pairs, slices -> {
            cluster.describe("match: pair " + slices.get(0)[0] + " of at most " + pairs.length);
            List<MatchPoint> points = points(slices, pairs.length).collect().stream()
                    .map(SparkMatch::decode)
                    .toList();
            sum.set(0, sum.get(0).plus(new MatchSummary(points, spec.sprt())));
            long nanos = points.stream()
                    .mapToLong(point -> point.first().nanos() + point.second().nanos())
                    .sum();
            return sum.get(0).verdict() == Sprt.Verdict.OPEN ? nanos : -1;
        });
        return MatchReport.of(facts, sum.get(0));
    }

    private static long[] encode(MatchPoint point) {
        long[] n = new long[POINT];
        n[0] = point.number();
        n[1] = point.result();
        encode(point.first(), n, 2);
        encode(point.second(), n, 7);
        return n;
    }

    private static MatchPoint decode(long[] n) {
        return new MatchPoint((int) n[0], (int) n[1], effort(n, 2), effort(n, 7));
    }

    private static void encode(Effort effort, long[] n, int at) {
        n[at] = effort.moves();
        n[at + 1] = effort.depth();
        n[at + 2] = effort.nodes();
        n[at + 3] = effort.nanos();
        n[at + 4] = effort.timeLosses();
    }

    private static Effort effort(long[] n, int at) {
        return new Effort(n[at], n[at + 1], n[at + 2], n[at + 3], (int) n[at + 4]);
    }

    private static long[] encode(MatchTotals totals) {
        long[] n = new long[18];
        n[0] = totals.tally().wins();
        n[1] = totals.tally().draws();
        n[2] = totals.tally().losses();
        for (int i = 0; i < 5; i++) {
            n[3 + i] = totals.pairs().get(i);
        }
        encode(totals.first(), n, 8);
        encode(totals.second(), n, 13);
        return n;
    }

    private static MatchTotals decodeTotals(long[] n) {
        List<Integer> pairs =
                LongStream.range(3, 8).mapToObj(i -> (int) n[(int) i]).toList();
        return new MatchTotals(new Tally((int) n[0], (int) n[1], (int) n[2]), pairs, effort(n, 8), effort(n, 13));
    }

    private static long[] plus(long[] one, long[] other) {
        long[] sum = one.clone();
        for (int i = 0; i < sum.length; i++) {
            sum[i] += other[i];
        }
        return sum;
    }
}
