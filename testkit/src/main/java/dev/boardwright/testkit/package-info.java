/**
 * The contract that every game must pass: extend {@link dev.boardwright.testkit.GameContract} in your game's tests.
 *
 * <p>{@link dev.boardwright.testkit.TicTacToe} is a whole game in one short file, to copy and to try things with.
 */
@NullMarked
package dev.boardwright.testkit;

import org.jspecify.annotations.NullMarked;
