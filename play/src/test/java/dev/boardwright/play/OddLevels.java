package dev.boardwright.play;

import dev.boardwright.ai.Level;
import dev.boardwright.ai.LevelProvider;
import dev.boardwright.ai.Line;
import dev.boardwright.ai.RandomSearcher;
import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.Searcher;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiFunction;

/** Levels of another jar that misbehave, and one with the name of ours. */
public final class OddLevels implements LevelProvider {
    /** The names of those that lose their games. */
    public static List<String> names() {
        return List.of("null", "alien", "told-alien", "error", "unmade");
    }

    /** The names of those that hang at some moment of a move, after which {@code go} is answered with an error. */
    public static List<String> hanging() {
        return List.of("hanging", "hanging-start");
    }

    @Override
    public List<Level> levels(Game<?, ?> game) {
        return List.of(
                level("null", (listener, stop) -> null),
                level("alien", (listener, stop) -> alien()),
                level("told-alien", (listener, stop) -> {
                    try {
                        listener.onDepth(alien());
                    } catch (RuntimeException e) {
                        // It hides what it did.
                    }
                    return alien();
                }),
                level("error", (listener, stop) -> {
                    throw new AssertionError("no\nway");
                }),
                level("hanging", (listener, stop) -> {
                    throw hang();
                }),
                Level.of("hanging-start", "", settings -> {
                    throw hang();
                }),
                Level.of("hanging-end", "", settings -> new HangingEnd()),
                Level.of("unmade", "", settings -> null),
                level("minimax", (listener, stop) -> null));
    }

    /** Never returns. */
    private static AssertionError hang() {
        while (true) {
            LockSupport.parkNanos(1_000_000_000);
            Thread.interrupted();
        }
    }

    /** Plays, and never finishes closing. */
    private static final class HangingEnd implements Searcher, AutoCloseable {
        @Override
        public <S, M> SearchResult<M> search(
                GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
            return new RandomSearcher(1).search(history, limits, listener, stop);
        }

        @Override
        public void close() {
            throw hang();
        }
    }

    private static SearchResult<Object> alien() {
        Line<Object> line = new Line<>(Score.draw(), List.of(new Object()));
        return new SearchResult<>(List.of(line), 1, 1, Duration.ZERO, 0);
    }

    private static Level level(String name, BiFunction<SearchListener<Object>, StopSignal, Object> work) {
        return Level.of(name, "", settings -> new Searcher() {
            @Override
            @SuppressWarnings("unchecked")
            public <S, M> SearchResult<M> search(
                    GameHistory<S, M> history, SearchLimits limits, SearchListener<M> listener, StopSignal stop) {
                return (SearchResult<M>) work.apply((SearchListener<Object>) listener, stop);
            }
        });
    }
}
