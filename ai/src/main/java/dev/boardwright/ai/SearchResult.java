package dev.boardwright.ai;

import java.time.Duration;
import java.util.List;

/**
 * The result of a search: move, score, and effort. A {@link SearchListener} gets intermediate results.
 *
 * @param lines the lines from best to worst: as many as were asked for, or as there are legal moves. Lines that a
 *     stopped search did not reach again come last, with their scores of the depth before
 * @param depth the depth in plies to which all {@code lines} were searched; 0 if none was
 * @param nodes the number of positions visited
 * @param time the time taken
 * @param hashFull the part of the transposition table that this search fills, in thousandths; 0 without a table
 * @param <M> the game's move
 */
public record SearchResult<M>(List<Line<M>> lines, int depth, long nodes, Duration time, int hashFull) {
    /** Copies the list and validates the parameters. */
    public SearchResult {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("a search has at least one line");
        }
        if (depth < 0 || nodes < 0 || hashFull < 0 || time.isNegative()) {
            throw new IllegalArgumentException("the numbers of a search are not negative");
        }
    }

    /** The best line. */
    public Line<M> best() {
        return lines.get(0);
    }

    /** The move to play: the first of the best line. */
    public M move() {
        return best().move();
    }

    /** The score of the move. */
    public Score score() {
        return best().score();
    }

    /** Whether the score is the proven value of the game, rather than an estimate. */
    public boolean isProven() {
        return score().isProven();
    }

    /** Nodes a second; 0 if no time has passed. */
    public long nodesPerSecond() {
        long nanos = time.toNanos();
        return nanos == 0 ? 0 : (long) (nodes * 1e9 / nanos);
    }
}
