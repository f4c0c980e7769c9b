package dev.boardwright.blackstone;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.pattern.GameWeights;
import dev.boardwright.core.pattern.PatternEvaluation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The weights that come with the game, for the sizes and variants where they are better than {@link BlackstoneEvaluation}
 * alone. They are resources of this package; {@code docs/learning.md} has the command that made each of them.
 */
final class BlackstoneWeights {
    private static final Set<String> NAMES =
            Set.of("standard-6.weights", "standard-8.weights", "standard-10.weights", "medium-8.weights");

    /** By the name of the resource. Evaluations are shared by all games of a size and variant. */
    private static final Map<String, Evaluation<BlackstoneState>> READ = new ConcurrentHashMap<>();

    private BlackstoneWeights() {}

    /** The name of the resource for a size and variant, if there is one. */
    static Optional<String> name(Blackstone game) {
        return Optional.of(game.variant().toString().toLowerCase(Locale.ROOT) + "-" + game.size() + ".weights")
                .filter(NAMES::contains);
    }

    /** The evaluation with the weights of a size and variant, or the one without any. */
    static Evaluation<BlackstoneState> evaluation(Blackstone game) {
        String name = name(game).orElse("");
        // Not computeIfAbsent: two threads may read at once, but none waits for another.
        Evaluation<BlackstoneState> known = READ.get(name);
        if (known != null) {
            return known;
        }
        Optional<InputStream> found = GameWeights.open(game);
        if (found.isEmpty()) {
            return BlackstoneEvaluation.SEARCH;
        }
        try (InputStream in = found.get()) {
            Evaluation<BlackstoneState> read = PatternEvaluation.read(in, game, BlackstoneEvaluation.SEARCH);
            READ.put(name, read);
            return read;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
