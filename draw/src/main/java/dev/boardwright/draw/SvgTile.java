package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout.Edge;
import dev.boardwright.core.BoardLayout.Tile;
import java.util.Locale;

/** Draws the shape of a cell, in a square of {@link SvgBoard#CELL} units that has its centre in the cell's. */
final class SvgTile {
    private static final int CELL = SvgBoard.CELL;
    private static final double CENTRE = CELL / 2.0;

    /** The room between a pit and its neighbours. */
    private static final int RIM = 4;

    /** The outer border of a coloured edge, as a multiple of the distance from the centre. */
    private static final double EDGE = 1.24;

    private final Tile tile;
    private final int rows;

    /** @param rows the height of the cell in rows */
    SvgTile(Tile tile, int rows) {
        this.tile = tile;
        this.rows = rows;
    }

    /** The distance from the centre to the upper or lower end of the shape, in cells. */
    static double halfHeight(Tile tile) {
        return tile == Tile.HEXAGON ? 1 / Math.sqrt(3) : 0.5;
    }

    /** The whole cell: what can be seen of it, and clicked. */
    void area(SvgWriter out) {
        shape(out, "square", tile == Tile.PIT ? RIM : 0, 0);
        if (tile == Tile.POINT) {
            out.empty("circle", "class", "dot", "cx", CENTRE, "cy", CENTRE, "r", 9);
        }
    }

    /** The mark of a cell where the last move happened. */
    void trace(SvgWriter out) {
        shape(out, "trace", tile == Tile.PIT ? RIM : tile == Tile.HEXAGON ? 7 : 4, 8);
    }

    private void shape(SvgWriter out, String name, int inset, int rounding) {
        switch (tile) {
            case SQUARE ->
                out.empty(
                        "rect",
                        "class",
                        name,
                        "x",
                        given(inset),
                        "y",
                        given(inset),
                        "width",
                        CELL - 2 * inset,
                        "height",
                        CELL - 2 * inset,
                        "rx",
                        given(rounding));
            case HEXAGON -> out.empty("polygon", "class", name, "points", corners(1 - inset / CENTRE));
            case POINT -> out.empty("circle", "class", name, "cx", CENTRE, "cy", CENTRE, "r", CENTRE - inset);
            case PIT ->
                out.empty(
                        "rect",
                        "class",
                        name,
                        "x",
                        inset,
                        "y",
                        inset - CENTRE * (rows - 1),
                        "width",
                        CELL - 2 * inset,
                        "height",
                        CELL * rows - 2 * inset,
                        "rx",
                        CENTRE - inset);
        }
    }

    /** An attribute that is left out if it is 0. */
    private static Object given(int value) {
        return value == 0 ? "" : value;
    }

    private String corners(double scale) {
        StringBuilder corners = new StringBuilder();
        for (int corner = 0; corner < tile.sides(); corner++) {
            corners.append(corner == 0 ? "" : " ").append(corner(corner, scale));
        }
        return corners.toString();
    }

    /** A corner of the shape; number 0 is the lower one of the side on the right. */
    private String corner(int number, double scale) {
        double angle = Math.PI * (2 * number - 1) / tile.sides();
        double radius = scale * CENTRE / Math.cos(Math.PI / tile.sides());
        return SvgWriter.decimal(CENTRE + radius * Math.cos(angle)) + ","
                + SvgWriter.decimal(CENTRE - radius * Math.sin(angle));
    }

    /** A coloured band outside one side of the shape. */
    void edge(SvgWriter out, Edge edge) {
        int from = edge.side();
        int to = edge.side() + 1;
        out.empty(
                "polygon",
                "class",
                "edge " + edge.colour().name().toLowerCase(Locale.ROOT),
                "points",
                corner(from, 1) + " " + corner(from, EDGE) + " " + corner(to, EDGE) + " " + corner(to, 1));
    }
}
