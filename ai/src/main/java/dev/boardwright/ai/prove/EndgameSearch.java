package dev.boardwright.ai.prove;

import dev.boardwright.core.Endgame;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;

/** Looks up values that the game has computed itself. */
final class EndgameSearch<S> extends ThresholdSearch<S> {
    private final Endgame<S> endgame;

    /** A search on {@code position}, which {@code endgame}, solved, has. */
    EndgameSearch(Position<S> position, Reduction<S> reduction, Endgame<S> endgame, Allowance allowance) {
        super(position, reduction, allowance);
        this.endgame = endgame;
    }

    @Override
    int run(int threshold) {
        int margin = endgame.margin(position).orElseThrow();
        return position.turn().sign() * margin - settled(position.turn());
    }
}
