package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Random games of every size, plain and balanced, ply by ply against {@link DagEnNachtReference}. */
class DagEnNachtReferenceTest {
    @ParameterizedTest
    @CsvSource({
        "11, false, 400", "13, false, 200", "15, false, 200", "17, false, 100", "19, false, 100",
        "11, true, 400", "13, true, 200", "15, true, 200", "17, true, 100", "19, true, 100"
    })
    void randomGamesGoAsInTheReference(int size, boolean balanced, int games) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        for (int seed = 0; seed < games; seed++) {
            Rng rng = new Rng(seed);
            DagEnNachtReference reference = new DagEnNachtReference(game.initialState(), balanced);
            Position<DagEnNachtState> position = game.position(game.initialState());
            for (int ply = 0; !position.isOver(); ply++) {
                assertSameBoard(position, reference, seed);
                if (ply % 4 == seed % 4) {
                    assertSameMoves(game, position, reference, seed);
                }
                int move = position.randomMove(rng);
                position.play(move);
                reference.play(game.decode(move).toString());
            }
            assertSameBoard(position, reference, seed);
            assertSameMoves(game, position, reference, seed);
        }
    }

    private static void assertSameBoard(Position<DagEnNachtState> position, DagEnNachtReference reference, int seed) {
        DagEnNachtState state = position.toState();
        assertEquals(
                reference.text(), state.board() + " " + "bw".charAt(state.turn().index()), "seed " + seed);
        assertEquals(reference.outcome(), position.outcome(), "seed " + seed);
    }

    private static void assertSameMoves(
            DagEnNacht game, Position<DagEnNachtState> position, DagEnNachtReference reference, int seed) {
        MoveBuffer codes = new MoveBuffer();
        position.moves(codes);
        assertEquals(codes.size(), position.moveCount(), "seed " + seed);
        assertEquals(
                reference.moves(),
                IntStream.of(codes.toArray())
                        .mapToObj(code -> game.decode(code).toString())
                        .toList(),
                "seed " + seed);
    }

    /** Boards of random stones are mostly won, often by a hair's breadth: where play seldom goes. */
    @ParameterizedTest
    @CsvSource({"11, false", "11, true", "15, false", "19, true"})
    void boardsOfRandomStonesStandAsInTheReference(int size, boolean balanced) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        Rng rng = new Rng(size);
        for (int n = 0; n < 500; n++) {
            DagEnNachtState state = randomState(game, rng);
            DagEnNachtReference reference = new DagEnNachtReference(state, balanced);
            if (!(reference.hasWon('b') && reference.hasWon('w'))) {
                assertSameBoard(game.position(state), reference, n);
                assertSameMoves(game, game.position(state), reference, n);
            }
        }
    }

    private static DagEnNachtState randomState(DagEnNacht game, Rng rng) {
        int density = 2 + rng.below(6);
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < game.grid().cells(); c++) {
            int stone = rng.below(density);
            board.append(stone < 2 ? "bw".charAt(stone) : '.');
        }
        return new DagEnNachtState(board.toString(), Player.of(rng.below(2)));
    }
}
