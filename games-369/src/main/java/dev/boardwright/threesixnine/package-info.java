/**
 * 369: a game of counting stones on lines.
 *
 * <p>The rules, as they are numbered in the code:
 *
 * <ol>
 *   <li>The board is empty at the start. White moves first, then the players take turns.
 *   <li>A move puts one stone on an empty cell.
 *   <li>Four full lines run through that cell, each from edge to edge: its row, its column and its two diagonals. The
 *       stones on each are counted, wherever they stand.
 *   <li>A line that now holds exactly 3, 6 or 9 stones gives the mover 1, 2 or 3 points. No other count gives anything,
 *       and points once given stay.
 *   <li>The game ends when the board is full. More points win; equal points are a draw.
 * </ol>
 *
 * <p>In the variant {@code neutral}, the designer's own, stones have no colour and every stone counts. In the variant
 * {@code coloured} each player has stones of a colour, and only the mover's own count.
 *
 * <p>Source: the designer's page, "369" in the World of Abstract Games, which names the sizes 9 and 6; the coloured
 * variant comes from a description of a program that plays it. Readings chosen: any size from 3 to 19; a count that is
 * passed over, or reached on a longer line such as 12, gives nothing.
 *
 * <p>To read the rules as code, start with {@code PlainThreeSixNine} in the module's test folder: one method a rule, over
 * a plain array. {@code ThreeSixNinePosition} is the fast edition of it, and the tests compare both at every move.
 *
 * <p>{@link dev.boardwright.threesixnine.ThreeSixNine} is the place to start:
 *
 * <pre>{@code
 * ThreeSixNine game = ThreeSixNine.of(6, Variant.NEUTRAL);
 * ThreeSixNineState state = game.notation().parseState("6/6/6/6/6/xx4 w 0-0");
 * state = game.play(state, ThreeSixNineMove.of("f1"));
 * System.out.println(state);                               // 6/6/6/6/6/xx3x b 1-0
 * System.out.println(game.margin(state));                  // 1
 * System.out.println(game.legalMoves(state).size());       // 33
 * }</pre>
 */
@NullMarked
package dev.boardwright.threesixnine;

import org.jspecify.annotations.NullMarked;
