package dev.boardwright.core.pattern;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.OptionException;
import dev.boardwright.core.Rng;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PatternsTest {
    private static BitLayout layout(Grid grid, int planes) {
        int words = (grid.cells() + 63) / 64;
        return BitLayout.of(grid, planes, (plane, cell) -> 64 * words * plane + cell);
    }

    private static Patterns patterns(BitLayout layout, String... shapes) {
        return Patterns.of(
                layout, List.of(shapes).stream().map(PatternShape::parse).toList());
    }

    @Test
    void symmetricPatternsShareATable() {
        BitLayout plain = layout(Grid.square(8), 2);
        Patterns apart = patterns(plain, "box2x2");
        Patterns shared = patterns(plain.withSymmetries(Symmetry.ALL), "box2x2");
        assertEquals(49, apart.count());
        assertEquals(49, apart.tables());
        assertEquals(49, shared.count());
        assertEquals(10, shared.tables());
        assertEquals(10 * 256, shared.weights());
    }

    @Test
    void aMirrorSharesLeftAndRight() {
        assertEquals(
                6 + 4 + 2,
                patterns(layout(Grid.of(7, 6), 1).withMirror(), "line6").tables());
    }

    @Test
    void shapesHaveTheirPlacesOnTheBoard() {
        BitLayout layout = layout(Grid.of(4, 3), 1);
        assertEquals(12, patterns(layout, "line1").count());
        assertEquals(2 * 3 + 4 * 1 + 2 + 2, patterns(layout, "line3").count());
        assertEquals(2 * 3 + 4 * 1, patterns(layout, "cross3").count());
        assertEquals(3 * 1 + 2 * 2, patterns(layout, "box2x3").count());
        assertEquals(3 + 4 + 4, patterns(layout, "full3").count());
    }

    @Test
    void aTextNamesAShapeAndIsItsText() {
        for (String text : List.of("line4", "cross6", "box2x3", "full3")) {
            assertEquals(text, PatternShape.parse(text).toString());
        }
        assertEquals("box2x3", PatternShape.parse("box3x2").toString());
        for (String text : List.of("", "line", "line0", "line17", "box2", "box2x", "box2x3x4", "blob3", "line-1")) {
            assertThrows(OptionException.class, () -> PatternShape.parse(text), text);
        }
    }

    @Test
    void patternsTooLargeForATableAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> patterns(layout(Grid.square(9), 2), "line9"));
        assertThrows(IllegalArgumentException.class, () -> patterns(layout(Grid.square(19), 2), "line8"));
    }

    /** Following single bits in any order leads to the same weights as reading the whole board. */
    @Test
    void aPlaceChangesByExclusiveOrWithEachBit() {
        BitLayout layout = layout(Grid.square(9), 2).withSymmetries(Symmetry.ALL);
        Patterns patterns = patterns(layout, "box2x3", "line4", "line1");
        int[][] through = patterns.through();
        int[] followed = new int[patterns.count()];
        patterns.copyBases(followed);
        int[] read = new int[patterns.count()];
        int[] contents = new int[81];
        long[] board = new long[layout.words()];
        Rng rng = new Rng(1);
        for (int flip = 0; flip < 500; flip++) {
            int bit = layout.bit(rng.below(2), rng.below(81));
            board[bit >> 6] ^= 1L << bit;
            for (int i = 0; i < through[bit].length; i += 2) {
                followed[through[bit][i]] ^= through[bit][i + 1];
            }
            layout.contents(board, 0, contents);
            patterns.places(contents, read);
            assertArrayEquals(read, followed);
        }
    }

    /** The weights of a board's image are those of the board, pattern by pattern, unless a pattern is its own image. */
    @Test
    void symmetricBoardsReadTheSameTables() {
        BitLayout layout = layout(Grid.of(4, 2), 1).withMirror();
        Patterns patterns = patterns(layout, "box2x2");
        int[] contents = {1, 0, 0, 0, 0, 1, 0, 0};
        int[] mirrored = {0, 0, 0, 1, 0, 0, 1, 0};
        int[] one = new int[3];
        int[] other = new int[3];
        patterns.places(contents, one);
        patterns.places(mirrored, other);
        Map<Integer, Integer> count = new HashMap<>();
        for (int i = 0; i < 3; i++) {
            count.merge(one[i], 1, Integer::sum);
            count.merge(other[i], -1, Integer::sum);
        }
        // The box in the middle is its own image: its content is mirrored in its table.
        assertEquals(
                2, count.values().stream().filter(difference -> difference != 0).count());
    }

    @Test
    void badLayoutsAreRefused() {
        Grid grid = Grid.square(3);
        assertThrows(IllegalArgumentException.class, () -> layout(grid, 0));
        assertThrows(IllegalArgumentException.class, () -> layout(grid, 5));
        assertThrows(IllegalArgumentException.class, () -> BitLayout.of(grid, 2, (plane, cell) -> cell));
        assertThrows(IllegalArgumentException.class, () -> BitLayout.of(grid, 1, (plane, cell) -> cell - 1));
        assertThrows(IllegalArgumentException.class, () -> BitLayout.of(grid, 1, (plane, cell) -> 4096 + cell));
        assertThrows(IllegalArgumentException.class, () -> layout(grid, 1).withPhases(0));
        assertThrows(IllegalArgumentException.class, () -> layout(grid, 1).withCellSymmetries(List.of(new int[9])));
    }

    @Test
    void aLayoutSaysWhatWeightsDependOn() {
        BitLayout layout = layout(Grid.of(7, 6), 2).withPhases(4).withMirror();
        assertEquals("7x6 planes 2 phases 4 alike symmetries 2", layout.toString());
        assertEquals(4, layout.groups());
        assertTrue(layout.isAlike());
        assertFalse(layout.withUnlikeSides().isAlike());
        assertEquals(8, layout.withUnlikeSides().groups());
        assertEquals(2, layout.words());
    }
}
