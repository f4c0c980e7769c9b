/**
 * Greener: a game of riding stacks of pyramids onto their nearest neighbours, to own what is green.
 *
 * <p>The rules, as they are numbered in the code:
 *
 * <ol>
 *   <li>At the start a single pyramid stands on every cell: a quarter of them black, a quarter white, half of them green.
 *   <li>Black moves first, then the players take turns.
 *   <li>A stack is owned by the player whose colour is on its top. One with green on top is nobody's and cannot move.
 *   <li>A move takes one whole stack of the mover's own along its row or column to the nearest stack in that direction,
 *       whoever owns it, the mover included, and puts it on top. Stacks never split.
 *   <li>Whoever has a move must make one; whoever has none passes, as long as the other side has one. The game ends when
 *       neither side has a move.
 *   <li>A player's score is the number of green pyramids inside the stacks they own. More wins; if equal, the taller of
 *       the players' tallest own stacks, counted in pyramids; if that is equal too, the game is a draw.
 * </ol>
 *
 * <p>Setups. {@code fixed}, on 6×6 alone, is the layout that the source gives. {@code random} shuffles the pyramids by a
 * number, the option {@code setup-seed}; {@link dev.boardwright.greener.Setup} writes down how. The same number gives
 * the same layout on every machine and in every version. Any other layout is a position: pyramids of any mix, at most as
 * many as there are cells, stacked in any way.
 *
 * <p>Source: Greener is the second game of GreenGreenerGreenest. Readings chosen: sizes 4 and 8 beside the source's 6;
 * {@code pass} is a move of its own, the only one of a player who has no other while the opponent has.
 *
 * <p>Two stacks with the same top, height and number of greens play alike whatever the order inside them. States tell
 * them apart; a position's hash does not.
 *
 * <p>To read the rules as code, start with {@code PlainGreener} in the module's test folder: one method a rule, over a
 * plain array. {@code GreenerPosition} is the fast edition of it, and the tests compare both at every move.
 *
 * <p>{@link dev.boardwright.greener.Greener} is the place to start:
 *
 * <pre>{@code
 * Greener game = Greener.random(4, 1);
 * GreenerState state = game.notation().parseState("bg2/(gb)w2/4/4 w");
 * System.out.println(game.legalMoves(state));              // [b3b4, b3a3]
 * state = game.play(state, GreenerMove.of("b3b4"));
 * System.out.println(state);                               // b(gw)2/(gb)3/4/4 b
 * System.out.println(game.outcome(state));                 // ONGOING
 * }</pre>
 */
@NullMarked
package dev.boardwright.greener;

import org.jspecify.annotations.NullMarked;
