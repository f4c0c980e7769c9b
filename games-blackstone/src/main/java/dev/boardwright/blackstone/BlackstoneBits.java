package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Board;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;

/** The board of Blackstone in bits: mine or black, theirs or black. The phases are by the number of coloured stones. */
final class BlackstoneBits extends BoardBits<BlackstoneState> {
    private static final int PHASES = 3;

    private final Grid grid;
    /** The number of coloured stones at the start. */
    private final int stones;

    BlackstoneBits(Grid grid) {
        super(BitLayout.of(grid, 2, (plane, cell) -> Board.bit(grid, plane, cell))
                .withPhases(PHASES)
                .withSymmetries(Symmetry.ALL));
        this.grid = grid;
        stones = 2 * (grid.columns() - 2);
    }

    @Override
    public void read(Position<BlackstoneState> position, long[] words) {
        ((BlackstonePosition) position).bits(words);
    }

    @Override
    public int phase(long[] words) {
        return Math.min(Math.max(0, Board.coloured(grid, words) - 1) * PHASES / stones, PHASES - 1);
    }
}
