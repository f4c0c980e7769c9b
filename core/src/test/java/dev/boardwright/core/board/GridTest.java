package dev.boardwright.core.board;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Cell;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridTest {
    static Stream<Grid> grids() {
        return Stream.of(
                Grid.of(1, 1),
                Grid.of(1, 7),
                Grid.of(7, 1),
                Grid.of(5, 3),
                Grid.square(8),
                Grid.square(9),
                Grid.of(13, 10),
                Grid.square(19),
                Grid.square(26));
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "3, 0", "27, 3", "3, 27", "-1, -1"})
    void sidesOutsideOneToTwentySixAreRefused(int columns, int rows) {
        assertRefused(
                OptionException.class,
                "a board has 1 to 26 columns and rows, not " + columns + " by " + rows,
                () -> Grid.of(columns, rows));
    }

    @Test
    void theSizeIsOneNumberForASquareBoard() {
        assertEquals("8", Grid.square(8).sizeText());
        assertEquals("7 by 6", Grid.of(7, 6).sizeText());
    }

    @Test
    void squareBoardsAreFoundByTheirCells() {
        for (int size = 1; size <= 26; size++) {
            assertEquals(Grid.square(size), Grid.ofCells(size * size));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-4, -1, 0, 2, 3, 5, 360, 362, 27 * 27, Integer.MAX_VALUE, Integer.MIN_VALUE})
    void otherNumbersOfCellsMakeNoSquare(int cells) {
        assertRefused(NotationException.class, cells + " cells do not make a square board", () -> Grid.ofCells(cells));
    }

    @Test
    void cellsAreNumberedFromTheBottomLeft() {
        Grid grid = Grid.of(5, 3);
        assertEquals("a1", grid.name(0));
        assertEquals("b1", grid.name(1));
        assertEquals("a2", grid.name(5));
        assertEquals("e3", grid.name(14));
        assertEquals(15, grid.cells());
    }

    @ParameterizedTest
    @MethodSource("grids")
    void namesAndCoordinatesLeadBackToTheCell(Grid grid) {
        for (int c = 0; c < grid.cells(); c++) {
            assertTrue(grid.contains(grid.column(c), grid.row(c)));
            assertEquals(c, grid.cell(grid.column(c), grid.row(c)));
            assertEquals(c, grid.cell(grid.cellAt(c)));
            assertEquals(c, grid.parse(grid.name(c)));
            assertEquals(c, grid.parse(grid.name(c).toUpperCase(Locale.ROOT)));
        }
    }

    @Test
    void coordinatesBesideTheBoardAreNotOnIt() {
        Grid grid = Grid.of(5, 3);
        assertTrue(grid.contains(0, 0) && grid.contains(4, 2));
        assertFalse(grid.contains(-1, 0));
        assertFalse(grid.contains(5, 0));
        assertFalse(grid.contains(0, -1));
        assertFalse(grid.contains(0, 3));
    }

    @Test
    void aCellOfALargerBoardIsRefused() {
        assertRefused(
                NotationException.class,
                "a4 is not on the board: cells are a1 to e3",
                () -> Grid.of(5, 3).cell(Cell.of("a4")));
    }

    @Test
    void cellsCanBeNamedOneAfterTheOther() {
        Grid grid = Grid.square(12);
        assertEquals(List.of(grid.parse("b11"), grid.parse("l3")), grid.parseAll("b11L3", 1, 2));
        assertEquals(List.of(0), grid.parseAll("a1", 1, 2));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a", "1", "a0", "a01", "f1", "a4", "a-1", "@1", "[1", "`1", "{1", "á1", " a1", "a٣", "a:", "a/"})
    void malformedCellsAreRefused(String name) {
        assertRefused(
                NotationException.class,
                "'" + name + "' does not begin with a cell: cells are a1 to e3",
                () -> Grid.of(5, 3).parse(name));
    }

    @Test
    void tooFewAndTooManyCellsAreRefused() {
        Grid grid = Grid.square(5);
        assertRefused(NotationException.class, "'' is not 1 cell", () -> grid.parseAll("", 1, 1));
        assertRefused(NotationException.class, "'a1b' is not 1 cell", () -> grid.parseAll("a1b", 1, 1));
        assertRefused(NotationException.class, "'a1' is not 2 cells", () -> grid.parseAll("a1", 2, 2));
        assertRefused(NotationException.class, "'a1b2c3' is not 1 to 2 cells", () -> grid.parseAll("a1b2c3", 1, 2));
        assertRefused(
                NotationException.class,
                "in 'a1x9', 'x9' does not begin with a cell: cells are a1 to e5",
                () -> grid.parseAll("a1x9", 1, 2));
        assertRefused(
                NotationException.class,
                "in 'a1b123', 'b123' does not begin with a cell: cells are a1 to e5",
                () -> grid.parseAll("a1b123", 1, 2));
        assertRefused(
                NotationException.class,
                "in 'b123', '3' does not begin with a cell: cells are a1 to l12",
                () -> Grid.square(12).parseAll("b123", 1, 2));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void stepsGoToTheNextCellOrOffTheBoard(Grid grid) {
        for (int c = 0; c < grid.cells(); c++) {
            for (Direction direction : Direction.ALL) {
                int column = grid.column(c) + direction.columns();
                int row = grid.row(c) + direction.rows();
                boolean inside = 0 <= column && column < grid.columns() && 0 <= row && row < grid.rows();
                assertEquals(inside ? row * grid.columns() + column : -1, grid.step(c, direction));
            }
        }
    }

    @Test
    void neighboursComeInTheOrderOfTheDirections() {
        Grid grid = Grid.square(3);
        assertArrayEquals(
                new int[] {5, 7, 3, 1},
                grid.neighbours(4, List.of(Direction.EAST, Direction.NORTH, Direction.WEST, Direction.SOUTH)));
        assertArrayEquals(new int[] {1, 3, 4}, grid.neighbours(0, Direction.ALL));
        assertArrayEquals(new int[] {}, Grid.square(1).neighbours(0, Direction.ALL));
    }

    @Test
    void aRayRunsToTheEdgeNearestFirst() {
        Grid grid = Grid.of(5, 3);
        assertArrayEquals(new int[] {1, 2, 3, 4}, grid.ray(0, Direction.EAST));
        assertArrayEquals(new int[] {6, 12}, grid.ray(0, Direction.NORTH_EAST));
        assertArrayEquals(new int[] {}, grid.ray(0, Direction.WEST));
        assertArrayEquals(new int[] {8, 12}, grid.ray(4, Direction.NORTH_WEST));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void theLinesOfAnAxisCoverEachCellOnce(Grid grid) {
        for (Direction axis : Direction.ALL) {
            int[] covered = new int[grid.cells()];
            for (int[] line : grid.lines(axis)) {
                assertEquals(-1, grid.step(line[0], axis.opposite()));
                assertEquals(-1, grid.step(line[line.length - 1], axis));
                for (int i = 0; i < line.length; i++) {
                    covered[line[i]]++;
                    assertTrue(i == 0 || grid.step(line[i - 1], axis) == line[i]);
                }
            }
            int[] once = new int[grid.cells()];
            Arrays.fill(once, 1);
            assertArrayEquals(once, covered);
        }
    }

    @Test
    void linesComeInTheOrderOfTheirFirstCells() {
        List<int[]> rising = Grid.square(3).lines(Direction.NORTH_EAST);
        assertEquals(5, rising.size());
        assertArrayEquals(new int[] {0, 4, 8}, rising.get(0));
        assertArrayEquals(new int[] {1, 5}, rising.get(1));
        assertArrayEquals(new int[] {2}, rising.get(2));
        assertArrayEquals(new int[] {3, 7}, rising.get(3));
        assertArrayEquals(new int[] {6}, rising.get(4));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void windowsAreTheRunsThatFit(Grid grid) {
        for (Direction axis : Direction.AXES) {
            for (int length = 1; length <= 6; length++) {
                long expected = 0;
                for (int row = 0; row < grid.rows(); row++) {
                    for (int column = 0; column < grid.columns(); column++) {
                        int lastColumn = column + (length - 1) * axis.columns();
                        int lastRow = row + (length - 1) * axis.rows();
                        expected += grid.contains(lastColumn, lastRow) ? 1 : 0;
                    }
                }
                List<int[]> windows = grid.windows(length, axis);
                assertEquals(
                        expected,
                        windows.stream().map(Arrays::toString).distinct().count());
                assertEquals(expected, windows.size());
                for (int[] window : windows) {
                    assertEquals(length, window.length);
                    for (int i = 1; i < length; i++) {
                        assertEquals(grid.step(window[i - 1], axis), window[i]);
                    }
                }
            }
        }
    }

    @Test
    void bitsHaveTheWordsOfTheBoard() {
        assertArrayEquals(new long[] {1L | 1L << 63, 1L << 63}, Grid.of(16, 8).bits(0, 63, 127));
        assertArrayEquals(new long[6], Grid.square(19).bits());
    }
}
