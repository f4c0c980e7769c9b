/**
 * What a game is. {@link dev.boardwright.core.Games} finds games by name, {@link dev.boardwright.core.Game} is what an
 * application uses, {@link dev.boardwright.core.Position} what a searcher uses; {@link dev.boardwright.core.ValueGame} and
 * {@link dev.boardwright.core.PositionGame} are where a game of your own begins.
 *
 * <p>A game has two faces. The value face, {@code Game}, is immutable and checked: states and moves are values that an
 * application can keep, compare, print and serialise. The fast face, {@code Position}, is a mutable working board with
 * {@code int} moves, unchecked and without allocation. The same random game, first with values, then fast:
 *
 * <pre>{@code
 * static <S, M> Outcome play(Game<S, M> game, Rng rng) {
 *     S state = game.initialState();
 *     while (!game.outcome(state).isOver()) {
 *         List<M> moves = game.legalMoves(state);
 *         state = game.play(state, moves.get(rng.below(moves.size())));
 *     }
 *     return game.outcome(state);
 * }
 *
 * static <S> Outcome playFast(Game<S, ?> game, Rng rng) {
 *     Position<S> position = game.position(game.initialState());
 *     while (!position.isOver()) {
 *         position.play(position.randomMove(rng));
 *     }
 *     return position.outcome();
 * }
 * }</pre>
 *
 * <p>The rules are written once, in one of two ways:
 *
 * <ul>
 *   <li>in a position, with {@link dev.boardwright.core.PositionGame} deriving the value face: fast;
 *   <li>in values, with {@link dev.boardwright.core.ValueGame} deriving the fast face: short.
 * </ul>
 *
 * <p>{@link dev.boardwright.core.Games} finds every game on the class path or module path:
 *
 * <pre>{@code
 * Game<?, ?> game = Games.create("369", GameOptions.of("size", 6));
 * System.out.println(game);                        // 369 size=6 variant=neutral
 * System.out.println(game.info().sides());         // [White, Black]
 * }</pre>
 *
 * <p>{@link dev.boardwright.core.record} has whole games, {@link dev.boardwright.core.board} grids and bitboards, and
 * {@link dev.boardwright.core.json} both as JSON.
 *
 * <p>Bad input ends in a {@link dev.boardwright.core.BoardwrightException} that says what is wrong and
 * where, and changes nothing:
 *
 * <pre>{@code
 * try {
 *     Games.create("369").notation().parseMove("j1");
 * } catch (NotationException e) {
 *     System.out.println(e.getMessage());          // 'j1' does not begin with a cell: cells are a1 to i9
 * }
 * }</pre>
 *
 * <p>Games, states, moves, options and views are immutable and safe to share between threads. A {@code Position}, a
 * {@link dev.boardwright.core.MoveBuffer}, a {@link dev.boardwright.core.PlayoutCounts} and a
 * {@link dev.boardwright.core.Rng} are mutable and belong to one thread.
 */
@NullMarked
package dev.boardwright.core;

import org.jspecify.annotations.NullMarked;
