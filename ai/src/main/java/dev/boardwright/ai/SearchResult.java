package dev.boardwright.ai;

import java.time.Duration;
import java.util.List;

/**
 * What a search has found: its move, how good it is, and what it took. Also what a {@link SearchListener} hears on the
 * way, with what has been found so far.
 *
 * @param lines the best line, and after it the next best where more were asked for, from best to worst; as many as were
 *     asked for or as there are legal moves. Lines that a stopped search did not come to again follow the others as they
 *     were a depth before
 * @param depth the depth to which the whole of {@code lines} was searched, in plies; 0 if nothing was
 * @param nodes the number of positions visited
 * @param time the time taken
 * @param hashFull how full the transposition table is with this search, in thousandths; 0 where there is none
 * @param <M> the game's move
 */
public record SearchResult<M>(List<Line<M>> lines, int depth, long nodes, Duration time, int hashFull) {
    /** Copies the list. */
    public SearchResult {
        lines = List.copyOf(lines);
        if (lines.isEmpty()) {
            throw new IllegalArgumentException("a search has at least one line");
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

    /** What the move is worth. */
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
