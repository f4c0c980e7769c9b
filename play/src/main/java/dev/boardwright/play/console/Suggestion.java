package dev.boardwright.play.console;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

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
        return words.stream()
                .filter(word -> distance(lower, word.toLowerCase(Locale.ROOT)) <= (word.length() + 1) / 3)
                .min(Comparator.comparingInt(word -> distance(lower, word.toLowerCase(Locale.ROOT))));
    }

    /** The number of letters to change, insert, remove or swap with a neighbour to turn a into b. */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    d[i][j] = i + j;
                    continue;
                }
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                d[i][j] = Math.min(d[i - 1][j - 1] + (same ? 0 : 1), Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
