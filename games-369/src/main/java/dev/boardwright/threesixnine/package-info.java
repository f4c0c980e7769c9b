/**
 * 369: a game of counting stones on lines.
 *
 * <p>The types, in the order in which one meets them:
 *
 * <ul>
 *   <li>{@link dev.boardwright.threesixnine.ThreeSixNine}, the game on a board of one size, in one
 *       {@link dev.boardwright.threesixnine.Variant}: the place to start.
 *   <li>{@link dev.boardwright.threesixnine.ThreeSixNineState} and {@link dev.boardwright.threesixnine.ThreeSixNineMove},
 *       the values that it takes and returns.
 *   <li>{@link dev.boardwright.threesixnine.ThreeSixNineView}, to read a working board in an evaluation of your own.
 * </ul>
 *
 * <pre>{@code
 * ThreeSixNine game = ThreeSixNine.of(6, Variant.NEUTRAL);
 * ThreeSixNineState state = game.notation().parseState("6/6/6/6/6/xx4 w 0-0");
 * state = game.play(state, ThreeSixNineMove.of("f1"));
 * System.out.println(state);                               // 6/6/6/6/6/xx3x b 1-0
 * System.out.println(game.margin(state));                  // 1
 * System.out.println(game.legalMoves(state).size());       // 33
 * }</pre>
 *
 * <p>The rules, with the numbers that the code cites:
 *
 * <ol>
 *   <li>The board is empty at the start. White moves first, then the players take turns.
 *   <li>A move puts one stone on an empty cell.
 *   <li>Four full lines run through that cell, each from edge to edge: its row, its column and its two diagonals. The
 *       stones on each are counted, with or without gaps.
 *   <li>A line that now holds exactly 3, 6 or 9 stones gives the mover 1, 2 or 3 points. Other counts give no points.
 *       Points are never lost.
 *   <li>The game ends when the board is full. More points win; equal points are a draw.
 * </ol>
 *
 * <p>In the variant {@code neutral}, the designer's own, stones have no colour and every stone counts. In the variant
 * {@code coloured} each player has stones of a colour, and only the mover's own count.
 *
 * <p>Sources: the designer's page, "369" in the World of Abstract Games, which names the sizes 9 and 6; for the
 * coloured variant, a description of a 369 program with coloured stones. Chosen readings: any size from 3 to 19; other
 * counts, such as 12 on a longer line, give no points.
 *
 * <p>To read the rules as code, start with {@code PlainThreeSixNine} in this module's tests ({@code
 * src/test/java/dev/boardwright/threesixnine/PlainThreeSixNine.java}): the same game over a plain array, in the order
 * above. {@code ThreeSixNinePosition} is the fast edition. Random games in bulk are in the package {@code playouts}.
 */
@NullMarked
package dev.boardwright.threesixnine;

import org.jspecify.annotations.NullMarked;
