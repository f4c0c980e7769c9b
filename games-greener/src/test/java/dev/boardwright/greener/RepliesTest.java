package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Small boards; the contract compares with play, count and undo in random positions. */
class RepliesTest {
    private static final Greener GAME = Greener.random(4, 1);

    @ParameterizedTest
    @CsvSource({
        // After a4b4 White has two moves: d4b4 and d4d1.
        "bg1w/4/4/3g b, 2",
        // Two moves, each with one reply; after a4c4 it is Black's stack that moves: White passes.
        "b1w1/4/g1g1/4 b, 2",
        // Both moves end the game, which counts once.
        "bw2/4/g3/4 b, 2",
        // Black passes, and White has one move.
        "b3/4/2wg/4 b, 1",
        // The game is over.
        "b3/4/2w1/4 b, 0",
    })
    void theRepliesToAllMovesAreCounted(String text, long replies) {
        Position<GreenerState> position = GAME.position(GAME.notation().parseState(text));
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        assertEquals(replies, position.countReplies(moves));
    }
}
