/**
 * Blackstone: a game of queens that leave stones behind and wall each other in.
 *
 * <p>The types, in the order in which one meets them:
 *
 * <ul>
 *   <li>{@link dev.boardwright.blackstone.Blackstone}, the game on a board of one size, in one
 *       {@link dev.boardwright.blackstone.Variant}: the place to start.
 *   <li>{@link dev.boardwright.blackstone.BlackstoneState} and {@link dev.boardwright.blackstone.BlackstoneMove}, the values
 *       that it takes and returns.
 *   <li>{@link dev.boardwright.blackstone.BlackstoneView}, to read a working board in an evaluation of your own.
 * </ul>
 *
 * <pre>{@code
 * Blackstone game = Blackstone.of(6, Variant.STANDARD);
 * BlackstoneState state = game.play(game.initialState(), BlackstoneMove.of("b6", "b3"));
 * System.out.println(state);                               // 1x1r2/5b/b5/1r3b/b5/2r1r1 b
 *
 * state = game.notation().parseState("1xrx1x/xx1xxx/xxbx2/1xxxxx/xxxxx1/2x1x1 b");
 * System.out.println(game.legalMoves(state));              // [c4c5]
 * state = game.play(state, BlackstoneMove.of("c4", "c5")); // blocks the last stones of both
 * System.out.println(game.outcome(state));                 // DRAW
 * }</pre>
 *
 * <p>The rules, with the numbers that the code cites:
 *
 * <ol>
 *   <li>The board is square, of even size. At the start red stones are on every second cell of the top row from {@code b}
 *       and of the bottom row from {@code c}, blue stones on every second cell of the left column from row 2 and of the
 *       right column from row 3. The corners are empty.
 *   <li>Red moves first, then the players take turns.
 *   <li>A move takes one's own stone along a row, column or diagonal, over empty cells only, to an empty cell. A black
 *       stone, which belongs to nobody, appears on the cell that it left.
 *   <li>Then each red or blue stone, including the mover's own, that has no empty cell among its up to eight neighbours is
 *       blocked, and all blocked stones leave the board together. This is checked once a move; stones that leave never
 *       block others.
 *   <li>A player with no stone on the board loses. If the last stones of both leave in one move the game is drawn.
 * </ol>
 *
 * <p>In the variant {@code standard} only blocked stones leave. In {@code medium} the black stones next to any of them,
 * also diagonally, leave with them. In {@code high} all black stones leave whenever a stone is blocked.
 *
 * <p>There is always a move, because every stone on the board has an empty neighbour. Every game ends, because each move
 * between two removals fills a cell.
 *
 * <p>Source: Mark Steere's rule sheet, which allows any even size from 6. Chosen readings: sizes 6 to 18; no second check
 * for blocked stones after some have left; both colours gone is a draw or, with the option {@code double-elimination} set
 * to {@code mover-wins}, a win for the player who moved. A position that is set up may hold any stones except blocked
 * ones. A position without stones of a colour is a finished game.
 *
 * <p>To read the rules as code, start with {@code PlainBlackstone} in this module's tests
 * ({@code src/test/java/dev/boardwright/blackstone/PlainBlackstone.java}): the same game over a plain array, in the order
 * above. {@code BlackstonePosition} is the fast edition. Its boards in memory are in the package
 * {@code board}, random games in bulk in {@code playouts}.
 */
@NullMarked
package dev.boardwright.blackstone;

import org.jspecify.annotations.NullMarked;
