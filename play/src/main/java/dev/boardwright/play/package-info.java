/**
 * The program {@code boardwright}: games in the terminal, commands and an engine, over every game on the class path.
 *
 * <p>{@link dev.boardwright.play.Main} is the entry point. The commands are in {@code command}, the engine in
 * {@code ugi}, and playing in the terminal in {@code terminal}, over {@code console}, {@code files} and
 * {@code session}. No class here knows a game by name.
 */
@NullMarked
package dev.boardwright.play;

import org.jspecify.annotations.NullMarked;
