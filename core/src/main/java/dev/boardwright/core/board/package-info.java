/**
 * Boards and bitboards: cells and their names, lines, symmetries, and sets of cells in the bits of words.
 *
 * <p>A fast game keeps its sets of cells in {@code long} fields or a {@code long[]} of its own, works on them with
 * {@link dev.boardwright.core.board.Bits}, and makes its tables of rays, lines and neighbours from a
 * {@link dev.boardwright.core.board.Grid} once.
 */
@NullMarked
package dev.boardwright.core.board;

import org.jspecify.annotations.NullMarked;
