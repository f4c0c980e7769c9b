package dev.boardwright.draw;

import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.BoardView.Piece;
import java.util.List;
import java.util.Locale;

/**
 * Draws the stones of a cell: one, or a pile in which the edge of every stone shows.
 *
 * <p>Colours that look alike to some people have an inlay, so that stones can be told apart without colour.
 */
final class SvgPieces {
    private static final int CENTRE = SvgBoard.CELL / 2;
    private static final int RADIUS = 37;

    /** A pile shows at most this many stones in full steps; a taller one is compressed to the same height. */
    private static final int FULL_STEPS = 4;

    private static final double STEP = 7;

    /** A pit shows at most this many pieces; the number says how many there are. */
    private static final int MOST_SEEDS = 40;

    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    private SvgPieces() {}

    static void draw(SvgWriter out, DrawnCell cell) {
        List<Piece> pieces = cell.pieces();
        int height = pieces.size();
        double step = height <= FULL_STEPS ? STEP : STEP * (FULL_STEPS - 1) / (height - 1);
        int radius = height > 1 ? RADIUS - 3 : RADIUS;
        double bottom = CENTRE + step * (height - 1) / 2;
        for (int i = 0; i < height; i++) {
            boolean top = i == height - 1;
            stone(out, pieces.get(i).colour(), bottom - i * step, radius, top, top && height == 1);
        }
        if (height > 1) {
            Colour colour = pieces.get(height - 1).colour();
            out.element(
                    "text",
                    Integer.toString(height),
                    "class",
                    "height on-" + name(colour),
                    "x",
                    CENTRE,
                    "y",
                    bottom - (height - 1) * step + 1);
        }
        cell.note().ifPresent(note -> badge(out, note.text(), note.colour(), 70));
    }

    /**
     * Draws the pieces in a pit and writes their number.
     *
     * @param rows the height of the pit in rows
     */
    static void drawPit(SvgWriter out, DrawnCell cell, int rows) {
        List<Piece> pieces = cell.pieces();
        int shown = Math.min(pieces.size(), MOST_SEEDS);
        int room = CENTRE - 16;
        double radius = Math.min(11, room / Math.sqrt(Math.max(1, shown)));
        for (int i = 0; i < shown; i++) {
            // A sunflower: the area grows with the number, and the golden angle spreads the seeds.
            double distance = shown == 1 ? 0 : (room - radius / 2) * Math.sqrt((i + 0.5) / shown);
            double angle = i * GOLDEN_ANGLE;
            out.empty(
                    "circle",
                    "class",
                    "stone " + name(pieces.get(i).colour()),
                    "cx",
                    CENTRE + distance * Math.cos(angle),
                    "cy",
                    CENTRE - 4 + distance * Math.sin(angle) * (1 + 1.2 * (rows - 1)),
                    "r",
                    radius);
        }
        int lower = CENTRE * (rows - 1);
        badge(out, Integer.toString(pieces.size()), Colour.BROWN, 70 + lower);
        cell.note().ifPresent(note -> badge(out, note.text(), note.colour(), 2 - lower));
    }

    private static void badge(SvgWriter out, String text, Colour colour, int y) {
        int width = 18 + 13 * text.length();
        boolean plain = colour == Colour.GREEN;
        out.empty(
                "rect",
                "class",
                plain ? "badge" : "badge " + name(colour),
                "x",
                98 - width,
                "y",
                y,
                "width",
                width,
                "height",
                28,
                "rx",
                14);
        out.element(
                "text", text, "class", plain ? "note" : "note on-" + name(colour), "x", 98 - width / 2, "y", y + 15);
    }

    private static void stone(SvgWriter out, Colour colour, double y, int radius, boolean lit, boolean inlaid) {
        out.empty("circle", "class", "stone " + name(colour), "cx", CENTRE, "cy", y, "r", radius);
        if (lit) {
            out.empty("circle", "class", "shine", "fill", "url(#shine)", "cx", CENTRE, "cy", y, "r", radius - 1);
        }
        if (inlaid) {
            String path = inlay(colour);
            if (!path.isEmpty()) {
                out.empty("path", "class", "inlay", "d", path);
            }
        }
    }

    /** A small figure at the centre of the cell; empty for the plain stones, which differ in lightness. */
    private static String inlay(Colour colour) {
        return switch (colour) {
            case RED -> "M50 37L63 50L50 63L37 50Z";
            case BLUE -> "M38 50a12 12 0 1 0 24 0a12 12 0 1 0 -24 0Z";
            case GREEN -> "M50 36L63 60H37Z";
            default -> "";
        };
    }

    private static String name(Colour colour) {
        return colour.name().toLowerCase(Locale.ROOT);
    }
}
