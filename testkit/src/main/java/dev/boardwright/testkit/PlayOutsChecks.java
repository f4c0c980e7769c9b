package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;

/**
 * Games of {@code playOuts}, which may play many at once, have the same distribution as those of {@code playOut}.
 *
 * <p>A correct count exceeds a {@link #bound} with a probability of at most 1 in 10^12, so a run of the contract, with
 * about ten thousand comparisons, does not fail by chance.
 */
final class PlayOutsChecks {
    /** The most positions that are searched exhaustively. */
    private static final int MOST_POSITIONS = 2_000;

    /** The number of games compared with an exhaustive search. */
    private static final int GAMES_NEAR_THE_END = 4_000;

    /** The approximate number of moves in all games without an exhaustive search. */
    private static final int PLIES_ELSEWHERE = 100_000;

    /**
     * The numbers of games of successive calls: one, fewer and more than any batch, and numbers that no batch size
     * divides.
     */
    private static final int[] CALLS = {1, 2, 7, 150, 8, 3, 65, 1, 513, 31};

    /** {@code ln(2 / 10^-12)}. */
    private static final double LOG_OF_CHANCE = 28.3;

    private static final List<Outcome> OUTCOMES = List.of(Outcome.FIRST_WINS, Outcome.SECOND_WINS, Outcome.DRAW);

    private PlayOutsChecks() {}

    /** Whether the game's position has a {@code playOuts} of its own; the inherited one plays single games. */
    static <S> boolean overridesPlayOuts(Game<S, ?> game) {
        try {
            return game.position(game.initialState())
                            .getClass()
                            .getMethod("playOuts", Rng.class, int.class, PlayoutCounts.class)
                            .getDeclaringClass()
                    != Position.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The position does not change, the number of games is right, and a seed gives the same tally again. */
    static <S, M> void countAndRepeat(Moment<S, M> moment) {
        Position<S> position = moment.fresh();
        Snapshot<S> before = Snapshot.of(position);
        for (int games : new int[] {0, 1, 5, 70}) {
            PlayoutCounts tally = new PlayoutCounts();
            position.playOuts(moment.rng(), games, tally);
            moment.requireEqual((long) games, tally.games(), "games of playOuts");
            moment.requireAlike(before, Snapshot.of(position), "playOuts changes the position");
            PlayoutCounts again = new PlayoutCounts();
            moment.fresh().playOuts(moment.rng(), games, again);
            moment.requireEqual(tally.toString(), again.toString(), "the same seed's second playOuts");
        }
    }

    /** Near the end, outcomes have the probabilities found by exhaustive search. */
    static <S, M> void endAsOftenAsTheyShould(Moment<S, M> moment) {
        Ends ends = Ends.of(moment.fresh(), MOST_POSITIONS);
        if (ends == null) {
            return;
        }
        PlayoutCounts tally = play(moment, GAMES_NEAR_THE_END);
        long games = tally.games();
        for (Outcome outcome : OUTCOMES) {
            double chance = ends.chance(outcome);
            double variance = games * chance * (1 - chance);
            requireNear(moment, outcome.toString(), tally.count(outcome), games * chance, bound(variance, 1));
        }
        double range = ends.mostPlies() - ends.fewestPlies();
        requireNear(
                moment, "plies", tally.plies(), games * ends.meanPlies(), bound(games * ends.varianceOfPlies(), range));
    }

    /** Anywhere, outcomes are as frequent as in single playouts. */
    static <S, M> void endLikeSingleOnes(Moment<S, M> moment) {
        Position<S> start = moment.fresh();
        Position<S> position = moment.fresh();
        Rng rng = moment.rng();
        int longest = position.playOut(rng);
        int games = Math.min(2_000, 100 + PLIES_ELSEWHERE / (1 + longest));
        PlayoutCounts many = play(moment, games);
        games = (int) many.games();
        PlayoutCounts single = new PlayoutCounts();
        double squares = 0;
        for (int i = 0; i < games; i++) {
            position.copyFrom(start);
            int plies = position.playOut(rng);
            single.add(plies, position.margin());
            squares += (double) plies * plies;
            longest = Math.max(longest, plies);
        }
        for (Outcome outcome : OUTCOMES) {
            // Hoeffding's inequality for the sum of 2 * games independent numbers, each in a range of 1.
            double bound = Math.sqrt(games * LOG_OF_CHANCE);
            requireNear(moment, outcome.toString(), many.count(outcome), (double) single.count(outcome), bound);
        }
        double mean = (double) single.plies() / games;
        double variance = squares / games - mean * mean;
        double bound = variance < 1e-9 ? longest : bound(2 * games * variance, longest);
        requireNear(moment, "plies", many.plies(), (double) single.plies(), bound);
    }

    /** The tally of at least {@code games} games, from calls of different sizes. */
    private static <S, M> PlayoutCounts play(Moment<S, M> moment, int games) {
        PlayoutCounts tally = new PlayoutCounts();
        Position<S> position = moment.fresh();
        Rng rng = moment.rng();
        for (int call = 0; tally.games() < games; call++) {
            position.playOuts(rng, CALLS[call % CALLS.length], tally);
        }
        return tally;
    }

    /**
     * The greatest allowed distance of a sum of independent numbers from its mean, by Bernstein's inequality;
     * {@code range} is that of one number, {@code variance} that of the sum. 0 if the numbers do not vary.
     */
    private static double bound(double variance, double range) {
        if (variance < 1e-9) {
            return 0;
        }
        double third = range * LOG_OF_CHANCE / 3;
        return third + Math.sqrt(third * third + 2 * LOG_OF_CHANCE * variance);
    }

    private static <S, M> void requireNear(
            Moment<S, M> moment, String what, long actual, double expected, double bound) {
        moment.require(
                Math.abs(actual - expected) <= bound + 1e-6 * Math.max(1, Math.abs(expected)),
                () -> "playOuts: " + what + " " + actual + " where " + expected + " are fair, give or take " + bound);
    }
}
