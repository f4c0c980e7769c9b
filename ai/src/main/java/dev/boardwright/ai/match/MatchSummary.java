package dev.boardwright.ai.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The results of a {@link Match}, or of some of its shards, without the moves. Immutable.
 *
 * <p>Summaries of shards add up to that of one run, in any order, also with a sequential test. One run ends with the
 * pair of games that decides the test. A shard does not know the games of others and plays all of its own; games after
 * the deciding pair are dropped once all games before it are present.
 *
 * @param points the games in the order of their numbers
 * @param sprt the sequential test of the match
 */
public record MatchSummary(List<MatchPoint> points, Optional<Sprt> sprt) {
    /** Sorts the games, refuses duplicates, and drops the games after the decision of the test. */
    public MatchSummary {
        points = ordered(points, MatchPoint::number);
        points = points.subList(0, counted(points, sprt));
    }

    /** The summary of all games of both. */
    public MatchSummary plus(MatchSummary other) {
        if (!sprt.equals(other.sprt)) {
            throw new IllegalArgumentException("summaries of matches with different tests do not add up");
        }
        return new MatchSummary(
                Stream.concat(points.stream(), other.points.stream()).toList(), sprt);
    }

    /** The list in the order of the games' numbers, which must differ. */
    static <T> List<T> ordered(List<T> games, Function<T, Integer> number) {
        List<T> sorted = new ArrayList<>(games);
        sorted.sort(Comparator.comparing(number));
        for (int i = 1; i < sorted.size(); i++) {
            if (number.apply(sorted.get(i - 1)).equals(number.apply(sorted.get(i)))) {
                throw new IllegalArgumentException("game " + number.apply(sorted.get(i)) + " is there twice");
            }
        }
        return List.copyOf(sorted);
    }

    /** The number of games that count: those up to the pair that decides the test, or all. */
    static int counted(List<MatchPoint> points, Optional<Sprt> sprt) {
        if (sprt.isPresent()) {
            int[] pairs = new int[5];
            for (int i = 1; i < points.size() && points.get(i).number() == i; i += 2) {
                pairs[pair(points.get(i - 1), points.get(i))]++;
                if (sprt.get().verdict(pairs) != Sprt.Verdict.OPEN) {
                    return i + 1;
                }
            }
        }
        return points.size();
    }

    /** The index of a pair in {@link #pairs}. */
    static int pair(MatchPoint one, MatchPoint other) {
        return 2 + one.result() + other.result();
    }

    /** The games won, drawn and lost by the first player. */
    public Tally tally() {
        Tally tally = Tally.NONE;
        for (MatchPoint point : points) {
            tally = tally.plus(point.result());
        }
        return tally;
    }

    /** The number of pairs of games that gave the first player 0, 1/2, 1, 1 1/2 and 2 points, for {@link Sprt}. */
    public int[] pairs() {
        int[] pairs = new int[5];
        for (int i = 1; i < points.size(); i++) {
            if (points.get(i).number() % 2 == 1
                    && points.get(i - 1).number() == points.get(i).number() - 1) {
                pairs[pair(points.get(i - 1), points.get(i))]++;
            }
        }
        return pairs;
    }

    /** The sums over the games. */
    public MatchTotals totals() {
        Effort first = Effort.NONE;
        Effort second = Effort.NONE;
        for (MatchPoint point : points) {
            first = first.plus(point.first());
            second = second.plus(point.second());
        }
        return new MatchTotals(tally(), Arrays.stream(pairs()).boxed().toList(), first, second);
    }

    /** The verdict of the sequential test; open if there is no test or games are missing. */
    public Sprt.Verdict verdict() {
        boolean gaps = !points.isEmpty() && points.get(points.size() - 1).number() != points.size() - 1;
        return sprt.isEmpty() || gaps ? Sprt.Verdict.OPEN : sprt.get().verdict(pairs());
    }
}
