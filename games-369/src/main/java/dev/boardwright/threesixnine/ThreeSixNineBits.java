package dev.boardwright.threesixnine;

import dev.boardwright.core.Position;
import dev.boardwright.core.board.Bits;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;

/** The board of 369 in bits: the stones, or mine and theirs where stones have colours. The phases are by their number. */
final class ThreeSixNineBits extends BoardBits<ThreeSixNineState> {
    private static final int PHASES = 4;

    ThreeSixNineBits(Grid grid, boolean coloured) {
        super(BitLayout.of(grid, coloured ? 2 : 1, (plane, cell) -> Long.SIZE * Bits.words(grid.cells()) * plane + cell)
                .withPhases(PHASES)
                .withSymmetries(Symmetry.ALL));
    }

    @Override
    public void read(Position<ThreeSixNineState> position, long[] words) {
        ((ThreeSixNinePosition) position).bits(words);
    }
}
