package dev.boardwright.ai.match;

import java.util.List;
import java.util.stream.IntStream;

/**
 * The sums over the games of a {@link Match}, of a size that does not depend on the number of games. Totals of shards
 * add up to those of one run, unless a sequential test ended it. Immutable.
 *
 * @param tally the games won, drawn and lost by the first player
 * @param pairs the number of pairs of games that gave the first player 0, 1/2, 1, 1 1/2 and 2 points
 * @param first the effort of the first player
 * @param second the effort of the second player
 */
public record MatchTotals(Tally tally, List<Integer> pairs, Effort first, Effort second) {
    /** No game yet. */
    public static final MatchTotals NONE =
            new MatchTotals(Tally.NONE, List.of(0, 0, 0, 0, 0), Effort.NONE, Effort.NONE);

    /** Copies the list and validates its size. */
    public MatchTotals {
        pairs = List.copyOf(pairs);
        if (pairs.size() != 5) {
            throw new IllegalArgumentException("there are five results of a pair, not " + pairs.size());
        }
    }

    /** The totals of all games of both. */
    public MatchTotals plus(MatchTotals other) {
        return new MatchTotals(
                new Tally(
                        tally.wins() + other.tally.wins(),
                        tally.draws() + other.tally.draws(),
                        tally.losses() + other.tally.losses()),
                IntStream.range(0, 5)
                        .mapToObj(i -> pairs.get(i) + other.pairs.get(i))
                        .toList(),
                first.plus(other.first),
                second.plus(other.second));
    }

    /** The logarithm of the likelihood ratio of these pairs in a test. */
    public double logLikelihoodRatio(Sprt sprt) {
        return sprt.logLikelihoodRatio(pairs.stream().mapToInt(i -> i).toArray());
    }
}
