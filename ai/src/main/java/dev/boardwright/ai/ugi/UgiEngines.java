package dev.boardwright.ai.ugi;

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
 * Players that are processes of a UGI engine, started by its command line: one for each running game, reused for the next.
 * Closing it ends all processes. Safe to share between threads.
 */
public final class UgiEngines implements AutoCloseable {
    private final String command;
    private final String name;

    // Guarded by this.
    private final Deque<UgiClient> idle = new ArrayDeque<>();
    private boolean closed;

    private UgiEngines(String command, UgiClient first) {
        this.command = command;
        name = first.name();
        idle.push(first);
    }

    /**
     * Engines with this command line. Starts one to check that it works, and waits for at most a minute.
     *
     * @param command the program and its arguments, separated by spaces that are not inside double quotes
     * @throws BoardwrightException if it does not start or does not speak UGI
     */
    public static UgiEngines start(String command) {
        return new UgiEngines(command, UgiClient.start(command));
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
     * A player for one game, with this seed if the engine has such an option.
     *
     * @throws BoardwrightException if a new process is needed and cannot be started
     */
    public Player player(long seed) {
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
     * A searcher that is one process for the duration of a game. Closing it frees the process for the next game. If it still
     * searches, because the move is late and the search was left behind in another thread, the process is ended.
     */
    public final class Player implements Searcher, AutoCloseable {
        private final UgiClient client;

        // Guarded by this.
        private boolean searching;
        private boolean closed;

        private Player(UgiClient client) {
            this.client = client;
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
