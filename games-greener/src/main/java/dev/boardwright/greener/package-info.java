/**
 * Greener: a game of moving stacks of pyramids onto their nearest neighbours, to own the green ones.
 *
 * <p>The types, in the order in which one meets them:
 *
 * <ul>
 *   <li>{@link dev.boardwright.greener.Greener}, the game on a board of one size, with one
 *       {@link dev.boardwright.greener.Setup}: the place to start.
 *   <li>{@link dev.boardwright.greener.GreenerState} and {@link dev.boardwright.greener.GreenerMove}, the values that it takes
 *       and returns.
 *   <li>{@link dev.boardwright.greener.GreenerView}, to read a working board in an evaluation of your own.
 * </ul>
 *
 * <pre>{@code
 * Greener game = Greener.random(4, 1);
 * GreenerState state = game.notation().parseState("bg2/(gb)w2/4/4 w");
 * System.out.println(game.legalMoves(state));              // [b3b4, b3a3]
 * state = game.play(state, GreenerMove.of("b3", "b4"));
 * System.out.println(state);                               // b(gw)2/(gb)3/4/4 b
 * System.out.println(game.outcome(state));                 // ONGOING
 * }</pre>
 *
 * <p>The rules, with the numbers that the code cites:
 *
 * <ol>
 *   <li>At the start there is a single pyramid on every cell: a quarter of them black, a quarter white, half of them
 *       green.
 *   <li>Black moves first, then the players take turns.
 *   <li>A stack is owned by the player whose colour is on its top. A stack with green on top has no owner and cannot
 *       move.
 *   <li>A move takes one whole stack of the mover's own along its row or column to the nearest stack in that direction,
 *       whoever owns it, the mover included, and puts it on top. Stacks never split.
 *   <li>A player who has a move must make one. A player who has none passes if the other player has one. The game ends
 *       when neither player has a move.
 *   <li>A player's score is the number of green pyramids inside the stacks they own. More wins; if equal, the taller of
 *       the players' tallest own stacks, counted in pyramids; if that is equal too, the game is a draw.
 * </ol>
 *
 * <p>Setups. {@code fixed}, on 6×6 only, is the layout in the source. {@code random} shuffles the pyramids by a number,
 * the option {@code setup-seed}; {@link dev.boardwright.greener.Setup} defines the shuffle. The same number gives the
 * same layout on every machine and in every version. Any other layout is a position: pyramids of any mix, at most as
 * many as there are cells, stacked in any way.
 *
 * <p>Source: Greener is the second game of GreenGreenerGreenest. Chosen readings: sizes 4 and 8 in addition to the
 * source's 6; {@code pass} is a move, the only one of a player who cannot move a stack while the opponent can.
 *
 * <p>Two stacks with the same top, height and number of greens play alike, whatever the order inside them. They are
 * different in states, but not in the hash of a position.
 *
 * <p>To read the rules as code, start with {@code PlainGreener} in this module's tests ({@code
 * src/test/java/dev/boardwright/greener/PlainGreener.java}): the same game over a plain list, in the order above.
 * {@code GreenerPosition} is the fast edition. Its board in memory is in the package {@code board}, random games in bulk are
 * in {@code playouts}.
 */
@NullMarked
package dev.boardwright.greener;

import org.jspecify.annotations.NullMarked;
