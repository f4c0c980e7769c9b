/**
 * A board of Blackstone in memory. {@code Board} is what the position sees: {@code WordBoard} for up to 64 cells, with its
 * sets of cells ({@code WordCells}) and sweeps ({@code WordSweep}), and {@code LanesBoard} for more, stored as {@code Lanes}
 * and as {@code Rows}. {@code MoveCodes} numbers squares and moves, {@code Removal} says which black stones leave,
 * {@code Room} counts for the evaluation. Not exported.
 *
 * <pre>{@code
 * long stones = 0b1000_0001;                               // on a1 and h1
 * System.out.println(WordSweep.sweep(stones, ~stones, new long[WordSweep.WORDS])); // 40
 * }</pre>
 */
@NullMarked
package dev.boardwright.blackstone.board;

import org.jspecify.annotations.NullMarked;
