package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;

/** A user's levels: one for {@link Subtraction}, and those of a test for {@link Odd}. */
public final class TestLevels implements LevelProvider {
    /** A game whose levels a test chooses. */
    static final class Odd extends Subtraction {
        private final Supplier<List<Level>> levels;

        Odd(Supplier<List<Level>> levels) {
            super(5);
            this.levels = levels;
        }

        Odd(List<Level> levels) {
            this(() -> levels);
        }
    }

    /** Throws any error or exception. */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
    static <R, T extends Throwable> R fail(Throwable problem) throws T {
        throw (T) problem;
    }

    @Override
    public List<Level> levels(Game<?, ?> game) {
        if (game instanceof Odd odd) {
            return odd.levels.get();
        }
        return game instanceof Subtraction
                ? List.of(Level.instant("perfect", "leaves a multiple of four", TestLevels::perfect))
                : List.of();
    }

    private static Searcher perfect(SearchSettings settings) {
        return Searcher.of(Subtraction.class, (history, limits, listener, stop) -> answer(history.state()));
    }

    private static SearchResult<Integer> answer(Subtraction.Heap heap) {
        Line<Integer> line = new Line<>(Score.estimate(0), List.of(Math.max(1, heap.counters() % 4)));
        return new SearchResult<>(List.of(line), 1, 1, Duration.ZERO, 0);
    }
}
