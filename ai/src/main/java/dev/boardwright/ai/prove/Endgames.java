package dev.boardwright.ai.prove;

import dev.boardwright.ai.internal.SpareMemory;
import dev.boardwright.core.Endgame;
import dev.boardwright.core.ExactEndgames;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** The endgames that games compute themselves, see {@link ExactEndgames}. */
public final class Endgames {
    private Endgames() {}

    /** The endgame from a position on, not solved yet; empty if the game computes none from there. */
    public static <S, M> Optional<Endgame<S>> of(Game<S, M> game, Position<S> position) {
        return game instanceof ExactEndgames<S, M> endgames && game.repetition().isEmpty() && !position.isOver()
                ? endgames.endgame(position)
                : Optional.empty();
    }

    /**
     * Solves an endgame if it fits into this memory, this number of positions and this time. Returns whether it is solved: not
     * if {@code stopped} returned true, or if memory ran out.
     */
    public static boolean solve(Endgame<?> endgame, long bytes, long positions, long nanos, BooleanSupplier stopped) {
        if (endgame.bytes() > bytes || endgame.positions() >= positions || endgame.nanos() >= nanos) {
            return false;
        }
        try {
            SpareMemory.check(endgame.bytes() / Long.BYTES);
            return endgame.solve(stopped);
        } catch (OutOfMemoryError e) {
            // A search needs less.
            return false;
        }
    }
}
