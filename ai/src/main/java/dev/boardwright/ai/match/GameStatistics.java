package dev.boardwright.ai.match;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.record.GameEnd;
import dev.boardwright.core.record.GameRecord;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Statistics for game designers, from finished games. All are sums, so that the statistics of shards
 * {@linkplain #plus add up} to those of one run. Immutable. Equality ignores the time.
 *
 * @param firstWins games won by the first player
 * @param secondWins games won by the second player
 * @param draws games drawn
 * @param lengths the number of games by number of plies
 * @param choices the sum of the numbers of legal moves, over all positions before a move
 * @param maxChoices the largest number of legal moves
 * @param pointChanges the number of changes of the lead by the game's own points
 * @param openPoints the number of positions before the end in which a side leads by points; 0 in games without points
 * @param evaluationChanges the number of changes of the lead by the game's evaluation
 * @param nanos the thinking time of the player in nanoseconds; that of whole games if its moves are random
 * @param thought the number of moves that the player chose: all except the openings
 * @param adjudicated the number of games that were too long and therefore drawn
 */
public record GameStatistics(
        long firstWins,
        long secondWins,
        long draws,
        SortedMap<Integer, Long> lengths,
        long choices,
        int maxChoices,
        long pointChanges,
        long openPoints,
        long evaluationChanges,
        long nanos,
        long thought,
        long adjudicated) {
    /** No game yet. */
    public static final GameStatistics NONE = new GameStatistics(0, 0, 0, new TreeMap<>(), 0, 0, 0, 0, 0, 0, 0, 0);

    /** Copies the lengths. */
    public GameStatistics {
        lengths = Collections.unmodifiableSortedMap(new TreeMap<>(lengths));
    }

    /** The statistics of one game. */
    public static <S, M> GameStatistics of(SelfPlayGame<S, M> played) {
        GameRecord<S, M> record = played.record();
        Game<S, M> game = record.game();
        Position<S> position = game.position(record.start());
        StatisticsCounter<S> counter = new StatisticsCounter<>(game.evaluation());
        for (M move : record.moves()) {
            counter.see(position);
            position.play(game.encode(move));
        }
        boolean adjudicated = record.end()
                .filter(end -> end.reason() == GameEnd.Reason.ADJUDICATION)
                .isPresent();
        return counter.end(position, record.result(), adjudicated, played.effort());
    }

    /** The statistics of all games of both. */
    public GameStatistics plus(GameStatistics other) {
        return new Sum().add(this).add(other).total();
    }

    /** Adds up statistics without a copy of the lengths for each game. Owned by one thread at a time. */
    static final class Sum {
        private final TreeMap<Integer, Long> lengths = new TreeMap<>();
        /** The other components except the maximum, in their order. */
        private final long[] sums = new long[10];

        private int maxChoices;

        Sum add(GameStatistics s) {
            s.lengths.forEach((plies, count) -> lengths.merge(plies, count, Long::sum));
            maxChoices = Math.max(maxChoices, s.maxChoices);
            sums[0] += s.firstWins;
            sums[1] += s.secondWins;
            sums[2] += s.draws;
            sums[3] += s.choices;
            sums[4] += s.pointChanges;
            sums[5] += s.openPoints;
            sums[6] += s.evaluationChanges;
            sums[7] += s.nanos;
            sums[8] += s.thought;
            sums[9] += s.adjudicated;
            return this;
        }

        GameStatistics total() {
            return new GameStatistics(
                    sums[0],
                    sums[1],
                    sums[2],
                    lengths,
                    sums[3],
                    maxChoices,
                    sums[4],
                    sums[5],
                    sums[6],
                    sums[7],
                    sums[8],
                    sums[9]);
        }
    }

    /** The number of games. */
    public long games() {
        return firstWins + secondWins + draws;
    }

    /** The share of games that the first player won, with its interval. */
    public Interval firstShare() {
        return Interval.ofShare(firstWins, games());
    }

    /** The share of games that the second player won, with its interval. */
    public Interval secondShare() {
        return Interval.ofShare(secondWins, games());
    }

    /** The share of draws, with its interval. */
    public Interval drawShare() {
        return Interval.ofShare(draws, games());
    }

    /** The number of moves in all games, openings included. */
    public long plies() {
        long plies = 0;
        for (var entry : lengths.entrySet()) {
            plies += entry.getKey() * entry.getValue();
        }
        return plies;
    }

    /** The mean length of a game in plies; 0 without games. */
    public double meanLength() {
        return games() == 0 ? 0 : (double) plies() / games();
    }

    /**
     * The quantile of the lengths for this share of the games: 0.5 gives the median, 0 the shortest and 1 the longest.
     * 0 without games.
     */
    public int lengthQuantile(double share) {
        long needed = Math.max(1, (long) Math.ceil(share * games()));
        long seen = 0;
        for (var entry : lengths.entrySet()) {
            seen += entry.getValue();
            if (seen >= needed) {
                return entry.getKey();
            }
        }
        return 0;
    }

    /** The mean number of legal moves; 0 without games. */
    public double meanChoices() {
        return plies() == 0 ? 0 : (double) choices / plies();
    }

    /** Whether {@link #leadChanges} uses the game's own points: false in a game without points before its end. */
    public boolean hasPoints() {
        return openPoints > 0;
    }

    /** The mean number of changes of the lead in a game, by points if the game has them, else by its evaluation. */
    public double leadChanges() {
        return games() == 0 ? 0 : (double) (hasPoints() ? pointChanges : evaluationChanges) / games();
    }

    /** The number of moves that the player chose in a second; 0 without time. */
    public double movesPerSecond() {
        return nanos == 0 ? 0 : thought * 1e9 / nanos;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GameStatistics that && withoutTime().equals(that.withoutTime());
    }

    @Override
    public int hashCode() {
        return withoutTime().hashCode();
    }

    /** The fields that equality compares. */
    private List<Object> withoutTime() {
        return List.of(
                firstWins,
                secondWins,
                draws,
                lengths,
                choices,
                maxChoices,
                pointChanges,
                openPoints,
                evaluationChanges,
                thought,
                adjudicated);
    }
}
