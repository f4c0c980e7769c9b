package dev.boardwright.ai;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** The further threads of one search, which end when this is closed. */
final class Helpers implements AutoCloseable {
    private final Budget budget;
    private final List<CompletableFuture<Void>> running = new ArrayList<>();

    Helpers(Budget budget) {
        this.budget = budget;
    }

    /** Runs a search that heeds the budget, in a thread of its own. */
    void start(Runnable search) {
        running.add(CompletableFuture.runAsync(search, task -> {
            Thread thread = new Thread(task, "boardwright-search");
            thread.setDaemon(true);
            thread.start();
        }));
    }

    /** Halts the search and waits for its threads; if one of them failed, so does this. */
    @Override
    public void close() {
        budget.halt();
        CompletableFuture.allOf(running.toArray(CompletableFuture[]::new)).join();
    }
}
