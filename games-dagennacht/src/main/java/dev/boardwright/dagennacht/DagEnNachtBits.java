package dev.boardwright.dagennacht;

import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;

/**
 * The board of Dag en Nacht in bits: mine and theirs, a word for each row. With the handicap the sides are not alike. The
 * phases are by the number of stones.
 */
final class DagEnNachtBits extends BoardBits<DagEnNachtState> {
    private static final int PHASES = 4;
    /** A phase lasts this part of the board: games end long before it is full. Chosen by hand; not measured. */
    private static final int PHASE_PARTS = 12;

    private final int cells;

    DagEnNachtBits(Grid grid, boolean balanced) {
        super(layout(grid, balanced));
        cells = grid.cells();
    }

    private static BitLayout layout(Grid grid, boolean balanced) {
        BitLayout layout = BitLayout.of(
                        grid,
                        2,
                        (plane, cell) ->
                                Long.SIZE * grid.row(cell) + Integer.SIZE * plane + Squares.FRAME + grid.column(cell))
                .withPhases(PHASES)
                .withSymmetries(Symmetry.ALL);
        return balanced ? layout.withUnlikeSides() : layout;
    }

    @Override
    public void read(Position<DagEnNachtState> position, long[] words) {
        ((DagEnNachtPosition) position).bits(words);
    }

    @Override
    public int phase(long[] words) {
        int stones = 0;
        for (long row : words) {
            stones += Long.bitCount(row);
        }
        return Math.min(stones * PHASE_PARTS / cells, PHASES - 1);
    }
}
