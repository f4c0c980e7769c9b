package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Perft;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scores and perft of games and random heaps, compared with the plain edition. */
class GreenerPositionTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void scoresAreThoseOfThePlainEditionInRandomGamesFromRandomHeaps(int size) {
        Rng rng = new Rng(size);
        for (int i = 0; i < 240; i++) {
            GreenerPosition position = Samples.position(Samples.heap(size, rng));
            assertScores(position);
            while (!position.isOver()) {
                position.play(position.randomMove(rng));
                assertScores(position);
            }
        }
    }

    private static void assertScores(GreenerPosition position) {
        GreenerState state = position.toState();
        for (Player player : Player.values()) {
            assertEquals(PlainGreener.greens(state, player), position.greens(player));
            assertEquals(PlainGreener.tallest(state, player), position.tallest(player));
        }
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void countsTheSequencesOfThePlainEdition(Greener game) {
        assertSequences(game, game.initialState(), 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void countsTheSequencesOfThePlainEditionWherePlayersPass(int size) {
        Rng rng = new Rng(3);
        for (int i = 0; i < 40; i++) {
            Greener game = Greener.random(size, i);
            assertSequences(game, Samples.position(game, size * size - 9, rng).toState(), 4);
        }
    }

    private static void assertSequences(Greener game, GreenerState state, int depth) {
        assertEquals(
                Perft.count(new PlainGreener(game).position(state), depth), Perft.count(game.position(state), depth));
    }
}
