package dev.boardwright.greener;

import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.greener.board.Squares;

/**
 * The board of Greener in bits: the stacks that are mine or green, and those that are theirs or green. The phases are by the
 * number of stacks. Heights and the greens inside are left to the base.
 */
final class GreenerBits extends BoardBits<GreenerState> {
    private static final int PHASES = 4;

    private final int cells;

    GreenerBits(Grid grid) {
        super(BitLayout.of(grid, 2, (plane, cell) -> Squares.COUNT * plane + Squares.ofCell(cell, grid.columns()))
                .withPhases(PHASES)
                .withSymmetries(Symmetry.ALL));
        cells = grid.cells();
    }

    @Override
    public void read(Position<GreenerState> position, long[] words) {
        ((GreenerPosition) position).bits(words);
    }

    @Override
    public int phase(long[] words) {
        return Long.bitCount(words[0] | words[1]) * PHASES / (cells + 1);
    }
}
