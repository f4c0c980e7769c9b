package dev.boardwright.draw;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardLayout.Place;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.BoardView.Shade;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Boards that are not rectangles of squares. */
final class Boards {
    private static final Map<Character, Colour> COLOURS =
            Map.of('w', Colour.WHITE, 'b', Colour.BLACK, 'r', Colour.RED, 'u', Colour.BLUE, 's', Colour.NEUTRAL);

    private Boards() {}

    static BoardView hex() {
        return BoardView.of(BoardLayout.hexagons(3, 3).withSides(Colour.RED, Colour.BLUE), "r...u..r.", COLOURS);
    }

    static BoardView hexagon() {
        return BoardView.of(BoardLayout.hexagon(2), "w..b...", COLOURS);
    }

    /** Two squares of Nine Men's Morris, one inside the other. */
    static BoardView morris() {
        List<Place> places = Stream.of("a1", "c1", "e1", "b2", "c2", "d2", "a3", "b3", "d3", "e3", "a5", "c5", "e5")
                .map(name -> new Place(name, (name.charAt(0) - 'a') / 4.0, (name.charAt(1) - '1') / 4.0))
                .toList();
        return BoardView.of(
                BoardLayout.points(
                        places,
                        List.of(
                                List.of("a1", "c1", "e1"),
                                List.of("b2", "c2", "d2"),
                                List.of("a1", "a3", "a5"),
                                List.of("a3", "b3"),
                                List.of("c1", "c2"),
                                List.of("a5", "c5", "e5"),
                                List.of("e1", "e3", "e5"))),
                "w...b.......b",
                COLOURS);
    }

    static BoardView star() {
        return BoardView.of(
                BoardLayout.points(
                        List.of(new Place("hub", 0.5, 0.5), new Place("up", 0, 1), new Place("down", 1, 0)),
                        List.of(List.of("up", "hub", "down"))),
                "w..",
                COLOURS);
    }

    static BoardView kalah() {
        List<Integer> seeds = List.of(4, 0, 1, 12, 3, 4, 6, 10);
        return BoardView.of(
                BoardLayout.pits(3, 2).withStores("d1", "d2"),
                c -> "s".repeat(seeds.get(c)),
                c -> Shade.PLAIN,
                COLOURS,
                List.of());
    }

    static BoardView cross() {
        return BoardView.of(BoardLayout.squares(3, 3).without(List.of("a1", "c1", "a3", "c3")), ".w.b.", COLOURS);
    }

    static List<BoardView> all() {
        return List.of(hex(), hexagon(), morris(), star(), kalah(), cross());
    }
}
