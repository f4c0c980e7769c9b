package dev.boardwright.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.BoardView.Shade;
import dev.boardwright.core.board.Grid;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextBoardTest {
    private static final Map<Character, Colour> COLOURS =
            Map.of('x', Colour.NEUTRAL, 'w', Colour.WHITE, 'b', Colour.BLACK, 'r', Colour.RED, 'g', Colour.GREEN);

    /** A board of single pieces, top row first as one sees it. */
    private static BoardView flat(String... rows) {
        return board(false, rows);
    }

    private static BoardView chequered(String... rows) {
        return board(true, rows);
    }

    private static BoardView board(boolean chequered, String... rows) {
        Grid grid = Grid.of(rows[0].length(), rows.length);
        StringBuilder board = new StringBuilder();
        for (int row = 0; row < rows.length; row++) {
            board.append(rows[rows.length - 1 - row]);
        }
        return BoardView.of(
                grid.columns(),
                grid.rows(),
                board.toString(),
                c -> !chequered ? Shade.PLAIN : (grid.column(c) + grid.row(c)) % 2 == 0 ? Shade.LIGHT : Shade.DARK,
                COLOURS,
                List.of());
    }

    private static BoardView empty(boolean chequered, int size) {
        String[] rows = new String[size];
        Arrays.fill(rows, ".".repeat(size));
        return board(chequered, rows);
    }

    @Test
    void flatBoardHasCoordinatesOnAllSides() {
        assertEquals("""
                    a b c
                 3  . . x  3
                 2  w . .  2
                 1  . b .  1
                    a b c
                """, TextBoard.plain(flat("..x", "w..", ".b."), Set.of()));
    }

    @Test
    void numbersOfTwoDigitsStandInLine() {
        String drawing = TextBoard.plain(empty(false, 10), Set.of());
        assertTrue(drawing.contains("10  . . . . . . . . . .  10\n 9  . . . . . . . . . .  9\n"), drawing);
    }

    @Test
    void lastMoveIsInBrackets() {
        assertEquals("""
                    a b c
                 3  . . .  3
                 2 [.]. x  2
                 1  . .[r] 1
                    a b c
                """, TextBoard.plain(flat("...", "..x", "..r"), Set.of("a2", "c1")));
    }

    @Test
    void markedNeighboursShareABar() {
        assertEquals("""
                    a b c
                 1 [.|b]x  1
                    a b c
                """, TextBoard.plain(flat(".bx"), Set.of("a1", "b1")));
    }

    @Test
    void chequeredBoardShowsTheShadeAroundItsStones() {
        assertEquals("""
                    a  b  c
                 3  w :::[.] 3
                 2 [b] . :w: 2
                 1  . ::: b  1
                    a  b  c
                """, TextBoard.plain(chequered("w..", "b.w", "..b"), Set.of("c3", "a2")));
    }

    @Test
    void chequeredBoardIsDrawnFlatWhereItIsTooWide() {
        String drawing = TextBoard.draw(empty(true, 15), Set.of(), 40, Look.PLAIN);
        assertTrue(drawing.contains("15  . : . : . : . : . : . : . : .  15\n14  : . "), drawing);
    }

    @Test
    void stackShowsItsTopItsHeightAndItsNote() {
        String tower = "g".repeat(32) + "w".repeat(31) + "b";
        List<String> notes = List.of("", "1g", "", "", "32g", "");
        BoardView view = BoardView.of(
                        3,
                        2,
                        c -> List.of("g", "gw", "", "bw", tower, "b").get(c),
                        c -> Shade.PLAIN,
                        COLOURS,
                        List.of())
                .withNotes(c -> Optional.of(new BoardView.Note(notes.get(c), "", Colour.GREEN))
                        .filter(note -> !note.text().isEmpty()));
        assertEquals("""
                    a   b   c
                 2 [w2][b64]b    2
                        32g
                 1  g   w2  .    1
                        1g
                    a   b   c
                """, TextBoard.plain(view, Set.of("a2", "b2")));
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8, 9, 10, 15, 17, 18, 19})
    void anyBoardFitsFortyColumns(int size) {
        for (boolean chequered : new boolean[] {false, true}) {
            BoardView view = empty(chequered, size);
            Set<String> corners = Set.of("a1", view.cells().get(size - 1).name());
            int widest = TextBoard.draw(view, corners, 40, Look.PLAIN)
                    .lines()
                    .mapToInt(String::length)
                    .max()
                    .orElseThrow();
            assertTrue(widest <= 40, () -> "size " + size + " takes " + widest);
        }
    }

    @Test
    void eightColumnsOfStacksFitFortyColumns() {
        BoardView view = BoardView.of(8, 8, c -> "gb".repeat(32), c -> Shade.PLAIN, COLOURS, List.of());
        assertTrue(TextBoard.draw(view, Set.of("h8"), 40, Look.PLAIN).lines().allMatch(line -> line.length() <= 40));
    }

    @Test
    void coloursChangeNothingButTheColours() {
        BoardView view = flat("w.b", ".r.", "xg.");
        for (Palette palette : Palette.values()) {
            String drawing = TextBoard.draw(view, Set.of("b2"), 80, new Look(palette, false));
            assertEquals(palette != Palette.NONE, drawing.contains("\u001b["));
            String bare = drawing.replaceAll("\u001b\\[[0-9;]*m", "").replaceAll(" +\n", "\n");
            assertEquals(TextBoard.plain(view, Set.of("b2")), bare);
        }
    }

    @Test
    void everyLineEndsAsTheTerminalWas() {
        String drawing = TextBoard.draw(flat("wb", "rx"), Set.of("a1"), 80, new Look(Palette.MANY, true));
        assertTrue(drawing.lines().allMatch(line -> line.lastIndexOf("\u001b[") == line.lastIndexOf("\u001b[0m")));
    }

    @Test
    void stonesAreDiscsWhereColoursTellThemApart() {
        Look look = new Look(Palette.MANY, true);
        assertTrue(TextBoard.draw(flat("wb"), Set.of(), 80, look).contains("●"));
        // Both are neutral: a disc could be either.
        BoardView noughts = BoardView.ofText("xo1/3/3 x");
        assertFalse(TextBoard.draw(noughts, Set.of(), 80, look).contains("●"));
    }

    @Test
    void plainLookHasNoDiscs() {
        assertEquals(Look.PLAIN, new Look(Palette.NONE, true));
    }

    @Test
    void hexagonsSlantBetweenColouredSides() {
        assertEquals("""
                          a b c
                         r r r
                   3  b . r . b  3
                  2  b . u[.]b  2
                 1  b r . . b  1
                     r r r
                    a b c
                """, TextBoard.plain(Boards.hex(), Set.of("c2")));
        assertEquals("""
                          c b a
                         r r r
                   1  b . . r b  1
                  2  b[.]u . b  2
                 3  b . r . b  3
                     r r r
                    c b a
                """, TextBoard.plain(Boards.hex().flipped(), Set.of("c2")));
    }

    @Test
    void hexagonOfHexagonsHasLettersOnTheLeftAndNumbersOnTheRight() {
        assertEquals("""

                     . .  3
                    . b .  2
                   a w .  1
                    b c
                """, TextBoard.plain(Boards.hexagon(), Set.of()));
    }

    @Test
    void pointsAreJoinedByLines() {
        assertEquals("""
                    a   b   c   d   e
                 5  .-------.-------b    5
                    |               |
                    |               |
                    |               |
                 3  .---.       .   .    3
                    |               |
                 2  |   .---b---.   |    2
                    |       |       |
                 1 [w]------.-------.    1
                    a   b   c   d   e
                """, TextBoard.plain(Boards.morris(), Set.of("a1")));
        assertEquals("""
                    a b c d e
                 5  .---.---b  5
                    |       |
                 3  .-.   . .  3
                 2  | .-b-. |  2
                 1  w---.---.  1
                    a b c d e
                """, TextBoard.draw(Boards.morris(), Set.of(), 24, Look.PLAIN));
    }

    @Test
    void pointsOffTheGridHaveTheirNamesBesideThem() {
        String drawing = TextBoard.plain(Boards.star(), Set.of());
        assertTrue(drawing.contains("w hub") && drawing.contains(". down") && drawing.contains("\\"), drawing);
    }

    @Test
    void pitsShowTheNumberOfTheirPieces() {
        assertEquals("""
                        a   b   c
                 2      12 [3]  4        2
                    10              6
                 1      4   0   1        1
                        a   b   c
                """, TextBoard.plain(Boards.kalah(), Set.of("b2")));
    }

    @Test
    void absentCellsLeaveGaps() {
        assertEquals("""
                    a b c
                 3    .    3
                 2  w . b  2
                 1    .    1
                    a b c
                """, TextBoard.plain(Boards.cross(), Set.of()));
    }

    @Test
    void everyBoardFitsEveryWidthAndColour() {
        for (BoardView view : Boards.all()) {
            for (int width : new int[] {1, 12, 40, 80}) {
                String bare = TextBoard.draw(view, Set.of(), width, Look.PLAIN);
                String coloured = TextBoard.draw(view, Set.of(), width, new Look(Palette.MANY, false));
                assertEquals(
                        bare, coloured.replaceAll("\u001b\\[[0-9;]*m", "").replaceAll(" +\n", "\n"), view.toString());
            }
        }
    }

    @Test
    void boardOfNoCellsIsNothing() {
        assertEquals("", TextBoard.plain(BoardView.ofText("?"), Set.of()));
    }
}
