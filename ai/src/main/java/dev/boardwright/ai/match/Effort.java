package dev.boardwright.ai.match;

import dev.boardwright.ai.SearchResult;
import java.time.Duration;

/**
 * The work of a player, summed over its moves: efforts add up over moves, games and shards. Equality ignores the time,
 * which differs from run to run.
 *
 * @param moves the number of moves that it chose
 * @param depth the sum of the depths of its searches
 * @param nodes the number of positions that its searches visited
 * @param nanos its thinking time in nanoseconds
 * @param timeLosses the number of games that it lost on time
 */
public record Effort(long moves, long depth, long nodes, long nanos, int timeLosses) {
    /** No move yet. */
    public static final Effort NONE = new Effort(0, 0, 0, 0, 0);

    /** The sum of both. A number too large for a {@code long} becomes the largest one. */
    public Effort plus(Effort other) {
        return new Effort(
                moves + other.moves,
                sum(depth, other.depth),
                sum(nodes, other.nodes),
                sum(nanos, other.nanos),
                timeLosses + other.timeLosses);
    }

    private static long sum(long a, long b) {
        return b > Long.MAX_VALUE - a ? Long.MAX_VALUE : a + b;
    }

    /** This effort with one more move. */
    Effort plus(SearchResult<?> result, long thoughtNanos) {
        return plus(new Effort(1, result.depth(), result.nodes(), thoughtNanos, 0));
    }

    /** This effort with a game lost on time. */
    Effort withTimeLoss() {
        return new Effort(moves, depth, nodes, nanos, timeLosses + 1);
    }

    /** The thinking time. */
    public Duration time() {
        return Duration.ofNanos(nanos);
    }

    /** {@code sum} for each move; 0 without moves. */
    public double perMove(long sum) {
        return moves == 0 ? 0 : (double) sum / moves;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Effort that
                && moves == that.moves
                && depth == that.depth
                && nodes == that.nodes
                && timeLosses == that.timeLosses;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(31 * (31 * moves + depth) + nodes);
    }
}
