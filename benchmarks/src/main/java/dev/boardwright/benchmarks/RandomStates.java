package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;

/** States from random games. */
final class RandomStates {
    private RandomStates() {}

    /** A state that is not over, after fewer than {@code plies} moves of a random game. */
    static <S> S ongoing(Game<S, ?> game, Rng rng, int plies) {
        Position<S> position = game.position(game.initialState());
        S state = position.toState();
        for (int i = rng.below(plies); i > 0; i--) {
            position.play(position.randomMove(rng));
            if (position.isOver()) {
                break;
            }
            state = position.toState();
        }
        return state;
    }
}
