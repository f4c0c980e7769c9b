package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardLayout.Place;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The extent of a board: the least and greatest coordinates of its cells' centres, and the distance of its rows. */
record Plane(double left, double right, double bottom, double top, double rowHeight) {
    private static final double HEXAGON_ROW = Math.sqrt(3) / 2;

    static Plane of(BoardLayout layout) {
        List<Place> places = layout.places();
        double rowHeight = layout.tile() == BoardLayout.Tile.HEXAGON ? HEXAGON_ROW : 1;
        return new Plane(
                places.stream().mapToDouble(Place::x).min().orElse(0),
                places.stream().mapToDouble(Place::x).max().orElse(0),
                places.stream().mapToDouble(Place::y).min().orElse(0),
                places.stream().mapToDouble(Place::y).max().orElse(0),
                rowHeight);
    }

    /** The numbers of the cells in the order in which one reads them: from the top row down, from left to right. */
    static List<Integer> readingOrder(BoardLayout layout) {
        List<Place> places = layout.places();
        Comparator<Integer> rows =
                Comparator.comparingDouble(c -> -Math.rint(places.get(c).y() * 1e6));
        return IntStream.range(0, places.size())
                .boxed()
                .sorted(rows.thenComparingDouble(c -> places.get(c).x()))
                .toList();
    }
}
