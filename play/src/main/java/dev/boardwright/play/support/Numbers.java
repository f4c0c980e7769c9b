package dev.boardwright.play.support;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** Numbers as programs print them: plain digits, rounded, in no language of their own. */
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

    /** How many there were a second: whole, unless there were few. */
    public static BigDecimal perSecond(long count, double seconds) {
        double rate = count / seconds;
        return rounded(rate, rate < 100 ? 2 : 0);
    }
}
