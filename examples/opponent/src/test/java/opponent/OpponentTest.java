package opponent;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.SearchResult;
import dev.boardwright.blackstone.Blackstone;
import dev.boardwright.blackstone.BlackstoneMove;
import dev.boardwright.blackstone.BlackstoneState;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class OpponentTest {
    private final Blackstone game = Blackstone.create();
    private final BlackstoneState start = game.initialState();

    @Test
    void movesWithinItsTime() throws Exception {
        try (Opponent opponent = new Opponent()) {
            SearchResult<BlackstoneMove> result =
                    opponent.think(game, start, Duration.ofMillis(100), soFar -> {}).get(10, TimeUnit.SECONDS);
            assertTrue(game.legalMoves(start).contains(result.move()));
        }
    }

    @Test
    void movesAtOnceWhenTold() throws Exception {
        try (Opponent opponent = new Opponent()) {
            CompletableFuture<SearchResult<BlackstoneMove>> thinking =
                    opponent.think(game, start, Duration.ofDays(1), soFar -> {});
            opponent.moveNow();
            assertTrue(game.legalMoves(start).contains(thinking.get(10, TimeUnit.SECONDS).move()));
        }
    }
}
