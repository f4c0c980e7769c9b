/**
 * Searches, proofs and matches as JSON, in a form that does not change between versions: for web pages, scripts, and
 * machines that share a job.
 *
 * <p>{@link dev.boardwright.ai.json.SearchJson} writes what a search has found, {@link dev.boardwright.ai.json.SolutionJson}
 * what a solver has proven, {@link dev.boardwright.ai.json.MatchJson} the sums of matches and statistics; each lists its
 * members. {@link dev.boardwright.ai.json.Numbers} rounds figures. States and records are in
 * {@link dev.boardwright.core.json}.
 *
 * <pre>{@code
 * import dev.boardwright.threesixnine.*;
 *
 * ThreeSixNine game = ThreeSixNine.of(3, Variant.NEUTRAL);
 * var result = Minimax.create().search(game, game.initialState(), SearchLimits.ofDepth(2));
 * System.out.println(SearchJson.effort(result).members().get("depth")); // 2
 * }</pre>
 *
 * <p>Members may be added in later versions; none changes its name or meaning.
 */
@NullMarked
package dev.boardwright.ai.json;

import org.jspecify.annotations.NullMarked;
