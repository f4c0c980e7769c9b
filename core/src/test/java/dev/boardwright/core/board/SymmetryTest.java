package dev.boardwright.core.board;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class SymmetryTest {
    static IntStream sizes() {
        return IntStream.rangeClosed(3, 19);
    }

    private static List<Integer> images(Symmetry symmetry, Grid grid) {
        return IntStream.range(0, grid.cells())
                .mapToObj(c -> symmetry.apply(grid, c))
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "IDENTITY, abc/def/ghi",
        "ROTATE_90, gda/heb/ifc",
        "ROTATE_180, ihg/fed/cba",
        "ROTATE_270, cfi/beh/adg",
        "MIRROR_COLUMNS, cba/fed/ihg",
        "MIRROR_ROWS, ghi/def/abc",
        "TRANSPOSE, adg/beh/cfi",
        "ANTI_TRANSPOSE, ifc/heb/gda"
    })
    void theEightMoveTheCellsAsNamed(Symmetry symmetry, String rowsFromTheBottom) {
        assertEquals(rowsFromTheBottom.replace("/", ""), symmetry.apply(Grid.square(3), "abcdefghi"));
    }

    @Test
    void aQuarterTurnTakesTheBottomLeftToTheBottomRight() {
        Grid grid = Grid.square(9);
        assertEquals(grid.parse("i1"), Symmetry.ROTATE_90.apply(grid, grid.parse("a1")));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void theEightAreAGroup(int size) {
        Grid grid = Grid.square(size);
        List<List<Integer>> all =
                Symmetry.ALL.stream().map(symmetry -> images(symmetry, grid)).toList();
        assertEquals(8, all.stream().distinct().count());
        for (Symmetry first : Symmetry.ALL) {
            for (Symmetry second : Symmetry.ALL) {
                List<Integer> composed = images(first, grid).stream()
                        .map(c -> second.apply(grid, c))
                        .toList();
                assertEquals(1, all.stream().filter(composed::equals).count());
                assertEquals(second == first.inverse(), composed.equals(images(Symmetry.IDENTITY, grid)));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void neighboursStayNeighbours(Symmetry symmetry) {
        Grid grid = Grid.square(7);
        for (int c = 0; c < grid.cells(); c++) {
            int[] expected = Arrays.stream(grid.neighbours(c, Direction.ORTHOGONAL))
                    .map(n -> symmetry.apply(grid, n))
                    .sorted()
                    .toArray();
            int[] found = grid.neighbours(symmetry.apply(grid, c), Direction.ORTHOGONAL);
            Arrays.sort(found);
            assertArrayEquals(expected, found);
        }
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void cellsWordsListsAndTextsAgree(int size) {
        Grid grid = Grid.square(size);
        for (Symmetry symmetry : Symmetry.ALL) {
            long[] set = new long[Bits.words(grid.cells())];
            List<Boolean> list = new ArrayList<>();
            for (int c = 0; c < grid.cells(); c++) {
                list.add(c * 7 % 5 < 2);
                if (list.get(c)) {
                    Bits.set(set, c);
                }
            }
            long[] setImage = symmetry.apply(grid, set);
            List<Boolean> listImage = symmetry.apply(grid, list);
            String textImage = symmetry.apply(grid, text(list));
            assertEquals(text(listImage), textImage);
            for (int c = 0; c < grid.cells(); c++) {
                int image = symmetry.apply(grid, c);
                assertEquals(list.get(c), listImage.get(image));
                assertEquals(list.get(c), Bits.test(setImage, image));
            }
            assertEquals(Bits.count(set), Bits.count(setImage));
        }
    }

    private static String text(List<Boolean> board) {
        return board.stream().map(stone -> stone ? "x" : ".").collect(Collectors.joining());
    }
}
