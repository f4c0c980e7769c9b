/**
 * Random games of 369 in bulk: {@code RandomFilling} plays one game to the end, {@code ManyFillings} up to 1,024 side by
 * side. Both know cells, lines and points, but no position: {@code ThreeSixNinePosition} hands its arrays over. Not
 * exported; the door is {@link dev.boardwright.core.Position#playOut} and
 * {@link dev.boardwright.core.Position#playOuts}:
 *
 * <pre>{@code
 * var game = dev.boardwright.threesixnine.ThreeSixNine.create();
 * PlayoutCounts tally = new PlayoutCounts();
 * game.position(game.initialState()).playOuts(new Rng(1), 1_000, tally);
 * System.out.println(tally.plies());                       // 81000
 * }</pre>
 */
@NullMarked
package dev.boardwright.threesixnine.playouts;

import org.jspecify.annotations.NullMarked;
