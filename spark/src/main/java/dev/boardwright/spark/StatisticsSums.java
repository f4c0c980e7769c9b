package dev.boardwright.spark;

import dev.boardwright.ai.match.GameStatistics;
import java.io.Serializable;
import java.util.TreeMap;

/** Statistics in a serialisable form. */
final class StatisticsSums implements Serializable {
    private static final long serialVersionUID = 1;

    private final long[] sums;
    private final int[] plies;
    private final long[] counts;

    StatisticsSums(GameStatistics s) {
        sums = new long[] {
            s.firstWins(),
            s.secondWins(),
            s.draws(),
            s.choices(),
            s.maxChoices(),
            s.pointChanges(),
            s.openPoints(),
            s.evaluationChanges(),
            s.nanos(),
            s.thought()
        };
        plies = s.lengths().keySet().stream().mapToInt(i -> i).toArray();
        counts = s.lengths().values().stream().mapToLong(i -> i).toArray();
    }

    GameStatistics statistics() {
        TreeMap<Integer, Long> lengths = new TreeMap<>();
        for (int i = 0; i < plies.length; i++) {
            lengths.put(plies[i], counts[i]);
        }
        return new GameStatistics(
                sums[0],
                sums[1],
                sums[2],
                lengths,
                sums[3],
                (int) sums[4],
                sums[5],
                sums[6],
                sums[7],
                sums[8],
                sums[9]);
    }

    StatisticsSums plus(StatisticsSums other) {
        return new StatisticsSums(statistics().plus(other.statistics()));
    }
}
