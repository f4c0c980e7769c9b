package dev.boardwright.ai;

/**
 * An estimated share and the interval in which the true one lies with 95 % confidence, all from 0 to 1.
 *
 * @param value the share that was seen
 * @param low the lower end
 * @param high the upper end
 */
public record Interval(double value, double low, double high) {
    /**
     * The share of {@code count} out of {@code total}, with Jeffreys' interval: the middle 95 % of Beta(count + 1/2, total
     * - count + 1/2), up to 0 if the count is 0 and up to 1 if it is the total. Without any, everything is possible.
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
