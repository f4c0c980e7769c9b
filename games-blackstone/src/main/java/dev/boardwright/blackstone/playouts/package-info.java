/**
 * Random games of Blackstone in bulk, on boards of up to 64 cells: {@code WordPlayout} plays one game to the end,
 * {@code WordPlayouts} 64 side by side. They use the sets of cells of {@link dev.boardwright.blackstone.board}, but know no
 * position: {@code BlackstonePosition} hands its board over. Not exported; the door is
 * {@link dev.boardwright.core.Position#playOut} and {@link dev.boardwright.core.Position#playOuts}:
 *
 * <pre>{@code
 * var game = dev.boardwright.blackstone.Blackstone.create();
 * PlayoutCounts tally = new PlayoutCounts();
 * game.position(game.initialState()).playOuts(new Rng(1), 1_000, tally);
 * System.out.println(tally.games());                       // 1000
 * }</pre>
 */
@NullMarked
package dev.boardwright.blackstone.playouts;

import org.jspecify.annotations.NullMarked;
