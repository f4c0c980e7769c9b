/**
 * The games at a terminal: the menu, a game between persons and computers, and the drawing of boards.
 *
 * <p>{@link dev.boardwright.play.terminal.PlayCommand} is the entry point.
 * {@link dev.boardwright.play.session.SeatedGame} is the model of a game in progress, without input or output;
 * {@link dev.boardwright.play.terminal.GameLoop} plays it over a {@link dev.boardwright.play.console.Console}. No class
 * here knows a game by name.
 */
@NullMarked
package dev.boardwright.play.terminal;

import org.jspecify.annotations.NullMarked;
