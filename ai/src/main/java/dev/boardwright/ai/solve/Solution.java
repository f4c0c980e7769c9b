package dev.boardwright.ai.solve;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Reduction;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The proven results of a {@link Solver} for a position. Everything here is exact.
 *
 * @param least the margin, from the first player's side, is at least this; {@code -Reduction.UNBOUNDED} if nothing is
 *     known
 * @param most the margin is at most this; {@code Reduction.UNBOUNDED} if nothing is known
 * @param best moves that are proven optimal, in the generator's order: those that keep the margin if the question was
 *     the margin, else those that keep the outcome
 * @param allBest whether {@code best} has every optimal move
 * @param line a line of best play of both sides, to the end of the game unless a limit came first
 * @param nodes the number of positions visited
 * @param time the time taken
 * @param <M> the game's move
 */
public record Solution<M>(int least, int most, List<M> best, boolean allBest, List<M> line, long nodes, Duration time) {
    /** Copies the lists. */
    public Solution {
        best = List.copyOf(best);
        line = List.copyOf(line);
    }

    /** Who wins with best play, or that it is a draw; empty if that is not proven. */
    public Optional<Outcome> outcome() {
        return least > 0 || most < 0 || (least == 0 && most == 0)
                ? Optional.of(Outcome.ofMargin(least > 0 ? least : most))
                : Optional.empty();
    }

    /** The margin with best play, from the first player's side; empty if that is not proven. */
    public OptionalInt margin() {
        return least == most ? OptionalInt.of(least) : OptionalInt.empty();
    }

    /** Whether anything is proven of the margin. */
    public boolean isBounded() {
        return least > -Reduction.UNBOUNDED || most < Reduction.UNBOUNDED;
    }
}
