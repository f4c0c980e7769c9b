package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.PlayoutTally;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Allocations;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Games side by side are scored like the same games played move by move. */
class ManyFillingsTest {
    static Stream<Arguments> games() {
        return IntStream.of(3, 4, 6, 9, 11, 12, 19)
                .boxed()
                .flatMap(size -> Stream.of(Variant.values()).map(variant -> Arguments.of(size, variant)));
    }

    @ParameterizedTest
    @MethodSource("games")
    void gamesAreScoredAsIfPlayed(int size, Variant variant) {
        ThreeSixNine game = ThreeSixNine.of(size, variant);
        Rng rng = new Rng(size);
        ThreeSixNinePosition position = new ThreeSixNinePosition(game, game.initialState());
        while (!position.isOver()) {
            if (ManyFillings.fits(position)) {
                int count = 64 + rng.below(9);
                PlayoutTally tally = new PlayoutTally();
                new ManyFillings(position).play(new Rng(7), count, tally);
                assertEquals(played(position, count).toString(), tally.toString(), () -> "from " + position.toState());
            }
            for (int plies = 1 + size * size / 12; plies > 0 && !position.isOver(); plies--) {
                position.play(position.randomMove(rng));
            }
        }
    }

    /** The same games: times are drawn for one game after the other. */
    private static PlayoutTally played(ThreeSixNinePosition start, int count) {
        PlayoutTally tally = new PlayoutTally();
        Rng rng = new Rng(7);
        int cells = start.empties();
        int[] indices = new int[ShuffleIndices.room(cells)];
        for (int n = 0; n < count; n++) {
            ShuffleIndices.draw(rng, cells, indices);
            int[] times = new int[cells];
            for (int i = 1; i < cells; i++) {
                times[i] = times[indices[i]];
                times[indices[i]] = i;
            }
            int[] order = new int[cells];
            for (int i = 0; i < cells; i++) {
                order[times[i]] = start.moveAt(i);
            }
            ThreeSixNinePosition position = (ThreeSixNinePosition) start.copy();
            for (int cell : order) {
                position.play(cell);
            }
            tally.add(cells, position.margin());
        }
        return tally;
    }

    @Test
    void timesOfMoreThan128CellsDoNotFitWithoutColours() {
        assertTrue(fits(11, Variant.NEUTRAL, 0));
        assertFalse(fits(12, Variant.NEUTRAL, 15));
        assertTrue(fits(12, Variant.NEUTRAL, 16));
        assertTrue(fits(19, Variant.COLOURED, 0));
    }

    private static boolean fits(int size, Variant variant, int stones) {
        ThreeSixNine game = ThreeSixNine.of(size, variant);
        ThreeSixNinePosition position = new ThreeSixNinePosition(game, game.initialState());
        for (int i = 0; i < stones; i++) {
            position.play(i);
        }
        return ManyFillings.fits(position);
    }

    @Test
    void aThousandGamesAllocateNothing() {
        ThreeSixNine game = ThreeSixNine.standard();
        long bytes = Allocations.ofManyPlayouts(game, 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }
}
