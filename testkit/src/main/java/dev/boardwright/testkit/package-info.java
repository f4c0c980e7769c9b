/**
 * The contract that every game must pass: extend {@link dev.boardwright.testkit.GameContract} in your game's tests.
 *
 * <pre>{@code
 * public class MyGameContractTest extends GameContract<TicTacToe.State, TicTacToe.Move> {
 *     @Override
 *     protected List<Game<TicTacToe.State, TicTacToe.Move>> games() {
 *         return List.of(new TicTacToe()); // your own game, in several sizes and variants
 *     }
 * }
 * }</pre>
 *
 * <p>Every check plays seeded random games to their ends. A failure names the game, its options, the seed, the ply and the
 * position, and says how to repeat it.
 *
 * <p>A fast game is compared with a slow one that has the same rules: extend {@link dev.boardwright.testkit.PlainGame} and
 * name it in {@code reference}.
 *
 * <p>{@link dev.boardwright.testkit.TicTacToe} is a whole game in one short file, to copy and to try things with.
 */
@NullMarked
package dev.boardwright.testkit;

import org.jspecify.annotations.NullMarked;
