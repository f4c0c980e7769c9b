package dev.boardwright.threesixnine.playouts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Allocations;
import dev.boardwright.threesixnine.ThreeSixNine;
import dev.boardwright.threesixnine.ThreeSixNineState;
import dev.boardwright.threesixnine.Variant;
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
        Position<ThreeSixNineState> position = game.position(game.initialState());
        while (!position.isOver()) {
            int count = ManyFillings.FEWEST_GAMES + rng.below(9);
            PlayoutCounts tally = new PlayoutCounts();
            position.playOuts(new Rng(7), count, tally);
            assertEquals(played(position, count).toString(), tally.toString(), () -> "from " + position.toState());
            for (int plies = 1 + size * size / 12; plies > 0 && !position.isOver(); plies--) {
                position.play(position.randomMove(rng));
            }
        }
    }

    /** The same games: times are drawn for one game after the other. */
    private static PlayoutCounts played(Position<ThreeSixNineState> start, int count) {
        PlayoutCounts tally = new PlayoutCounts();
        Rng rng = new Rng(7);
        int cells = start.moveCount();
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
            Position<ThreeSixNineState> position = start.copy();
            for (int cell : order) {
                position.play(cell);
            }
            tally.add(cells, position.margin());
        }
        return tally;
    }

    /** From 129 to 128 empty cells the times of a word's games need eight bits instead of sixteen. */
    @Test
    void gamesAreScoredAsIfPlayedWithAnyNumberOfEmptyCells() {
        ThreeSixNine game = ThreeSixNine.of(12, Variant.NEUTRAL);
        Position<ThreeSixNineState> position = game.position(game.initialState());
        while (position.moveCount() > 126) {
            PlayoutCounts tally = new PlayoutCounts();
            position.playOuts(new Rng(7), 70, tally);
            assertEquals(played(position, 70).toString(), tally.toString(), () -> "from " + position.toState());
            position.play(position.moveAt(0));
        }
    }

    @Test
    void moreGamesThanFitSideBySideAreAllCounted() {
        ThreeSixNine game = ThreeSixNine.of(19, Variant.NEUTRAL);
        PlayoutCounts tally = new PlayoutCounts();
        game.position(game.initialState()).playOuts(new Rng(1), 1100, tally);
        assertEquals(1100, tally.games());
    }

    @Test
    void aThousandGamesAllocateNothing() {
        ThreeSixNine game = ThreeSixNine.create();
        long bytes = Allocations.ofManyPlayouts(game, 1000);
        assertTrue(bytes < 10_000, bytes + " bytes");
    }
}
