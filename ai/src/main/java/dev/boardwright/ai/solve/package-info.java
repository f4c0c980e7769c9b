/**
 * Exact values and proofs.
 *
 * <p>{@link dev.boardwright.ai.solve.Solver} answers a {@link dev.boardwright.ai.solve.Question} with a
 * {@link dev.boardwright.ai.solve.Solution}; {@link dev.boardwright.ai.solve.SolverSettings} has its method, memory and
 * threads. {@link dev.boardwright.ai.solve.BackgroundProver} proves values beside a game.
 *
 * <pre>{@code
 * import dev.boardwright.threesixnine.*;
 *
 * ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
 * Solution<ThreeSixNineMove> solution = Solver.of(game).solve(game.initialState(), Question.MARGIN);
 * System.out.println(solution.outcome());    // Optional[FIRST_WINS]
 * System.out.println(solution.margin());     // OptionalInt[4]
 * }</pre>
 */
@NullMarked
package dev.boardwright.ai.solve;

import org.jspecify.annotations.NullMarked;
