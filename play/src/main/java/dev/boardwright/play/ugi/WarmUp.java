package dev.boardwright.play.ugi;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import java.io.OutputStream;
import java.time.Duration;

/**
 * Plays some quick moves without output, so that the first moves of a game take no longer than later ones.
 *
 * <p>The first searches of a process load classes, run code that is not compiled yet, and touch new memory. Without a
 * warm-up they answered up to 60 ms late.
 */
final class WarmUp {
    private static final SearchLimits LIMITS = SearchLimits.ofTime(Duration.ofMillis(30));

    /** The most moves, for levels that answer at once. */
    private static final int MOST_MOVES = 60;

    private WarmUp() {}

    /** Plays from the start for about this long. */
    static <S, M> void run(Game<S, M> game, Searcher searcher, Duration time) {
        InfoLines<M> unread = new InfoLines<>(game, new LineWriter(OutputStream.nullOutputStream(), () -> {}), false);
        long end =
                System.nanoTime() + time.toNanos() - LIMITS.time().orElseThrow().toNanos();
        GameHistory<S, M> history = GameHistory.of(game);
        for (int i = 0; i < MOST_MOVES && System.nanoTime() < end; i++) {
            M move = searcher.search(history, LIMITS, unread, new StopSignal()).move();
            history = history.play(move);
            if (history.outcome().isOver()) {
                history = GameHistory.of(game);
            }
        }
    }
}
