package dev.boardwright.core.board;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellTest {
    @Test
    void aCellIsCalledByColumnAndRow() {
        assertEquals("a1", new Cell(0, 0).toString());
        assertEquals("z26", new Cell(25, 25).toString());
        assertEquals(new Cell(4, 11), Cell.of("E12"));
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
