package dev.boardwright.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Where the cells of a board are and what their shape is, as data for drawings. It is the same for every state of a game,
 * so a game keeps one.
 *
 * <p>Places are in a plane with x to the right and y up. Neighbouring squares, hexagons and pits are 1 apart.
 *
 * <pre>{@code
 * BoardLayout chess = BoardLayout.squares(8, 8);
 * BoardLayout cross = BoardLayout.squares(3, 3).without(List.of("a1", "c1", "a3", "c3"));
 * BoardLayout hex = BoardLayout.hexagons(11, 11).withSides(BoardView.Colour.RED, BoardView.Colour.BLUE);
 * BoardLayout hexagonOf61Cells = BoardLayout.hexagon(5);
 * List<BoardLayout.Place> points = List.of(
 *         new BoardLayout.Place("a1", 0, 0), new BoardLayout.Place("b1", 1, 0), new BoardLayout.Place("a2", 0, 1));
 * BoardLayout twoLines = BoardLayout.points(points, List.of(List.of("a1", "b1"), List.of("a1", "a2")));
 * BoardLayout kalah = BoardLayout.pits(6, 2).withStores("g1", "g2");
 * }</pre>
 *
 * @param tile the shape of every cell
 * @param columns the width of the board in cells, as if no cell were absent
 * @param rows the height of the board in cells, as if no cell were absent
 * @param places the cells, in the order in which a view lists them
 * @param lines the lines on the board, each through the cells with these names
 * @param edges the coloured edges of cells
 */
