package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardLayout.Edge;
import dev.boardwright.core.BoardLayout.Place;
import dev.boardwright.core.BoardLayout.Tile;
import dev.boardwright.core.BoardView.Colour;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BoardLayoutTest {
    private static final double ROW = Math.sqrt(3) / 2;

    private static List<String> names(BoardLayout layout) {
        return layout.places().stream().map(Place::name).toList();
    }

    private static Place place(BoardLayout layout, String name) {
        return layout.places().stream()
                .filter(place -> place.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** The number of cells at the distance of a neighbour. */
    private static long neighbours(BoardLayout layout, String name) {
        Place centre = place(layout, name);
        return layout.places().stream()
                .filter(place -> Math.abs(Math.hypot(place.x() - centre.x(), place.y() - centre.y()) - 1) < 1e-9)
                .count();
    }

    @Test
    void squaresAreListedRowByRowFromTheBottomLeft() {
        BoardLayout squares = BoardLayout.squares(3, 2);
        assertEquals(List.of("a1", "b1", "c1", "a2", "b2", "c2"), names(squares));
        assertEquals(new Place("c2", 2, 1), place(squares, "c2"));
        assertTrue(squares.isPlainRectangle());
    }

    @Test
    void hexagonsHaveSixNeighbours() {
        BoardLayout rhombus = BoardLayout.hexagons(3, 3);
        assertEquals(new Place("b3", 2, 2 * ROW), place(rhombus, "b3"));
        assertEquals(6, neighbours(rhombus, "b2"));
        assertEquals(2, neighbours(rhombus, "a1"));
        assertEquals(3, neighbours(rhombus, "c1"));
        assertFalse(rhombus.isPlainRectangle());
    }

    @Test
    void hexagonOfHexagonsHasSixEqualCorners() {
        BoardLayout hexagon = BoardLayout.hexagon(3);
        assertEquals(19, hexagon.places().size());
        assertEquals(61, BoardLayout.hexagon(5).places().size());
        Map<Long, Long> counts = names(hexagon).stream()
                .collect(Collectors.groupingBy(name -> neighbours(hexagon, name), Collectors.counting()));
        assertEquals(Map.of(3L, 6L, 4L, 6L, 6L, 7L), counts);
    }

    @Test
    void absentCellsTakeTheirLinesAndEdgesWithThem() {
        BoardLayout board = BoardLayout.squares(2, 2)
                .withEdges(List.of(new Edge("a1", 2, Colour.RED), new Edge("b1", 0, Colour.BLUE)))
                .without(List.of("a1", "z9"));
        assertEquals(List.of("b1", "a2", "b2"), names(board));
        assertEquals(List.of(new Edge("b1", 0, Colour.BLUE)), board.edges());
        assertEquals(2, board.columns());
        assertFalse(board.isPlainRectangle());
        BoardLayout points = BoardLayout.points(
                List.of(new Place("a1", 0, 0), new Place("b1", 1, 0), new Place("c1", 2, 0)),
                List.of(List.of("a1", "b1"), List.of("b1", "c1")));
        assertEquals(List.of(List.of("b1", "c1")), points.without(List.of("a1")).lines());
    }

    @Test
    void nearestPointsAreOneApartWhateverTheScale() {
        List<Place> corners = List.of(
                new Place("a1", 0.1, 0.1),
                new Place("g1", 0.7, 0.1),
                new Place("a7", 0.1, 0.7),
                new Place("b2", 0.2, 0.2));
        BoardLayout points = BoardLayout.points(corners, List.of(List.of("a1", "g1")));
        double distance = Math.hypot(
                place(points, "b2").x() - place(points, "a1").x(),
                place(points, "b2").y() - place(points, "a1").y());
        assertEquals(1, distance, 1e-9);
        assertEquals(0, place(points, "a1").x(), 1e-9);
        assertEquals(6 / Math.sqrt(2), place(points, "g1").x(), 1e-9);
        assertEquals(6, points.columns());
        assertEquals(1, BoardLayout.points(corners.subList(0, 1), List.of()).columns());
    }

    @Test
    void storesStandOnEitherSideOfTheRowsOfPits() {
        BoardLayout kalah = BoardLayout.pits(6, 2).withStores("g1", "g2");
        assertEquals(14, kalah.places().size());
        assertEquals(List.of("g1", "g2"), names(kalah).subList(12, 14));
        assertEquals(new Place("g1", 6, 0.5, 2), place(kalah, "g1"));
        assertEquals(new Place("g2", -1, 0.5, 2), place(kalah, "g2"));
    }

    @Test
    void sidesOfARhombusColourEveryOutwardEdgeOnce() {
        BoardLayout hex = BoardLayout.hexagons(4, 4).withSides(Colour.RED, Colour.BLUE);
        assertEquals(
                hex.edges().size(),
                hex.edges().stream()
                        .map(edge -> edge.cell() + edge.side())
                        .distinct()
                        .count());
        // Each of the 16 cells has 6 sides, of which two are shared by each of the 33 pairs of neighbours.
        assertEquals(16 * 6 - 2 * 33, hex.edges().size());
        assertEquals(
                14,
                hex.edges().stream().filter(edge -> edge.colour() == Colour.RED).count());
        assertEquals(
                8,
                BoardLayout.squares(2, 2)
                        .withSides(Colour.RED, Colour.BLUE)
                        .edges()
                        .size());
    }

    @Test
    void flippedBoardKeepsTheOrderOfItsCells() {
        BoardLayout hex = BoardLayout.hexagons(3, 2).withSides(Colour.RED, Colour.BLUE);
        BoardLayout flipped = hex.flipped();
        assertEquals(names(hex), names(flipped));
        assertEquals(place(hex, "c2").x(), place(flipped, "a1").x(), 1e-9);
        assertEquals(place(hex, "c2").y(), place(flipped, "a1").y(), 1e-9);
        assertTrue(flipped.edges().contains(new Edge("a1", 1, Colour.RED)));
        Comparator<Edge> order = Comparator.comparing(Edge::cell).thenComparing(Edge::side);
        assertEquals(
                hex.edges().stream().sorted(order).toList(),
                flipped.flipped().edges().stream().sorted(order).toList());
    }

    @Test
    void whatDoesNotFitTogetherIsRefused() {
        List<Place> twice = List.of(new Place("a1", 0, 0), new Place("a1", 1, 0));
        assertThrows(IllegalArgumentException.class, () -> BoardLayout.points(twice, List.of()));
        List<Place> near = List.of(new Place("a1", 0, 0), new Place("b1", 0, 0), new Place("c1", 1, 0));
        assertThrows(IllegalArgumentException.class, () -> BoardLayout.points(near, List.of()));
        List<Place> one = List.of(new Place("a1", 0, 0));
        assertThrows(IllegalArgumentException.class, () -> BoardLayout.points(one, List.of(List.of("a1", "b1"))));
        BoardLayout squares = BoardLayout.squares(2, 2);
        List<Edge> fifth = List.of(new Edge("a1", 4, Colour.RED));
        assertThrows(IllegalArgumentException.class, () -> squares.withEdges(fifth));
        assertThrows(
                IllegalArgumentException.class,
                () -> new BoardLayout(Tile.POINT, 1, 1, one, List.of(), List.of(new Edge("a1", 0, Colour.RED))));
        assertThrows(IllegalArgumentException.class, () -> new BoardView(squares, List.of(), List.of()));
        assertThrows(IllegalArgumentException.class, () -> BoardLayout.squares(2, 2, List.of("a1")));
    }
}
