package dev.boardwright.core.board;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Cell;
import dev.boardwright.core.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {
    @Test
    void aCellIsCalledByColumnAndRow() {
        assertEquals("a1", new Cell(0, 0).toString());
        assertEquals("z26", new Cell(25, 25).toString());
        assertEquals(new Cell(4, 11), Cell.of("E12"));
    }

    @ParameterizedTest
    @CsvSource({"e5, '[e5]'", "B8b3, '[b8, b3]'", "a1b2c26, '[a1, b2, c26]'"})
    void aTextOfCellsNamesThemInOrder(String text, String cells) {
        assertEquals(cells, Cell.listOf(text).toString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pass", "e5 ", "e", "e0", "e27", "e5x", "b8-b3", "3"})
    void anyOtherTextNamesNone(String text) {
        assertEquals(List.of(), Cell.listOf(text));
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "0, -1", "26, 0", "0, 26"})
    void aCellOfNoBoardIsRefused(int column, int row) {
        assertRefused(
                NotationException.class,
                "no board has a cell in column " + column + ", row " + row + " (from 0)",
                () -> new Cell(column, row));
    }
}
