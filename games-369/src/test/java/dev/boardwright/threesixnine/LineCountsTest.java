package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games on every size and in both variants, ply by ply against {@link ThreeSixNineReference}. */
class ThreeSixNineReferenceTest {
    static Stream<Arguments> games() {
        return IntStream.rangeClosed(3, 19)
                .boxed()
                .flatMap(size -> Stream.of(Variant.values()).map(variant -> Arguments.of(size, variant)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void randomGamesGoAsInTheReference(int size, Variant variant) {
        ThreeSixNine game = ThreeSixNine.of(size, variant);
        int count = size < 7 ? 200 : size < 14 ? 12 : 3;
        for (int seed = 0; seed < count; seed++) {
            Rng rng = new Rng(seed);
            ThreeSixNineReference reference = new ThreeSixNineReference(size, variant == Variant.COLOURED);
            Position<ThreeSixNineState> position = game.position(game.initialState());
            while (!position.isOver()) {
                assertSame(game, position, reference, seed);
                int move = position.randomMove(rng);
                position.play(move);
                reference.play(game.decode(move).toString());
                assertLinesHold((ThreeSixNinePosition) position);
            }
            assertSame(game, position, reference, seed);
        }
    }

    private static void assertSame(
            ThreeSixNine game, Position<ThreeSixNineState> position, ThreeSixNineReference reference, int seed) {
        assertEquals(reference.text(), position.toState().toString(), "seed " + seed);
        assertEquals(reference.outcome(), position.outcome(), "seed " + seed);
        MoveBuffer codes = new MoveBuffer();
        position.moves(codes);
        assertEquals(
                reference.moves(),
                IntStream.of(codes.toArray())
                        .mapToObj(code -> game.decode(code).toString())
                        .toList(),
                "seed " + seed);
    }

    /** Each line's state says how many stones it holds, and the tally how much all lines offer. */
    private static void assertLinesHold(ThreeSixNinePosition position) {
        Lines lines = position.game().lines();
        LineStates states = position.game().lineStates();
        long tally = 0;
        for (int line = 0; line < lines.count(); line++) {
            int state = position.state(line);
            int stones = (int) IntStream.of(lines.cells(line))
                    .filter(cell -> !position.isEmpty(cell))
                    .count();
            int counted = states.stones(state, 0) + (position.game().isColoured() ? states.stones(state, 1) : 0);
            assertEquals(stones, counted, () -> "stones on a line in " + position.toState());
            assertEquals(stones == lines.length(line), states.isFull(state));
            tally += states.tally(state);
        }
        assertEquals(tally, position.tally());
    }
}
