/**
 * What a game is: {@link dev.boardwright.core.Game} for applications and {@link dev.boardwright.core.Position} for
 * searchers, with notation, options, records and perft.
 *
 * <p>A game has two faces. The value face, {@code Game}, is immutable and checked: states and moves are values that an
 * application can keep, compare, print and serialise. The fast face, {@code Position}, is a mutable working board with
 * {@code int} moves, unchecked and without allocation. The rules are written once, in one of two ways:
 *
 * <ul>
 *   <li>in a position, with {@link dev.boardwright.core.PositionGame} deriving the value face: fast;
 *   <li>in values, with {@link dev.boardwright.core.ValueGame} deriving the fast face: short.
 * </ul>
 *
 * <p>{@link dev.boardwright.core.Games} finds every game on the class path or module path.
 */
@NullMarked
package dev.boardwright.core;

import org.jspecify.annotations.NullMarked;
