package dev.boardwright.ai;

import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;

/** Tells apart what the position's own hash does: for games that say no more. */
final class PlainReduction<S> extends Reduction<S> {
    private final Position<S> position;

    PlainReduction(Position<S> position) {
        this.position = position;
    }

    @Override
    public long key() {
        return position.hash();
    }
}
