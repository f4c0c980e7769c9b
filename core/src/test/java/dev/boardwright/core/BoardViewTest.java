package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.BoardView.DrawnCell;
import dev.boardwright.core.BoardView.Note;
import dev.boardwright.core.BoardView.Piece;
import dev.boardwright.core.BoardView.Shade;
import dev.boardwright.core.BoardView.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardViewTest {
    private static final Tally POINTS = new Tally("points", 3, 1);

    @Test
    void cellsComeFromTheBottomLeftWithTheirPieces() {
        List<String> stacks = List.of("", "gb", "w", "q");
        BoardView view = BoardView.of(
                2,
                2,
                stacks::get,
                c -> c % 2 == 0 ? Shade.LIGHT : Shade.DARK,
                Map.of('g', Colour.GREEN, 'b', Colour.BLUE, 'w', Colour.WHITE),
                List.of(POINTS));
        Piece green = new Piece('g', Colour.GREEN);
        Piece blue = new Piece('b', Colour.BLUE);
        assertEquals(
                new BoardView(
                        2,
                        2,
                        List.of(
                                new DrawnCell("a1", Shade.LIGHT, List.of()),
                                new DrawnCell("b1", Shade.DARK, List.of(green, blue)),
                                new DrawnCell("a2", Shade.LIGHT, List.of(new Piece('w', Colour.WHITE))),
                                new DrawnCell("b2", Shade.DARK, List.of(new Piece('q', Colour.NEUTRAL)))),
                        List.of(POINTS)),
                view);
    }

    @Test
    void aBoardOfLettersHasOnePieceForEach() {
        Map<Character, Colour> colours = Map.of('r', Colour.RED);
        List<String> stacks = List.of("r", "", "", "r");
        assertEquals(
                BoardView.of(2, 2, stacks::get, c -> Shade.PLAIN, colours, List.of()),
                BoardView.of(2, 2, "r..r", c -> Shade.PLAIN, colours, List.of()));
    }

    @Test
    void aCellMayHaveANote() {
        Note note = new Note("2g", "2 greens", Colour.GREEN);
        BoardView plain = BoardView.of(2, 1, "rr", c -> Shade.DARK, Map.of('r', Colour.RED), List.of(POINTS));
        BoardView noted = plain.withNotes(c -> c == 1 ? Optional.of(note) : Optional.empty());
        assertEquals(plain.cells().get(0), noted.cells().get(0));
        assertEquals(
                new DrawnCell("b1", Shade.DARK, List.of(new Piece('r', Colour.RED)), Optional.of(note)),
                noted.cells().get(1));
        assertEquals(List.of(POINTS), noted.tallies());
        assertEquals(2, noted.columns());
        assertEquals(1, noted.rows());
        assertEquals(Optional.empty(), plain.cells().get(1).note());
    }

    @Test
    void aTextIsDrawnFromItsFirstWord() {
        BoardView view = BoardView.ofText("2(wb)/ryx w 0-0");
        assertEquals(3, view.columns());
        assertEquals(2, view.rows());
        assertEquals(
                List.of(
                        new DrawnCell("a1", Shade.PLAIN, List.of(new Piece('r', Colour.RED))),
                        new DrawnCell("b1", Shade.PLAIN, List.of(new Piece('y', Colour.YELLOW))),
                        new DrawnCell("c1", Shade.PLAIN, List.of(new Piece('x', Colour.NEUTRAL))),
                        new DrawnCell("a2", Shade.PLAIN, List.of()),
                        new DrawnCell("b2", Shade.PLAIN, List.of()),
                        new DrawnCell(
                                "c2",
                                Shade.PLAIN,
                                List.of(new Piece('w', Colour.WHITE), new Piece('b', Colour.BLACK)))),
                view.cells());
        assertEquals(List.of(), view.tallies());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", " 3/3", "3/2 w", "2/3 w", "heap-3", "3 w", "12", "yes", "3//3", "27", "(", "/", "☃ w"})
    void aTextWithoutABoardHasAnEmptyView(String text) {
        assertEquals(new BoardView(0, 0, List.of(), List.of()), BoardView.ofText(text));
    }

    @Test
    void theListsAreCopied() {
        List<DrawnCell> cells = new ArrayList<>();
        List<Tally> tallies = new ArrayList<>();
        List<Piece> pieces = new ArrayList<>();
        DrawnCell cell = new DrawnCell("a1", Shade.PLAIN, pieces);
        BoardView view = new BoardView(0, 0, cells, tallies);
        cells.add(cell);
        tallies.add(POINTS);
        pieces.add(new Piece('w', Colour.WHITE));
        assertEquals(new BoardView(0, 0, List.of(), List.of()), view);
        assertEquals(List.of(), cell.pieces());
        assertThrows(UnsupportedOperationException.class, () -> view.cells().add(cell));
    }
}
