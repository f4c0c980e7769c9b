package opponent;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchFuture;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/**
 * A computer opponent that thinks in the background for at most a given time, and can be told to move at once, for
 * example by a button.
 */
public final class Opponent implements AutoCloseable {
    private volatile SearchFuture<?> thinking;

    /** Starts to think; the future completes with the move. The listener gets intermediate results. */
    public <S, M> CompletableFuture<SearchResult<M>> think(
            Game<S, M> game, S state, Duration time, SearchListener<M> listener) {
        SearchFuture<M> future = Minimax.create().searchAsync(game, state, SearchLimits.ofTime(time), listener);
        thinking = future;
        return future;
    }

    /** Stops thinking; the move is the best one so far. */
    public void moveNow() {
        SearchFuture<?> running = thinking;
        if (running != null) {
            running.stop();
        }
    }

    @Override
    public void close() {
        moveNow();
    }
}
