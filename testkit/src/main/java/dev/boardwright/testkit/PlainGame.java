package dev.boardwright.testkit;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;

/**
 * A plain edition of a fast game on a grid: the same rules with values, slow and easy to read, for {@link GameContract#reference}.
 *
 * <p>A subclass has the rules and nothing else: {@link #initialState}, {@link #moves}, {@link #next}, {@link #outcome},
 * and {@link #margin} if the game counts points. The rest comes from the fast game.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public abstract class PlainGame<S extends BoardState, M> extends ValueGame<S, M> {
    private final GridGame<S, M> fast;

    /** The plain edition of {@code fast}, with its options. */
    protected PlainGame(GridGame<S, M> fast) {
        this.fast = fast;
    }

    /** The columns and rows of the board. */
    protected final Grid grid() {
        return fast.grid();
    }

    @Override
    public final GameInfo info() {
        return fast.info();
    }

    @Override
    public final GameOptions options() {
        return fast.options();
    }

    @Override
    public final Notation<S, M> notation() {
        return fast.notation();
    }

    @Override
    public final Player turn(S state) {
        return state.turn();
    }
}
