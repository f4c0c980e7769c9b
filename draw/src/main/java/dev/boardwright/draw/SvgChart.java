package dev.boardwright.draw;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A chart of numbers as one self-contained SVG: panels below each other, each a line through its points, over the same
 * whole numbers from left to right.
 */
public final class SvgChart {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 220;
    private static final int MARGIN = 60;

    private SvgChart() {}

    /** A value at a whole number. */
    public record Point(int x, double y) {}

    /**
     * A part of a chart.
     *
     * @param name the title above it
     * @param digits the number of decimals of the values on its axis
     * @param points the points from left to right, perhaps none
     */
    public record Panel(String name, int digits, List<Point> points) {
        /** Copies the list. */
        public Panel {
            points = List.copyOf(points);
        }
    }

    /** The chart with these panels, from top to bottom. */
    public static String draw(String title, String description, List<Panel> panels) {
        SvgWriter out = new SvgWriter()
                .open(
                        "svg",
                        "xmlns",
                        "http://www.w3.org/2000/svg",
                        "role",
                        "img",
                        "viewBox",
                        "0 0 " + WIDTH + " " + panels.size() * HEIGHT,
                        "font-family",
                        "sans-serif",
                        "font-size",
                        12)
                .element("title", title)
                .element("desc", description)
                .empty("rect", "width", "100%", "height", "100%", "fill", "#fff");
        int[] numbers = panels.stream()
                .flatMap(panel -> panel.points().stream())
                .mapToInt(Point::x)
                .sorted()
                .toArray();
        for (int i = 0; i < panels.size(); i++) {
            draw(out, panels.get(i), i * HEIGHT, numbers);
        }
        return out.close("svg").toString();
    }

    /** Draws a panel; {@code numbers} are those of all points, in order. */
    private static void draw(SvgWriter out, Panel panel, int top, int... numbers) {
        int bottom = top + HEIGHT - 30;
        text(out, MARGIN, top + 20, "start", panel.name());
        out.empty(
                "path",
                "stroke",
                "#555",
                "fill",
                "none",
                "d",
                "M" + MARGIN + " " + (top + 30) + "V" + bottom + "H" + (WIDTH - 20));
        List<Point> points = panel.points();
        if (points.isEmpty()) {
            return;
        }
        double least = Math.min(0, points.stream().mapToDouble(Point::y).min().orElse(0));
        double most = Math.max(
                least + 1e-6, points.stream().mapToDouble(Point::y).max().orElse(0));
        String format = "%." + panel.digits() + "f";
        text(out, MARGIN - 6, top + 38, "end", String.format(Locale.ROOT, format, most));
        text(out, MARGIN - 6, bottom, "end", String.format(Locale.ROOT, format, least));
        int first = numbers[0];
        double step = (WIDTH - MARGIN - 60.0) / Math.max(1, numbers[numbers.length - 1] - first);
        double[] across = points.stream()
                .mapToDouble(point -> MARGIN + 20 + step * (point.x() - first))
                .toArray();
        double[] down = points.stream()
                .mapToDouble(point -> bottom - (bottom - top - 40) * (point.y() - least) / (most - least))
                .toArray();
        for (int i = 0; i < across.length; i++) {
            out.empty("circle", "r", 3, "fill", "#06c", "cx", across[i], "cy", down[i]);
            text(
                    out,
                    across[i],
                    bottom + 16,
                    "middle",
                    Integer.toString(points.get(i).x()));
        }
        String line = IntStream.range(0, across.length)
                .mapToObj(i -> SvgWriter.decimal(across[i]) + "," + SvgWriter.decimal(down[i]))
                .collect(Collectors.joining(" "));
        out.empty("polyline", "fill", "none", "stroke", "#06c", "points", line);
    }

    private static void text(SvgWriter out, double x, double y, String anchor, String text) {
        out.element("text", text, "text-anchor", anchor, "x", x, "y", y);
    }
}
