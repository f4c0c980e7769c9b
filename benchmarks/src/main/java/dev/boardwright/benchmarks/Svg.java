package dev.boardwright.benchmarks;

import java.util.Locale;

/** The common parts of all charts, with text that is readable on light and dark pages. */
final class Svg {
    private Svg() {}

    /** The start of a chart with this title. {@code </svg>} ends it. */
    static String start(int width, int height, String title) {
        return String.format(Locale.ROOT, """
                <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" font-family="sans-serif" font-size="13">
                <title>%s</title>
                <style>
                  text { fill: #24292f }
                  .grid { stroke: #24292f; stroke-opacity: 0.2 }
                  @media (prefers-color-scheme: dark) {
                    text { fill: #e6edf3 }
                    .grid { stroke: #e6edf3 }
                  }
                </style>
                """, width, height, title);
    }

    /** Text that starts, ends or is centred at a point: {@code anchor} is {@code start}, {@code end} or {@code middle}. */
    static String text(double x, double y, String anchor, String text) {
        return String.format(
                Locale.ROOT, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>%n", x, y, anchor, text);
    }
}
