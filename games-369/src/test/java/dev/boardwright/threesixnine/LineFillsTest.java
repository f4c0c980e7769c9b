package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Rng;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The fills of a position agree with the stones on its lines, throughout random games. */
class LineFillsTest {
    static Stream<Arguments> games() {
        return IntStream.of(3, 4, 5, 9, 12, 19)
                .boxed()
                .flatMap(size -> Stream.of(Variant.values()).map(variant -> Arguments.of(size, variant)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void lineCountsAreThoseOfTheStonesOnTheLine(int size, Variant variant) {
        ThreeSixNine game = ThreeSixNine.of(size, variant);
        for (int seed = 0; seed < 3; seed++) {
            Rng rng = new Rng(seed);
            ThreeSixNinePosition position = new ThreeSixNinePosition(game, game.initialState());
            assertLinesHold(position);
            while (!position.isOver()) {
                position.play(position.randomMove(rng));
                assertLinesHold(position);
            }
        }
    }

    private static void assertLinesHold(ThreeSixNinePosition position) {
        Lines lines = position.game().lines();
        LineFills table = position.game().lineFills();
        long outlook = 0;
        for (int line = 0; line < lines.count(); line++) {
            int fill = position.fill(line);
            int stones = (int) IntStream.of(lines.cells(line))
                    .filter(cell -> !position.isEmpty(cell))
                    .count();
            int counted = table.stones(fill, 0) + (position.game().isColoured() ? table.stones(fill, 1) : 0);
            assertEquals(stones, counted, () -> "stones on a line in " + position.toState());
            assertEquals(stones == lines.length(line), table.isFull(fill));
            outlook += table.outlook(fill);
        }
        assertEquals(outlook, position.outlook());
    }
}
