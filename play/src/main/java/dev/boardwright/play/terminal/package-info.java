/**
 * The games at a terminal: the menu, a game between persons and computers, and the drawing of boards.
 *
 * <p>{@link dev.boardwright.play.terminal.PlayCommand} is the way in. {@link dev.boardwright.play.session.SeatedGame} is
 * the model of a game being played, without any input or output; {@link dev.boardwright.play.terminal.GameLoop} plays it
 * over a {@link dev.boardwright.play.console.Console}. No game is known here by name.
 */
@NullMarked
package dev.boardwright.play.terminal;

import org.jspecify.annotations.NullMarked;
