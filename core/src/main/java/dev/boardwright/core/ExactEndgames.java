package dev.boardwright.core;

import java.util.Optional;

/**
 * A game that computes exact values of its positions near the end in a way of its own, faster than a search. Optional: ask
 * with {@code game instanceof ExactEndgames<S, M> endgames}.
 *
 * <p>The game has no {@linkplain Game#repetition rule for repetition}.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public interface ExactEndgames<S, M> extends Game<S, M> {
    /**
     * The endgame that begins at {@code position}; empty if the game has no such way from there. Cheap: nothing is computed
     * before {@link Endgame#solve}. The endgame does not keep {@code position}.
     *
     * @param position a working board of this game, from {@link Game#position}
     */
    Optional<Endgame<S>> endgame(Position<S> position);
}
