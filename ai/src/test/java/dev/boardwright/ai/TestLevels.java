package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.List;

/** A user's levels: one for {@link Subtraction}, and for its subclass one whose name is taken. */
public final class TestLevels implements LevelProvider {
    /** A game to which this provider adds a level that it already has. */
    static final class Doubled extends Subtraction {
        Doubled() {
            super(5);
        }
    }

    @Override
    public List<Level> levels(Game<?, ?> game) {
        if (game instanceof Doubled) {
            return List.of(Level.of(Levels.MINIMAX, "not allowed", Minimax::of));
        }
        return game instanceof Subtraction
                ? List.of(Level.instant("perfect", "leaves a multiple of four", TestLevels::perfect))
                : List.of();
    }

    private static Searcher perfect(SearchSettings settings) {
        return Searcher.of(Subtraction.class, (game, state, limits, listener, stop) -> answer(state));
    }

    private static SearchResult<Integer> answer(Subtraction.Heap heap) {
        Line<Integer> line = new Line<>(Score.estimate(0), List.of(Math.max(1, heap.counters() % 4)));
        return new SearchResult<>(List.of(line), 1, 1, Duration.ZERO, 0);
    }
}
