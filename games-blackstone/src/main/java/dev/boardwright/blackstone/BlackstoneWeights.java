package dev.boardwright.blackstone;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.pattern.PatternEvaluation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The weights that come with the game, for the sizes and variants where they are better than {@link BlackstoneEvaluation}
 * alone. They are resources of this package; {@code docs/learning.md} has the command that made each of them.
 */
final class BlackstoneWeights {
    /** By the name of the resource. Evaluations are shared by all games of a size and variant. */
    private static final Map<String, Evaluation<BlackstoneState>> READ = new ConcurrentHashMap<>();

    private BlackstoneWeights() {}

    /** The evaluation with the weights of a size and variant, or the one without any. */
    static Evaluation<BlackstoneState> evaluation(Blackstone game) {
        String name = game.variant().toString().toLowerCase(Locale.ROOT) + "-" + game.size() + ".weights";
        // Not computeIfAbsent: two threads may read at once, but none waits for another.
        Evaluation<BlackstoneState> known = READ.get(name);
        if (known == null) {
            known = read(name, game);
            READ.put(name, known);
        }
        return known;
    }

    private static Evaluation<BlackstoneState> read(String name, Blackstone game) {
        try (InputStream in = open(name)) {
            return in == null
                    ? BlackstoneEvaluation.SEARCH
                    : PatternEvaluation.read(in, game, BlackstoneEvaluation.SEARCH);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The resource of this name, if there is one; none in browsers, whose class library has no resources. */
    private static @Nullable InputStream open(String name) {
        return BlackstoneWeights.class.getResourceAsStream(name);
    }
}
