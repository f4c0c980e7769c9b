package dev.boardwright.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Draws a bar chart of the random moves a second of each game, from JMH's results. */
final class Chart {
    private static final int ROW = 24;
    private static final int LABELS = 230;
    private static final int BARS = 420;

    private record Bar(String label, double value) {}

    private Chart() {}

    static void draw(Path results, Path chart) throws IOException {
        List<Bar> bars = new ArrayList<>();
        for (Result result : Result.read(results)) {
            result.counted("moves").ifPresent(moves -> bars.add(new Bar(result.parameters(), moves / 1e6)));
        }
        Files.writeString(chart, svg(bars));
    }

    private static String svg(List<Bar> bars) {
        double most = bars.stream().mapToDouble(Bar::value).max().orElse(1);
        StringBuilder out = new StringBuilder(
                Svg.start(LABELS + BARS + 70, ROW * bars.size() + 10, "Random moves a second, in millions"));
        int y = 5;
        for (Bar bar : bars) {
            double width = BARS * bar.value() / most;
            out.append(Svg.text(LABELS - 8, y + 13, "end", bar.label()))
                    .append(String.format(
                            Locale.ROOT,
                            "<rect x=\"%d\" y=\"%d\" width=\"%.1f\" height=\"16\" fill=\"#4a7ab5\"/>%n",
                            LABELS,
                            y,
                            width))
                    .append(Svg.text(
                            LABELS + width + 6, y + 13, "start", String.format(Locale.ROOT, "%.1f M", bar.value())));
            y += ROW;
        }
        return out.append("</svg>\n").toString();
    }
}
