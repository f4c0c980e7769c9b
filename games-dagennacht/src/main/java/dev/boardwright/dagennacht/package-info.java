/**
 * Dag en Nacht ("day and night"): five in a row on a chequered board, where stones drop on black and shift to white.
 *
 * <p>The types, in the order in which one meets them:
 *
 * <ul>
 *   <li>{@link dev.boardwright.dagennacht.DagEnNacht}, the game on a board of one size, plain or balanced: the place to start.
 *   <li>{@link dev.boardwright.dagennacht.DagEnNachtState} and {@link dev.boardwright.dagennacht.DagEnNachtMove}, the values
 *       that it takes and returns.
 *   <li>{@link dev.boardwright.dagennacht.DagEnNachtView}, to read a working board in an evaluation of your own.
 * </ul>
 *
 * <pre>{@code
 * DagEnNacht game = DagEnNacht.of(11, false);
 * DagEnNachtState state = game.notation().parseState("11/11/11/11/11/11/11/3b7/2b8/1b9/1b9 b");
 * state = game.play(state, DagEnNachtMove.of("b1", "a1"));
 * System.out.println(state);                               // 11/11/11/11/11/11/11/3b7/2b8/1b9/b10 w
 * System.out.println(game.outcome(state));                 // FIRST_WINS
 * }</pre>
 *
 * <p>The rules, with the numbers that the code cites:
 *
 * <ol>
 *   <li>The board is chequered and has white corners. It is empty at the start. Black moves first, then the players take
 *       turns.
 *   <li>A move is a drop or a shift. A drop puts a stone of the mover's colour on an empty black square. A shift takes a
 *       stone of the mover from a black square to an empty white square beside, above or below it. A stone on a white
 *       square never moves again.
 *   <li>A player with five or more stones in an unbroken row, horizontally or vertically, or four or more in an unbroken
 *       diagonal row on white squares, wins at once. Diagonals of black squares do not count.
 *   <li>If the player to move can neither drop nor shift, the game is a draw.
 *   <li>With the option {@code balanced}, the designer's optional handicap, a horizontal or vertical row of Black's wins
 *       only if five of it start and end on white squares. Diagonals, and all rows of White's, are as in rule 3.
 * </ol>
 *
 * <p>Source: a description of a program that plays the game, and the game's rule sheet. Chosen readings: any odd size from
 * 11 to 19, so that all corners are white; a row longer than five wins too, and under {@code balanced} it wins if any five
 * of it would. A position that one side has won is won by that side, whoever is to move. A position that both have won is
 * refused.
 *
 * <p>To read the rules as code, start with {@code PlainDagEnNacht} in this module's tests
 * ({@code src/test/java/dev/boardwright/dagennacht/PlainDagEnNacht.java}): the same game over a plain array, in the order
 * above. {@code DagEnNachtPosition} is the fast edition.
 */
@NullMarked
package dev.boardwright.dagennacht;

import org.jspecify.annotations.NullMarked;
