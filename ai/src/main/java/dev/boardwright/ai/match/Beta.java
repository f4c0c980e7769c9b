package dev.boardwright.ai.match;

/** The beta distribution: quantiles for intervals of shares and scores. */
final class Beta {
    /** The probability of each tail outside an interval of 95 %. */
    static final double TAIL = 0.025;

    private static final int MAX_TERMS = 10_000;
    private static final double TINY = 1e-300;

    private Beta() {}

    /** The quantile {@code p} of the distribution Beta(a, b), by bisection. */
    static double quantile(double p, double a, double b) {
        double low = 0;
        double high = 1;
        // Ends when there is no number between low and high.
        for (double middle = 0.5; middle > low && middle < high; middle = low + (high - low) / 2) {
            if (cumulative(middle, a, b) < p) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }

    /** The probability that a variable with the distribution Beta(a, b) is at most {@code x}. */
    static double cumulative(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        double front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
        // The fraction converges fast on this side of the mean only.
        return x < (a + 1) / (a + b + 2) ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b;
    }

    /** The continued fraction of the incomplete beta function, by Lentz's method. */
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / away(1 - (a + b) * x / (a + 1));
        double value = d;
        for (int m = 1; m < MAX_TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / away(1 + even * d);
            c = away(1 + even / c);
            value *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / away(1 + odd * d);
            c = away(1 + odd / c);
            value *= d * c;
            if (Math.abs(d * c - 1) < 1e-15) {
                break;
            }
        }
        return value;
    }

    private static double away(double x) {
        return Math.abs(x) < TINY ? TINY : x;
    }

    /**
     * The logarithm of the gamma function for x above 0, by Stirling's series after shifting x to where it is accurate.
     */
    private static double logGamma(double x) {
        double shift = 0;
        double z = x;
        while (z < 10) {
            shift += Math.log(z);
            z++;
        }
        double inverse = 1 / (z * z);
        double series = (1.0 / 12 - inverse * (1.0 / 360 - inverse * (1.0 / 1260 - inverse / 1680))) / z;
        return (z - 0.5) * Math.log(z) - z + 0.5 * Math.log(2 * Math.PI) + series - shift;
    }
}
