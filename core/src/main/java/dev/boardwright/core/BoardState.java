package dev.boardwright.core;

import dev.boardwright.core.board.Grid;
import java.io.Serializable;

/** A state of a {@link PositionGame}: a value with a side to move and a board of some size. */
public interface BoardState extends Serializable {
    /** The side to move; after the end, the side that would move next. */
    Player turn();

    /** The columns and rows of the board. */
    Grid grid();
}
