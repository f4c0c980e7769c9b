package dev.boardwright.core.board;

import dev.boardwright.core.Game;
import java.util.List;

/**
 * A game whose rules do not change when its board is turned or mirrored. Optional: ask with
 * {@code game instanceof Symmetric<S, M> symmetric}.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public interface Symmetric<S, M> extends Game<S, M> {
    /** The symmetries of the board under which the rules do not change, the identity included. */
    List<Symmetry> symmetries();

    /** The image of {@code state} under one of {@link #symmetries}. */
    S transformState(S state, Symmetry symmetry);

    /** The image of {@code move} under one of {@link #symmetries}. */
    M transformMove(M move, Symmetry symmetry);
}
