package dev.boardwright.ai.solve;

import dev.boardwright.core.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The proven results of a {@link Solver} for a position. Everything here is exact.
 *
 * @param lowerBound the margin, from the first player's side, is at least this; empty if that is not proven
 * @param upperBound the margin is at most this; empty if that is not proven
 * @param best moves that are proven optimal, in the generator's order: those that keep the margin if the question was
 *     the margin, else those that keep the outcome
 * @param allBest whether {@code best} has every optimal move
 * @param line a line of best play of both sides, to the end of the game unless a limit came first
 * @param nodes the number of positions visited
 * @param time the time taken
 * @param <M> the game's move
 */
public record Solution<M>(
        OptionalInt lowerBound,
        OptionalInt upperBound,
        List<M> best,
        boolean allBest,
        List<M> line,
        long nodes,
        Duration time) {
    /** Copies the lists. */
    public Solution {
        best = List.copyOf(best);
        line = List.copyOf(line);
    }

    /** Who wins with best play, or that it is a draw; empty if that is not proven. */
    public Optional<Outcome> outcome() {
        if (lowerBound.orElse(0) > 0) {
            return Optional.of(Outcome.FIRST_WINS);
        }
        if (upperBound.orElse(0) < 0) {
            return Optional.of(Outcome.SECOND_WINS);
        }
        return margin().isPresent() ? Optional.of(Outcome.DRAW) : Optional.empty();
    }

    /** The margin with best play, from the first player's side; empty if that is not proven. */
    public OptionalInt margin() {
        return lowerBound.equals(upperBound) ? lowerBound : OptionalInt.empty();
    }

    /** Whether anything is proven of the margin. */
    public boolean isBounded() {
        return lowerBound.isPresent() || upperBound.isPresent();
    }
}
