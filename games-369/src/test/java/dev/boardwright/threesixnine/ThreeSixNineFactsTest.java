package dev.boardwright.threesixnine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is true of every game of 369, whatever is played. */
class ThreeSixNineFactsTest {
    @ParameterizedTest
    @CsvSource({"3, 8", "6, 54", "9, 168"})
    void aWholeNeutralGameAlwaysGivesOutTheSamePoints(int size, int total) {
        ThreeSixNine game = ThreeSixNine.of(size, Variant.NEUTRAL);
        for (int seed = 0; seed < 200; seed++) {
            Position<ThreeSixNineState> position = game.position(game.initialState());
            assertEquals(size * size, position.playOut(new Rng(seed)));
            ThreeSixNineState end = position.toState();
            assertEquals(total, end.whitePoints() + end.blackPoints(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "3, neutral, 3, 504",
        "3, neutral, 9, 362880",
        "3, coloured, 9, 362880",
        "4, neutral, 4, 43680",
        "9, neutral, 3, 511920",
        "9, coloured, 3, 511920",
        "19, neutral, 2, 129960"
    })
    void moveSequencesAreTheWaysToChooseCells(int size, String variant, int depth, long count) {
        Game<?, ?> game = Games.create("369", GameOptions.of("size", size).with("variant", variant));
        assertEquals(count, perft(game, depth));
    }

    private static <S> long perft(Game<S, ?> game, int depth) {
        return Perft.count(game.position(game.initialState()), depth);
    }

    @ParameterizedTest
    @CsvSource({"NEUTRAL", "COLOURED"})
    void wholeGamesThroughTheFastFaceAllocateNothing(Variant variant) {
        ThreeSixNine game = ThreeSixNine.of(9, variant);
        Position<ThreeSixNineState> start = game.position(game.initialState());
        Position<ThreeSixNineState> position = game.position(game.initialState());
        Rng rng = new Rng(1);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long hashes = 0;
        long allocated = 0;
        for (int round = 0; round < 2; round++) {
            long before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < 2000; i++) {
                position.copyFrom(start);
                for (int ply = 0; ply < 81; ply++) {
                    position.play(position.randomMove(rng));
                    hashes ^= position.hash();
                }
                for (int ply = 0; ply < 81; ply++) {
                    position.undo();
                }
                hashes ^= position.playOut(rng);
            }
            allocated = threads.getThreadAllocatedBytes(id) - before;
        }
        assertTrue(hashes != 0);
        // 486,000 moves were made in the second round; the measuring itself may cost some bytes.
        assertTrue(allocated < 10_000, allocated + " bytes");
    }

    @Test
    void theFactoryMakesTheDefaultGame() {
        Game<?, ?> game = Games.create("369");
        assertEquals("369 size=9 variant=neutral", game.toString());
        assertEquals(ThreeSixNine.INFO, game.info());
    }
}
