/**
 * Proofs as lines of text, and their check.
 *
 * <p>{@link dev.boardwright.ai.solve.Solver#prove} writes a proof with a {@link
 * dev.boardwright.ai.solve.proof.ProofWriter}. {@link dev.boardwright.ai.solve.proof.ProofChecker} checks it with the
 * rules of the game and nothing else: it uses no search, and neither evaluations, hashes nor threats.
 *
 * <p>A proof is lines of JSON. The first is the claim, the last a check sum of the others, and each line between them is
 * a position with the move of a side that it belongs to:
 *
 * <pre>
 *   {"format":"boardwright-proof","version":1,"game":"tic-tac-toe","options":{},"position":"xx1/oo1/3 x",
 *    "outcome":"p1win","then":[]}
 *   {"position":"xx1/oo1/3 x","move":"c3","then":[]}
 *   {"lines":2,"sha256":"..."}
 * </pre>
 *
 * <ul>
 *   <li>A win is claimed for a side: its strategy wins against every play of the other side. A draw is claimed for both
 *       sides: each has a strategy that does not lose.
 *   <li>Every position with the side to move that the strategy can lead to either has a line, with the {@code move} to play,
 *       or ends at once by one of the moves in {@code then} of the line before it. A threat is proven in this way: {@code
 *       then} has the moves that carry it out, and only replies that stop it lead to lines.
 *   <li>{@code then} of the first line is for the positions after the first moves of the side without a strategy.
 *   <li>No position may lead back to itself, and every line is reached.
 * </ul>
 *
 * <pre>{@code
 * import dev.boardwright.ai.solve.Solver;
 * import dev.boardwright.threesixnine.*;
 *
 * ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
 * List<String> lines = new ArrayList<>();
 * Solver.of(game).prove(game.initialState(), Outcome.FIRST_WINS, new StopSignal(), lines::add);
 * System.out.println(ProofChecker.check(lines.iterator()).holds());    // true
 * }</pre>
 */
@NullMarked
package dev.boardwright.ai.solve.proof;

import org.jspecify.annotations.NullMarked;
