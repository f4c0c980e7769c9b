package dev.boardwright.play.ugi;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Players of a match that are processes of an engine, started by its command line: one for each running game, reused
 * for the next. Safe to share between threads.
 */
public final class UgiEngines implements AutoCloseable {
    private final String command;
    private final String name;

    // Guarded by this.
    private final Deque<UgiClient> idle = new ArrayDeque<>();
    private boolean closed;

    /**
     * Engines with this command line. Starts one to check that it works.
     *
     * @throws BoardwrightException if it does not start or does not speak UGI
     */
    public UgiEngines(String command) {
        this.command = command;
        UgiClient first = UgiClient.start(command);
        name = first.name();
        idle.push(first);
    }

    /** The name that the engine reports. */
    public String name() {
        return name;
    }

    /**
     * Checks that the engine accepts this position, so that a wrong size or variant in its command line is found before
     * the match.
     *
     * @throws BoardwrightException if it does not
     */
    public <S> void check(Game<S, ?> game, S state) {
        UgiClient client = take();
        if (client != null) {
            try {
                client.setPosition(GameHistory.of(game, state));
            } finally {
                free(client);
            }
        }
    }

    /**
     * A player for one game. Closing it frees its process for the next game, or ends the process if it is still searching.
     *
     * @throws BoardwrightException if a new process is needed and cannot be started
     */
    public Searcher player(long seed) {
        for (UgiClient client = take(); client != null; client = take()) {
            try {
                client.newGame(seed);
                return new Player(client);
            } catch (BoardwrightException e) {
                // It has ended since its last game, or does not answer, and is replaced.
                client.close();
            }
        }
        UgiClient fresh = UgiClient.start(command);
        try {
            fresh.newGame(seed);
        } catch (BoardwrightException e) {
            fresh.close();
            throw e;
        }
        return new Player(fresh);
    }

    private synchronized @Nullable UgiClient take() {
        return idle.poll();
    }

    private void free(UgiClient client) {
        synchronized (this) {
            if (!closed && client.isUsable()) {
                idle.push(client);
                return;
            }
        }
        client.close();
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
        }
        for (UgiClient client = take(); client != null; client = take()) {
            client.close();
        }
    }

    /**
     * One process for the duration of a game. If its game ends while it searches, because the move is late, the search is left
     * behind in another thread: the process is ended and never used again.
     */
    private final class Player implements Searcher, AutoCloseable {
        private final UgiClient client;

        // Guarded by this.
        private boolean searching;
        private boolean closed;

        Player(UgiClient client) {
            this.client = client;
        }

        @Override
        public <S, M> SearchResult<M> search(
                Game<S, M> game, S state, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
            return search(GameHistory.of(game, state), limits, listener, stop);
        }

        @Override
        public <S, M> SearchResult<M> search(
                GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
            setSearching(true);
            try {
                SearchResult<M> result = client.search(history, limits, stop);
                listener.onDepth(result);
                return result;
            } finally {
                setSearching(false);
            }
        }

        private synchronized void setSearching(boolean value) {
            if (closed && value) {
                throw new IllegalStateException("the player's game is over");
            }
            searching = value;
        }

        @Override
        public synchronized void close() {
            if (closed) {
                return;
            }
            closed = true;
            if (searching) {
                client.kill();
            } else {
                free(client);
            }
        }
    }
}
