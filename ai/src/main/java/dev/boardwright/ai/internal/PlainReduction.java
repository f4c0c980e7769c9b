package dev.boardwright.ai.internal;

import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;

/** The reduction by the position's own hash, for games that are not {@code Reducible}. */
public final class PlainReduction<S> extends Reduction<S> {
    private final Position<S> position;

    /** Reads the hash of {@code position}. */
    public PlainReduction(Position<S> position) {
        this.position = position;
    }

    @Override
    public long key() {
        return position.hash();
    }
}
