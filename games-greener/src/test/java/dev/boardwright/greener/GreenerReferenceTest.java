package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The position against the slow reference, move for move. */
class GreenerReferenceTest {
    private static final int GAMES = 120;

    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void agreesWithTheReferenceAllThroughRandomGames(Greener game) {
        Rng rng = new Rng(7);
        for (int i = 0; i < GAMES; i++) {
            compare(game, game.initialState(), rng);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void agreesWithTheReferenceFromRandomHeaps(int size) {
        Rng rng = new Rng(size);
        for (int i = 0; i < 2 * GAMES; i++) {
            compare(Samples.game(size), Samples.heap(size, rng), rng);
        }
    }

    private static void compare(Greener game, GreenerState start, Rng rng) {
        GreenerPosition fast = Samples.position(start);
        GreenerReference slow = new GreenerReference(start);
        while (true) {
            assertEquals(slow.moves(), moves(game, fast));
            assertEquals(slow.state(), fast.toState());
            assertEquals(slow.isOver(), fast.isOver());
            assertEquals(slow.outcome(), fast.outcome());
            assertEquals(slow.greens('b'), fast.greens(Player.FIRST));
            assertEquals(slow.greens('w'), fast.greens(Player.SECOND));
            assertEquals(slow.tallest('b'), fast.tallest(Player.FIRST));
            assertEquals(slow.tallest('w'), fast.tallest(Player.SECOND));
            if (fast.isOver()) {
                return;
            }
            int code = fast.randomMove(rng);
            slow.play(game.decode(code).toString());
            fast.play(code);
        }
    }

    private static List<String> moves(Greener game, GreenerPosition position) {
        MoveBuffer codes = new MoveBuffer();
        position.moves(codes);
        assertEquals(codes.size(), position.moveCount());
        return Arrays.stream(codes.toArray())
                .mapToObj(code -> game.decode(code).toString())
                .sorted()
                .toList();
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void countsTheSameSequences(Greener game) {
        assertEquals(
                new GreenerReference(game.initialState()).perft(3), Perft.count(game.position(game.initialState()), 3));
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void countsTheSameSequencesWherePlayersPass(int size) {
        Rng rng = new Rng(3);
        for (int i = 0; i < 40; i++) {
            GreenerPosition late = Samples.position(Greener.random(size, i), size * size - 9, rng);
            assertEquals(new GreenerReference(late.toState()).perft(5), Perft.count(late, 5));
        }
    }
}
