package dev.boardwright.ai;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Function;

/**
 * A search that runs in another thread.
 *
 * <p>{@link #stop} ends the search early: the future completes with the best move so far. Whatever else completes the future
 * ends the search too, and discards its answer: {@link #cancel}, {@link #complete}, {@link #orTimeout}, {@link
 * #completeOnTimeout} and the like. In any case the searching thread is free within 50 ms.
 *
 * @param <M> the game's move
 */
public final class SearchFuture<M> extends CompletableFuture<SearchResult<M>> {
    private final StopSignal stop;

    /** The derived future is not needed: nothing that it does can fail. */
    @SuppressWarnings("FutureReturnValueIgnored")
    private SearchFuture(StopSignal stop) {
        this.stop = stop;
        // The search has ended already if it completed this future itself.
        CompletableFuture<?> unused = whenComplete((result, failure) -> stop.stop());
    }

    /** Runs {@code search} with the stop signal of the future. */
    static <M> SearchFuture<M> start(Function<StopSignal, SearchResult<M>> search, Executor executor) {
        SearchFuture<M> future = new SearchFuture<>(new StopSignal());
        executor.execute(() -> {
            try {
                if (!future.isDone()) {
                    future.complete(search.apply(future.stop));
                }
            } catch (Throwable e) {
                future.completeExceptionally(e);
            }
        });
        return future;
    }

    static void inNewThread(Runnable search) {
        Thread thread = new Thread(search, "boardwright-search");
        thread.setDaemon(true);
        thread.start();
    }

    /** Ends the search; this future then completes with the best move so far. */
    public void stop() {
        stop.stop();
    }

    /** An ordinary future: futures derived from this one cannot stop the search. */
    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }
}
