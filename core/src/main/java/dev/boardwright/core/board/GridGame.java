package dev.boardwright.core.board;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.PositionGame;

/**
 * A {@link PositionGame} on a board of columns and rows. States with a board of another size are refused here.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public abstract class GridGame<S extends BoardState, M> extends PositionGame<S, M> {
    private final Grid grid;

    /** A game with options that {@link GameInfo#resolve} has returned, on a board of these columns and rows. */
    protected GridGame(GameInfo info, GameOptions options, Grid grid) {
        super(info, options);
        this.grid = grid;
    }

    /** The columns and rows of the board. */
    public final Grid grid() {
        return grid;
    }

    @Override
    protected final void check(S state) {
        Grid other = state.grid();
        if (!other.equals(grid)) {
            throw new NotationException("the board has size " + other.sizeText() + ", not " + grid.sizeText());
        }
        checkBoard(state);
    }

    /**
     * Validates a state that has a board of the right size. By default every such state is valid.
     *
     * @throws NotationException if the state is not one of this game
     */
    protected void checkBoard(S state) {}

    @Override
    public final Player turn(S state) {
        return checked(state).turn();
    }
}
