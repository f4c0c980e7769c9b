package dev.boardwright.ai.job;

import dev.boardwright.ai.match.Shard;
import java.util.ArrayList;
import java.util.List;

/** The numbers of a job's lines that no file has, added in order. */
final class MissingNumbers {
    private static final int MOST_NAMED = 10;

    private final List<String> named = new ArrayList<>();
    private long count;
    private long first;
    private long previous;
    /** The greatest common divisor of the distances between them. */
    private long distance;

    /** Adds the numbers from {@code from} to {@code to}; none if {@code to} is less. */
    void add(long from, long to) {
        if (to < from) {
            return;
        }
        if (named.size() < MOST_NAMED) {
            named.add(from == to ? Long.toString(from) : from + " to " + to);
        } else if (named.size() == MOST_NAMED) {
            named.add("...");
        }
        if (count == 0) {
            first = from;
        } else {
            distance = gcd(distance, from - previous);
        }
        if (to > from) {
            distance = 1;
        }
        previous = to;
        count += to - from + 1;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** The missing numbers of {@code planned}, and the shard that would have just these. */
    String text(long planned) {
        return count + " of " + planned + (count == 1 ? " is missing: number " : " are missing: numbers ")
                + String.join(", ", named)
                + shard(planned);
    }

    private String shard(long planned) {
        if (distance < 2 || first > distance) {
            return "";
        }
        Shard shard = new Shard(first - 1, distance);
        return shard.size(planned) == count ? " (shard " + shard + ")" : "";
    }
}
