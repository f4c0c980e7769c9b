/**
 * Dag en Nacht ("day and night"): five in a row on a chequered board where a stone falls on black and climbs to white.
 *
 * <p>The rules, as they are numbered in the code:
 *
 * <ol>
 *   <li>The board is chequered and has white corners. It is empty at the start. Black moves first, then the players take
 *       turns.
 *   <li>A move is a drop or a shift. A drop puts a stone of the mover's colour on an empty black square. A shift takes a
 *       stone of the mover from a black square to an empty white square beside, above or below it. A stone on a white
 *       square stays there.
 *   <li>A player who has five or more stones in an unbroken row, horizontally or vertically, or four or more on white
 *       squares that touch diagonally in an unbroken row, wins at once. Diagonals of black squares count for nothing.
 *   <li>A player to move who can neither drop nor shift ends the game in a draw.
 *   <li>With the option {@code balanced}, the designer's optional handicap, a horizontal or vertical row of Black's wins
 *       only if there are five in it of which the first and the last are on white squares. Diagonals, and all rows of
 *       White's, are as in rule 3.
 * </ol>
 *
 * <p>Source: a description of a program that plays it, and the game's rule sheet. Readings chosen: any odd size from 11 to
 * 19, so that all corners are white; a row longer than five wins too; under {@code balanced} it does if any five of it
 * would. A position on which one side has won is won by that side whoever is to move; one that both have won is refused.
 *
 * <p>{@link dev.boardwright.dagennacht.DagEnNacht} is the place to start:
 *
 * <pre>{@code
 * DagEnNacht game = DagEnNacht.of(11, false);
 * DagEnNachtState state = game.notation().parseState("11/11/11/11/11/11/11/3b7/2b8/1b9/1b9 b");
 * state = game.play(state, DagEnNachtMove.shift("b1", "a1"));
 * System.out.println(state);                               // 11/11/11/11/11/11/11/3b7/2b8/1b9/b10 w
 * System.out.println(game.outcome(state));                 // FIRST_WINS
 * }</pre>
 */
@NullMarked
package dev.boardwright.dagennacht;

import org.jspecify.annotations.NullMarked;
