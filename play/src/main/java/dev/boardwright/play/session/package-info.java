/**
 * A game in progress and its players, without input or output: {@link SeatedGame} is a game with its {@link Seats},
 * {@link ChessClock} its clock, and {@link MoveInput} reads the moves that a person types.
 */
@NullMarked
package dev.boardwright.play.session;

import org.jspecify.annotations.NullMarked;
