package dev.boardwright.ai.match;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
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
public record MatchSummary(List<Point> points, Optional<Sprt> sprt) {
    /**
     * The result of a game, without the moves.
     *
     * @param number the number of the game in the match, from 0; games 2n and 2n + 1 have the same opening
     * @param result 1, 0 or -1: won, drawn or lost by the first of the two players
     * @param first the effort of the first player
     * @param second the effort of the second player
     * @param adjudicated whether the game was too long and therefore drawn
     */
    public record Point(int number, int result, Effort first, Effort second, boolean adjudicated) {
        /** A game that was played to its end. */
        public Point(int number, int result, Effort first, Effort second) {
            this(number, result, first, second, false);
        }

        /** Validates the numbers. */
        public Point {
            if (number < 0 || result < -1 || result > 1) {
                throw new IllegalArgumentException(
                        "a game has a number from 0 and a result of 1, 0 or -1, not " + number + " and " + result);
            }
        }
    }

    /** Sorts the games, refuses duplicates, and drops the games after the decision of the test. */
    public MatchSummary {
        points = ordered(points, Point::number);
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
    static <T> List<T> ordered(List<T> games, ToIntFunction<T> number) {
        List<T> sorted = new ArrayList<>(games);
        sorted.sort(Comparator.comparingInt(number));
        for (int i = 1; i < sorted.size(); i++) {
            if (number.applyAsInt(sorted.get(i - 1)) == number.applyAsInt(sorted.get(i))) {
                throw new IllegalArgumentException("game " + number.applyAsInt(sorted.get(i)) + " is there twice");
            }
        }
        return List.copyOf(sorted);
    }

    /** The number of games that count: those up to the pair that decides the test, or all. */
    private static int counted(List<Point> points, Optional<Sprt> sprt) {
        if (sprt.isPresent()) {
            int[] pairs = new int[5];
            for (int i = 1; i < points.size() && points.get(i).number() == i; i += 2) {
                pairs[pair(points.get(i - 1).result(), points.get(i).result())]++;
                if (sprt.get().verdict(pairs) != Sprt.Verdict.OPEN) {
                    return i + 1;
                }
            }
        }
        return points.size();
    }

    /** The index in {@link #pairs} of a pair of games with these results. */
    static int pair(int one, int other) {
        return 2 + one + other;
    }

    /** The games won, drawn and lost by the first player. */
    public WinDrawLoss tally() {
        WinDrawLoss tally = WinDrawLoss.NONE;
        for (Point point : points) {
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
                pairs[pair(points.get(i - 1).result(), points.get(i).result())]++;
            }
        }
        return pairs;
    }

    /** The number of games that were too long and therefore drawn. */
    public int adjudicated() {
        return (int) points.stream().filter(Point::adjudicated).count();
    }

    /** The effort of the first player in all games. */
    public Effort first() {
        return sum(Point::first);
    }

    /** The effort of the second player in all games. */
    public Effort second() {
        return sum(Point::second);
    }

    private Effort sum(Function<Point, Effort> effort) {
        return points.stream().map(effort).reduce(Effort.NONE, Effort::plus);
    }

    /** The verdict of the sequential test; open if there is no test or games are missing. */
    public Sprt.Verdict verdict() {
        boolean gaps = !points.isEmpty() && points.get(points.size() - 1).number() != points.size() - 1;
        return sprt.isEmpty() || gaps ? Sprt.Verdict.OPEN : sprt.get().verdict(pairs());
    }
}
