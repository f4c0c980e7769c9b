package dev.boardwright.ai.match;

/**
 * An estimated share with its confidence interval of 95 %, all from 0 to 1.
 *
 * @param value the observed share
 * @param low the lower end
 * @param high the upper end
 */
public record Interval(double value, double low, double high) {
    /**
     * The share of {@code count} out of {@code total}, with Jeffreys' interval: the middle 95 % of Beta(count + 1/2,
     * total - count + 1/2), extended to 0 if the count is 0 and to 1 if it is the total. The interval is 0 to 1 if the
     * total is 0.
     */
    public static Interval ofShare(long count, long total) {
        if (total == 0) {
            return new Interval(0, 0, 1);
        }
        double a = count + 0.5;
        double b = total - count + 0.5;
        return new Interval(
                (double) count / total,
                count == 0 ? 0 : Beta.quantile(Beta.TAIL, a, b),
                count == total ? 1 : Beta.quantile(1 - Beta.TAIL, a, b));
    }
}
