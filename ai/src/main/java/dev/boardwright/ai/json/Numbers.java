package dev.boardwright.ai.json;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as plain digits, rounded, in the root locale. */
public final class Numbers {
    private Numbers() {}

    /** {@code value} with this many digits after the point; {@code value} must be finite. */
    public static BigDecimal rounded(double value, int digits) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_EVEN);
    }

    /** {@code value} as it is, with as few digits as possible; {@code value} must be finite. */
    public static BigDecimal exact(double value) {
        BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0, RoundingMode.UNNECESSARY) : exact;
    }

    /** The number per second, rounded to a whole number unless it is small. */
    public static BigDecimal perSecond(long count, double seconds) {
        double rate = count / seconds;
        return rounded(rate, rate < 100 ? 2 : 0);
    }
}
