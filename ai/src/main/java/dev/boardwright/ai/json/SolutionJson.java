package dev.boardwright.ai.json;

import dev.boardwright.ai.solve.Solution;
import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.json.GameJson;
import dev.boardwright.core.json.Json;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Proofs as JSON.
 *
 * <pre>
 *   outcome       "p1win", "p2win", "draw" or "unknown"
 *   margin        the exact margin, or null
 *   least, most   the bounds of the margin, each a number or null
 *   best          ["b8b3", ...], the best moves found
 *   complete      whether these are all
 *   line          ["b8b3", ...], a line of best play
 *   nodes         the number of positions visited
 *   time          milliseconds
 * </pre>
 */
public final class SolutionJson {
    private SolutionJson() {}

    /** What is proven; what is not is null. */
    public static <M> Json of(Game<?, M> game, Solution<M> solution) {
        return new Json()
                .with("outcome", outcome(solution))
                .with("margin", known(solution.margin()))
                .with("least", known(solution.lowerBound()))
                .with("most", known(solution.upperBound()))
                .with("best", GameJson.texts(game, solution.best()))
                .with("complete", solution.allBest())
                .with("line", GameJson.texts(game, solution.line()))
                .with("nodes", solution.nodes())
                .with("time", solution.time().toMillis());
    }

    /** {@code p1win}, {@code p2win}, {@code draw}, or {@code unknown} if it is not proven. */
    public static String outcome(Solution<?> solution) {
        return solution.outcome().map(Outcome::code).orElse("unknown");
    }

    private static @Nullable Integer known(OptionalInt value) {
        return value.isPresent() ? value.getAsInt() : null;
    }
}