public record BoardLayout(
        Tile tile, int columns, int rows, List<Place> places, List<List<String>> lines, List<Edge> edges) {
    /** The distance of two rows of hexagons whose neighbours are 1 apart. */
    private static final double HEXAGON_ROW = Math.sqrt(3) / 2;

    /** The least distance of two points whose names and stones can be told apart. */
    private static final double LEAST_DISTANCE = 1.0 / 64;

    /** Copies the lists, and validates that lines and edges are between cells of the board, which differ in name. */
    public BoardLayout {
        places = List.copyOf(places);
        lines = lines.stream().map(List::copyOf).toList();
        edges = List.copyOf(edges);
        Set<String> names = new HashSet<>();
        for (Place place : places) {
            if (!names.add(place.name())) {
                throw new IllegalArgumentException("the board has two cells " + place.name());
            }
        }
        for (List<String> line : lines) {
            for (String name : line) {
                require(names, name, "a line");
            }
        }
        for (Edge edge : edges) {
            require(names, edge.cell(), "an edge");
            if (edge.side() < 0 || edge.side() >= tile.sides()) {
                throw new IllegalArgumentException("a cell has the sides 0 to " + (tile.sides() - 1) + ", not "
                        + edge.side() + ", which is an edge of " + edge.cell());
            }
        }
    }

    private static void require(Set<String> names, String name, String what) {
        if (!names.contains(name)) {
            throw new IllegalArgumentException(
                    what + " names the cell " + BoardwrightException.quote(name) + ", which the board does not have");
        }
    }

    /** The shape of a cell. */
    public enum Tile {
        /** A square with the sides 0 right, 1 top, 2 left and 3 bottom. */
        SQUARE(4),
        /** A hexagon that stands on a corner. Its sides are 0 right, 1 top right, and so on to the left: 5 bottom right. */
        HEXAGON(6),
        /** A point, such as those joined by the lines of a board. */
        POINT(0),
        /** A pit that holds pieces, of which the number counts. */
        PIT(0);

        private final int sides;

        Tile(int sides) {
            this.sides = sides;
        }

        /** The number of sides, which may be coloured. */
        public int sides() {
            return sides;
        }
    }

    /**
     * The place of a cell.
     *
     * @param name the name of the cell, in the form of {@link Cell} if moves happen there
     * @param x the distance of its centre to the right
     * @param y the distance of its centre upwards
     * @param height its height in rows: 1, or more for a store beside several rows of pits
     */
    public record Place(String name, double x, double y, int height) {
        /** A cell of one row. */
        public Place(String name, double x, double y) {
            this(name, x, y, 1);
        }
    }

    /**
     * A coloured edge of a cell.
     *
     * @param cell the name of the cell
     * @param side the side, counted from the right against the clock
     * @param colour the colour
     */
    public record Edge(String cell, int side, BoardView.Colour colour) {}

    /** A board of squares, row by row from the bottom left: {@code a1}, {@code b1}, ... */
    public static BoardLayout squares(int columns, int rows) {
        return of(Tile.SQUARE, columns, rows, 0, 1);
    }

    /** A board of squares with these names, row by row from the bottom left. */
    public static BoardLayout squares(int columns, int rows, List<String> names) {
        if (names.size() != columns * rows) {
            throw new IllegalArgumentException(
                    columns + " by " + rows + " squares have " + columns * rows + " names, not " + names.size());
        }
        List<Place> places = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            int row = i / columns;
            places.add(new Place(names.get(i), i % columns, row));
        }
        return new BoardLayout(Tile.SQUARE, columns, rows, places, List.of(), List.of());
    }

    /**
     * A rhombus of hexagons, row by row from the bottom left. Every row lies half a cell to the right of the one below it,
     * so a cell touches those to its left and right, the two above it (of its own column and of the column before it) and
     * the two below it.
     */
    public static BoardLayout hexagons(int columns, int rows) {
        return of(Tile.HEXAGON, columns, rows, 0.5, HEXAGON_ROW);
    }

    /** A hexagon of hexagons with {@code side} cells a side: a {@linkplain #hexagons rhombus} without two corners. */
    public static BoardLayout hexagon(int side) {
        int size = 2 * side - 1;
        List<String> corners = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int diagonal = column + row;
                if (diagonal < side - 1 || diagonal > 3 * (side - 1)) {
                    corners.add(new Cell(column, row).toString());
                }
            }
        }
        return hexagons(size, size).without(corners);
    }

    private static BoardLayout of(Tile tile, int columns, int rows, double slant, double rowHeight) {
        List<Place> places = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                String name = new Cell(column, row).toString();
                places.add(new Place(name, column + slant * row, rowHeight * row));
            }
        }
        return new BoardLayout(tile, columns, rows, places, List.of(), List.of());
    }

    /**
     * Points joined by lines. Their coordinates may have any scale, such as 0 to 1: the two nearest points become 1 apart.
     *
     * @param lines each line goes through the points with these names in order
     */
    public static BoardLayout points(List<Place> points, List<List<String>> lines) {
        double left = points.stream().mapToDouble(Place::x).min().orElse(0);
        double right = points.stream().mapToDouble(Place::x).max().orElse(0);
        double bottom = points.stream().mapToDouble(Place::y).min().orElse(0);
        double top = points.stream().mapToDouble(Place::y).max().orElse(0);
        double unit = nearest(points, Math.max(right - left, top - bottom));
        List<Place> places = points.stream()
                .map(point -> new Place(point.name(), (point.x() - left) / unit, (point.y() - bottom) / unit))
                .toList();
        return new BoardLayout(
                Tile.POINT,
                1 + (int) Math.ceil((right - left) / unit - 1e-9),
                1 + (int) Math.ceil((top - bottom) / unit - 1e-9),
                places,
                lines,
                List.of());
    }

    /** The distance of the two nearest points. */
    private static double nearest(List<Place> points, double extent) {
        double nearest = Double.MAX_VALUE;
        for (int i = 0; i < points.size(); i++) {
            for (int j = 0; j < i; j++) {
                double distance = Math.hypot(
                        points.get(i).x() - points.get(j).x(),
                        points.get(i).y() - points.get(j).y());
                if (!(distance >= extent * LEAST_DISTANCE)) {
                    throw new IllegalArgumentException("the points "
                            + points.get(j).name() + " and " + points.get(i).name() + " are too close to each other");
                }
                nearest = Math.min(nearest, distance);
            }
        }
        return points.size() < 2 ? 1 : nearest;
    }

    /** Rows of pits, row by row from the bottom left. */
    public static BoardLayout pits(int columns, int rows) {
        return of(Tile.PIT, columns, rows, 0, 1);
    }

    /** This board with a store on either side, as high as the board: the last two cells of a view. */
    public BoardLayout withStores(String right, String left) {
        List<Place> all = new ArrayList<>(places);
        double middle = (rows - 1) / 2.0;
        all.add(new Place(right, columns, middle, rows));
        all.add(new Place(left, -1, middle, rows));
        return new BoardLayout(tile, columns, rows, all, lines, edges);
    }

    /** This board without the cells of these names, and without the lines and edges at them. */
    public BoardLayout without(Collection<String> absent) {
        Set<String> gone = Set.copyOf(absent);
        return new BoardLayout(
                tile,
                columns,
                rows,
                places.stream().filter(place -> !gone.contains(place.name())).toList(),
                lines.stream()
                        .filter(line -> line.stream().noneMatch(gone::contains))
                        .toList(),
                edges.stream().filter(edge -> !gone.contains(edge.cell())).toList());
    }

    /** This board with these coloured edges in addition. */
    public BoardLayout withEdges(Collection<Edge> more) {
        List<Edge> all = new ArrayList<>(edges);
        all.addAll(more);
        return new BoardLayout(tile, columns, rows, places, lines, all);
    }

    /**
     * This {@linkplain #squares rectangle} or {@linkplain #hexagons rhombus} with its four sides coloured, as in Hex.
     *
     * @param horizontal the colour of the bottom and the top
     * @param vertical the colour of the left and the right
     */
    public BoardLayout withSides(BoardView.Colour horizontal, BoardView.Colour vertical) {
        boolean hexagonal = tile == Tile.HEXAGON;
        List<Edge> sides = new ArrayList<>();
        for (int column = 0; column < columns; column++) {
            String bottom = new Cell(column, 0).toString();
            String top = new Cell(column, rows - 1).toString();
            sides.add(new Edge(bottom, hexagonal ? 4 : 3, horizontal));
            sides.add(new Edge(top, 1, horizontal));
            // The side between the bottom and the right is the right's, and the opposite one is the left's.
            if (hexagonal && column < columns - 1) {
                sides.add(new Edge(bottom, 5, horizontal));
            }
            if (hexagonal && column > 0) {
                sides.add(new Edge(top, 2, horizontal));
            }
        }
        for (int row = 0; row < rows; row++) {
            String left = new Cell(0, row).toString();
            String right = new Cell(columns - 1, row).toString();
            sides.add(new Edge(left, hexagonal ? 3 : 2, vertical));
            sides.add(new Edge(right, 0, vertical));
            if (hexagonal) {
                sides.add(new Edge(left, 2, vertical));
                sides.add(new Edge(right, 5, vertical));
            }
        }
        return withEdges(sides);
    }

    /** This board turned by 180 degrees. The cells keep their names and their order. */
    public BoardLayout flipped() {
        double width = places.stream().mapToDouble(Place::x).max().orElse(0)
                + places.stream().mapToDouble(Place::x).min().orElse(0);
        double height = places.stream().mapToDouble(Place::y).max().orElse(0)
                + places.stream().mapToDouble(Place::y).min().orElse(0);
        return new BoardLayout(
                tile,
                columns,
                rows,
                places.stream()
                        .map(place -> new Place(place.name(), width - place.x(), height - place.y(), place.height()))
                        .toList(),
                lines,
                edges.stream()
                        .map(edge ->
                                new Edge(edge.cell(), (edge.side() + tile.sides() / 2) % tile.sides(), edge.colour()))
                        .toList());
    }

    /** Whether this is a full rectangle of squares with nothing drawn on it. */
    public boolean isPlainRectangle() {
        return tile == Tile.SQUARE && places.size() == columns * rows && lines.isEmpty() && edges.isEmpty();
    }
}
