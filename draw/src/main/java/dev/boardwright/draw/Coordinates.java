package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardLayout.Place;
import dev.boardwright.core.BoardLayout.Tile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What names the cells of a drawing: letters for columns and numbers for rows, or each cell's own name.
 *
 * @param layout the board as it is drawn
 * @param kind where the names stand
 * @param letters the cells of each letter, in the order of the cells; empty if each cell has its own name
 * @param numbers the cells of each number, likewise
 */
record Coordinates(BoardLayout layout, Kind kind, Map<String, List<Place>> letters, Map<String, List<Place>> numbers) {
    /** Where the names stand. */
    enum Kind {
        /** In the frame: a letter has one column, and a number one row. */
        FRAME,
        /** At the ends of the slanting columns and of the rows of hexagons. */
        ENDS,
        /** Beside each cell. */
        CELLS
    }

    static Coordinates of(BoardLayout layout) {
        Map<String, List<Place>> letters = new LinkedHashMap<>();
        Map<String, List<Place>> numbers = new LinkedHashMap<>();
        for (Place place : layout.places()) {
            // A store belongs to no row.
            if (place.height() > 1) {
                continue;
            }
            String name = place.name();
            int digits = run(name, 0, 'a', 'z');
            if (digits == 0 || digits == name.length() || run(name, digits, '0', '9') < name.length()) {
                return new Coordinates(layout, Kind.CELLS, Map.of(), Map.of());
            }
            add(letters, name.substring(0, digits), place);
            add(numbers, name.substring(digits), place);
        }
        if (layout.tile() == Tile.HEXAGON) {
            return new Coordinates(layout, Kind.ENDS, letters, numbers);
        }
        boolean aligned = letters.values().stream()
                        .allMatch(column -> column.stream()
                                .allMatch(
                                        place -> isSame(place.x(), column.get(0).x())))
                && numbers.values().stream()
                        .allMatch(row -> row.stream()
                                .allMatch(place -> isSame(place.y(), row.get(0).y())));
        return aligned
                ? new Coordinates(layout, Kind.FRAME, letters, numbers)
                : new Coordinates(layout, Kind.CELLS, Map.of(), Map.of());
    }

    /**
     * Whether every slanting column ends in the bottom row, as in a rhombus. Otherwise columns end at the left too, where the
     * numbers of rows would be in their way.
     */
    boolean isRhombus() {
        return letters.values().stream()
                .allMatch(column -> isSame(
                        lowest(column).y(),
                        lowest(letters.values().iterator().next()).y()));
    }

    /** The end of the run of characters from {@code least} to {@code most} that begins at {@code from}. */
    private static int run(String text, int from, char least, char most) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= least && text.charAt(at) <= most) {
            at++;
        }
        return at;
    }

    private static void add(Map<String, List<Place>> groups, String key, Place place) {
        groups.computeIfAbsent(key, k -> new ArrayList<>()).add(place);
    }

    private static boolean isSame(double one, double other) {
        return Math.abs(one - other) < 1e-6;
    }

    /** The lowest cell of a column. */
    static Place lowest(List<Place> column) {
        return least(column, Comparator.comparingDouble(Place::y));
    }

    /** The highest cell of a column. */
    static Place highest(List<Place> column) {
        return least(column, Comparator.comparingDouble(place -> -place.y()));
    }

    /** The first cell of a row from the left. */
    static Place leftmost(List<Place> row) {
        return least(row, Comparator.comparingDouble(Place::x));
    }

    /** The last cell of a row from the left. */
    static Place rightmost(List<Place> row) {
        return least(row, Comparator.comparingDouble(place -> -place.x()));
    }

    private static Place least(List<Place> places, Comparator<Place> order) {
        return places.stream().min(order).orElseThrow();
    }
}
