package dev.boardwright.core.pattern;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import java.util.Optional;

/**
 * A game whose board can be read as bits, cheaply, so that evaluations can be learned for it and keep up with a search.
 * Optional: for other games {@link TextBits} reads the text of a state, which takes longer.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public interface PatternGame<S, M> extends Game<S, M> {
    /** What a board looks like in bits. Immutable; safe to share. */
    BoardBits<S> boardBits();

    /**
     * The options that decide what weights mean: weights learned with other values of them are refused. By default all
     * options; leave out those that change only where a game starts.
     */
    default GameOptions patternOptions() {
        return options();
    }

    /**
     * The name of a resource beside the class of this game with the weights that its evaluation uses; by default empty.
     * {@link GameWeights#open} reads it, also in browsers.
     */
    default Optional<String> weights() {
        return Optional.empty();
    }
}
