package opponent;

import dev.boardwright.ai.Minimax;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A computer opponent that thinks in the background for at most a given time, and can be told to move at once: what the
 * cancel button of an application calls.
 */
public final class Opponent implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor();
    private final Minimax minimax = Minimax.create();
    private volatile StopSignal stop = new StopSignal();

    /** Starts to think; the future completes with the move. */
    public <S, M> CompletableFuture<SearchResult<M>> think(Game<S, M> game, S state, Duration time) {
        StopSignal signal = new StopSignal();
        stop = signal;
        return CompletableFuture.supplyAsync(
                () -> minimax.search(game, state, SearchLimits.ofTime(time), SearchListener.none(), signal), thread);
    }

    /** Ends the thinking: the best move so far is played. */
    public void moveNow() {
        stop.stop();
    }

    @Override
    public void close() {
        moveNow();
        thread.shutdown();
    }
}
