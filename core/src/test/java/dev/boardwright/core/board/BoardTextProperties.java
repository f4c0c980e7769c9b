package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.core.NotationException;
import java.util.List;
import java.util.Locale;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;

class BoardTextProperties {
    record Board(Grid grid, List<String> stacks) {}

    @Provide
    static Arbitrary<Board> boards() {
        Arbitrary<Integer> sides = Arbitraries.integers().between(1, Grid.LONGEST_SIDE);
        Arbitrary<String> stacks = Arbitraries.frequencyOf(
                Tuple.of(3, Arbitraries.just("")),
                Tuple.of(2, Arbitraries.strings().withChars("bwg").ofLength(1)),
                Tuple.of(
                        1, Arbitraries.strings().withChars("bwg").ofMinLength(2).ofMaxLength(40)));
        return Combinators.combine(sides, sides)
                .as(Grid::of)
                .flatMap(grid -> stacks.list().ofSize(grid.cells()).map(cells -> new Board(grid, cells)));
    }

    @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
    void boardsAreReadBackAsTheyWereWritten(@ForAll("boards") Board board) {
        String text = BoardText.format(board.grid(), board.stacks()::get);
        assertEquals(board.stacks(), BoardText.parseStacks(board.grid(), "bwg", text));
        assertEquals(board.stacks(), BoardText.parseStacks(board.grid(), "bwg", text.toUpperCase(Locale.ROOT)));
    }

    @Provide
    static Arbitrary<String> nearlyBoards() {
        return Arbitraries.strings().withChars("wwbbx123/()0 -é\u0000\uD800").ofMaxLength(12);
    }

    /** A text is a board in canonical form, or is refused with a {@link NotationException}. */
    @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
    void anyTextIsCanonicalOrRefused(@ForAll("nearlyBoards") String text) {
        Grid grid = Grid.of(2, 2);
        try {
            assertEquals(text, BoardText.format(grid, BoardText.parseStacks(grid, "wb", text)::get));
        } catch (NotationException e) {
            assertFalse(e.getMessage().isBlank());
        }
    }
}
