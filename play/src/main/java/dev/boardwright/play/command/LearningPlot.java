package dev.boardwright.play.command;

import dev.boardwright.ai.learn.Generation;
import dev.boardwright.ai.learn.Learned;
import dev.boardwright.core.Game;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** A drawing of learning, as one self-contained SVG: the loss on held-out games and the Elo of each generation. */
final class LearningPlot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 220;
    private static final int MARGIN = 60;

    private LearningPlot() {}

    static String svg(Game<?, ?> game, Learned learned) {
        StringBuilder out = new StringBuilder();
        String title = escape("Learning " + game);
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 ")
                .append(WIDTH)
                .append(' ')
                .append(2 * HEIGHT)
                .append("\" font-family=\"sans-serif\" font-size=\"12\">\n<title>")
                .append(title)
                .append(
                        "</title>\n<desc>Loss on held-out games and Elo against the game's own evaluation, by generation.")
                .append("</desc>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        List<Generation> all = learned.generations();
        panel(out, 0, "loss on held-out games", 4, all, Generation::loss, all.size());
        List<Generation> matched =
                all.stream().filter(one -> one.elo().isPresent()).toList();
        panel(out, HEIGHT, "Elo in short matches", 0, matched, LearningPlot::elo, all.size());
        return out.append("</svg>\n").toString();
    }

    private static double elo(Generation one) {
        return one.elo()
                .map(elo -> Math.max(elo.low(), Math.min(elo.difference(), elo.high())))
                .orElse(0.0);
    }

    private static void panel(
            StringBuilder out,
            int top,
            String name,
            int digits,
            List<Generation> points,
            ToDoubleFunction<Generation> value,
            int count) {
        text(out, MARGIN, top + 20, "start", name);
        int bottom = top + HEIGHT - 30;
        line(out, MARGIN, top + 30, MARGIN, bottom);
        line(out, MARGIN, bottom, WIDTH - 20, bottom);
        if (points.isEmpty()) {
            return;
        }
        double least = Math.min(0, points.stream().mapToDouble(value).min().orElse(0));
        double most =
                Math.max(least + 1e-6, points.stream().mapToDouble(value).max().orElse(1));
        text(out, MARGIN - 6, top + 38, "end", number(most, digits));
        text(out, MARGIN - 6, bottom, "end", number(least, digits));
        StringBuilder path = new StringBuilder();
        int first = points.get(0).number();
        for (Generation one : points) {
            double x = MARGIN + 20 + (WIDTH - MARGIN - 60.0) * (one.number() - first) / Math.max(1, count - 1);
            double y = bottom - (bottom - top - 40) * (value.applyAsDouble(one) - least) / (most - least);
            path.append(path.length() == 0 ? "" : " ")
                    .append(number(x, 1))
                    .append(',')
                    .append(number(y, 1));
            out.append("<circle r=\"3\" fill=\"#06c\" cx=\"")
                    .append(number(x, 1))
                    .append("\" cy=\"")
                    .append(number(y, 1))
                    .append("\"/>\n");
            text(out, x, bottom + 16, "middle", Integer.toString(one.number()));
        }
        out.append("<polyline fill=\"none\" stroke=\"#06c\" points=\"")
                .append(path)
                .append("\"/>\n");
    }

    private static void line(StringBuilder out, int x1, int y1, int x2, int y2) {
        out.append("<path stroke=\"#555\" d=\"M" + x1 + " " + y1 + "L" + x2 + " " + y2 + "\"/>\n");
    }

    private static void text(StringBuilder out, double x, double y, String anchor, String text) {
        out.append("<text text-anchor=\"" + anchor + "\" x=\"" + number(x, 1) + "\" y=\"" + number(y, 1) + "\">"
                + escape(text) + "</text>\n");
    }

    private static String number(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
