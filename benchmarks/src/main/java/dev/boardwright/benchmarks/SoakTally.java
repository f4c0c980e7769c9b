package dev.boardwright.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a soak has seen so far. Safe for use by many threads. */
final class SoakTally {
    /** More than this would only repeat themselves. */
    private static final int MAX_PROBLEMS = 20;

    private final List<String> problems = new ArrayList<>();
    private long searches;
    private double worstMillis;

    synchronized void add(SoakSearch search) {
        searches++;
        worstMillis = Math.max(worstMillis, search.millisLate());
        if (!search.problem().isEmpty()) {
            note("wrong: " + search.problem() + ": " + search.what());
        } else if (search.millisLate() > Soak.ALLOWED_MILLIS) {
            note(String.format(Locale.ROOT, "late by %.0f ms: %s", search.millisLate(), search.what()));
        }
    }

    private void note(String problem) {
        if (problems.size() < MAX_PROBLEMS) {
            problems.add(problem);
        }
    }

    synchronized long searches() {
        return searches;
    }

    synchronized List<String> problems() {
        return List.copyOf(problems);
    }

    synchronized String line() {
        return String.format(
                Locale.ROOT, "%d searches, worst %.1f ms late, problems: %d", searches, worstMillis, problems.size());
    }
}
