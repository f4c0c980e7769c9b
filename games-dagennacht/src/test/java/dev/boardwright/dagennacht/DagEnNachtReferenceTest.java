package dev.boardwright.dagennacht;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.util.HashSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards of random stones compared with {@link PlainDagEnNacht}; the contract compares random games. */
class DagEnNachtReferenceTest {
    /** Most of these boards are won, often by a single window. Play rarely reaches them. */
    @ParameterizedTest
    @CsvSource({"11, false", "11, true", "15, false", "19, true"})
    void boardsOfRandomStonesAgreeWithThePlainEdition(int size, boolean balanced) {
        DagEnNacht game = DagEnNacht.of(size, balanced);
        PlainDagEnNacht plain = new PlainDagEnNacht(game);
        Rng rng = new Rng(size);
        for (int n = 0; n < 500; n++) {
            DagEnNachtState state = randomState(size, rng);
            if (plain.hasWon(state, Player.FIRST) && plain.hasWon(state, Player.SECOND)) {
                assertThrows(NotationException.class, () -> game.position(state));
            } else {
                assertEquals(plain.outcome(state), game.outcome(state), state::toString);
                assertEquals(
                        new HashSet<>(plain.legalMoves(state)), new HashSet<>(game.legalMoves(state)), state::toString);
            }
        }
    }

    private static DagEnNachtState randomState(int size, Rng rng) {
        int density = 2 + rng.below(6);
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < size * size; c++) {
            int stone = rng.below(density);
            board.append(stone < 2 ? "bw".charAt(stone) : '.');
        }
        return new DagEnNachtState(board.toString(), Player.of(rng.below(2)));
    }
}
