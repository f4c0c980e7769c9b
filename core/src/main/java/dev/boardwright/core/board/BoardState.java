package dev.boardwright.core.board;

import dev.boardwright.core.Player;
import java.io.Serializable;

/** A state of a {@link GridGame}: a value with a side to move and a board of some size. */
public interface BoardState extends Serializable {
    /** The side to move; after the end, the side that would move next. */
    Player turn();

    /** The columns and rows of the board. */
    Grid grid();
}
