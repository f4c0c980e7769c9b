/**
 * Boards and bitboards: cells and their names, lines, symmetries, and sets of cells in the bits of words.
 *
 * <p>A fast game keeps its sets of cells in {@code long} fields or a {@code long[]} of its own, works on them with
 * {@link dev.boardwright.core.board.Bits}, and makes its tables of rays, lines and neighbours from a
 * {@link dev.boardwright.core.board.Grid} once.
 *
 * <pre>{@code
 * Grid grid = Grid.square(9);
 * int e5 = grid.parse("e5");
 * long[] stones = grid.bits(e5, grid.step(e5, Direction.NORTH));
 * long[] mirrored = Symmetry.MIRROR_ROWS.apply(grid, stones);
 * for (int cell = Bits.next(mirrored, 0); cell >= 0; cell = Bits.next(mirrored, cell + 1)) {
 *     System.out.print(grid.name(cell) + " ");
 * }
 * System.out.println(Bits.count(mirrored) + " stones");   // e4 e5 2 stones
 * }</pre>
 *
 * <p>Boards have up to 26 by 26 cells. Cells are numbered along the rows from {@code a1}, which is 0.
 */
@NullMarked
package dev.boardwright.core.board;

import org.jspecify.annotations.NullMarked;
