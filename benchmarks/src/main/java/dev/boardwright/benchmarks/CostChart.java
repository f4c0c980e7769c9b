package dev.boardwright.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * Draws costs against sizes as lines, one for each game, in two panels side by side: what a move in random games costs,
 * and what a node costs. The scale of nanoseconds is logarithmic and the same in both.
 */
final class CostChart {
    private static final int LEFT = 50;
    private static final int TOP = 60;
    private static final int PANEL = 300;
    private static final int GAP = 50;
    private static final int HEIGHT = 260;
    private static final List<String> COLOURS = List.of("#3b82c4", "#d9822b", "#8f63d2", "#2f9e63");
    private static final List<Double> MARKS = List.of(1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0, 1000.0);

    private final List<Cost> costs;
    private final double least;
    private final double most;
    private final int smallest;
    private final int largest;

    private CostChart(List<Cost> costs) {
        this.costs = costs;
        double low = costs.stream()
                .mapToDouble(cost -> Math.min(cost.move(), cost.node()))
                .min()
                .orElse(1);
        double high = costs.stream()
                .mapToDouble(cost -> Math.max(cost.move(), cost.node()))
                .max()
                .orElse(1);
        least = MARKS.stream().filter(mark -> mark <= low).reduce((a, b) -> b).orElse(low);
        most = MARKS.stream().filter(mark -> mark >= high).findFirst().orElse(high);
        smallest = costs.stream().mapToInt(Cost::size).min().orElse(0);
        largest = costs.stream().mapToInt(Cost::size).max().orElse(1);
    }

    /** The chart as SVG. */
    static String svg(List<Cost> costs) {
        return new CostChart(costs).draw();
    }

    private String draw() {
        int width = LEFT + 2 * PANEL + GAP + 20;
        StringBuilder out = new StringBuilder(
                Svg.start(width, TOP + HEIGHT + 50, "Nanoseconds a move and a node, by the size of the board"));
        List<String> games = costs.stream().map(Cost::game).distinct().toList();
        for (int i = 0; i < games.size(); i++) {
            int x = LEFT + 150 * i;
            out.append(String.format(
                            Locale.ROOT,
                            "<rect x=\"%d\" y=\"8\" width=\"12\" height=\"12\" fill=\"%s\"/>%n",
                            x,
                            colour(i)))
                    .append(Svg.text(x + 18, 19, "start", games.get(i)));
        }
        panel(out, games, LEFT, "A move in random games", Cost::move);
        panel(out, games, LEFT + PANEL + GAP, "Play, count the moves, undo", Cost::node);
        return out.append("</svg>\n").toString();
    }

    private static String colour(int game) {
        return COLOURS.get(game % COLOURS.size());
    }

    private void panel(StringBuilder out, List<String> games, int left, String title, ToDoubleFunction<Cost> value) {
        out.append(Svg.text(left + PANEL / 2.0, TOP - 14, "middle", title));
        for (double mark : MARKS) {
            if (least <= mark && mark <= most) {
                grid(out, left, y(mark), left + PANEL, y(mark));
                out.append(Svg.text(left - 6, y(mark) + 4, "end", String.format(Locale.ROOT, "%.0f", mark)));
            }
        }
        for (int size = smallest; size <= largest; size += 2) {
            double x = x(left, size);
            grid(out, x, TOP, x, TOP + HEIGHT);
            out.append(Svg.text(x, TOP + HEIGHT + 18, "middle", Integer.toString(size)));
        }
        out.append(Svg.text(left + PANEL / 2.0, TOP + HEIGHT + 38, "middle", "size of the board; nanoseconds upwards"));
        for (int i = 0; i < games.size(); i++) {
            String game = games.get(i);
            List<Cost> line =
                    costs.stream().filter(cost -> cost.game().equals(game)).toList();
            String points = line.stream()
                    .map(cost ->
                            String.format(Locale.ROOT, "%.1f,%.1f", x(left, cost.size()), y(value.applyAsDouble(cost))))
                    .collect(Collectors.joining(" "));
            out.append(String.format(
                    Locale.ROOT,
                    "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n",
                    points,
                    colour(i)));
            for (Cost cost : line) {
                out.append(String.format(
                        Locale.ROOT,
                        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>%n",
                        x(left, cost.size()),
                        y(value.applyAsDouble(cost)),
                        colour(i)));
            }
        }
    }

    private static void grid(StringBuilder out, double x1, double y1, double x2, double y2) {
        out.append(String.format(
                Locale.ROOT,
                "<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>%n",
                x1,
                y1,
                x2,
                y2));
    }

    private double x(int left, int size) {
        return left + (double) PANEL * (size - smallest) / Math.max(1, largest - smallest);
    }

    private double y(double nanos) {
        return TOP + HEIGHT * (1 - Math.log(nanos / least) / Math.log(most / least));
    }
}
