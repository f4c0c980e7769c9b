/**
 * Random games of Greener in bulk: {@code OneGame} plays one game to the end, {@code ManyGames} 64 side by side. They use
 * the sets of squares of {@link dev.boardwright.greener.board}, but know no position: {@code GreenerPosition} hands its sets
 * over. Not exported; the door is {@link dev.boardwright.core.Position#playOut} and
 * {@link dev.boardwright.core.Position#playOuts}:
 *
 * <pre>{@code
 * var game = dev.boardwright.greener.Greener.create();
 * PlayoutCounts tally = new PlayoutCounts();
 * game.position(game.initialState()).playOuts(new Rng(1), 1_000, tally);
 * System.out.println(tally.games());                       // 1000
 * }</pre>
 */
@NullMarked
package dev.boardwright.greener.playouts;

import org.jspecify.annotations.NullMarked;
