package dev.boardwright.play.console;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.jline.utils.Levenshtein;

/** Suggestions for mistyped words. */
public final class Suggestion {
    private Suggestion() {}

    /** {@code ; did you mean help?} if one of the words is close to the typed one; else empty. */
    public static String text(String typed, Collection<String> words) {
        return closest(typed, words).map(word -> "; did you mean " + word + "?").orElse("");
    }

    /** The word closest to the typed one: up to a third of its letters may be wrong, missing, extra or swapped. */
    public static Optional<String> closest(String typed, Collection<String> words) {
        String lower = typed.strip().toLowerCase(Locale.ROOT);
        if (lower.length() > 100) {
            return Optional.empty();
        }
        ToIntFunction<String> distance = word -> Levenshtein.distance(lower, word.toLowerCase(Locale.ROOT));
        return words.stream()
                .filter(word -> distance.applyAsInt(word) <= (word.length() + 1) / 3)
                .min(Comparator.comparingInt(distance));
    }
}
