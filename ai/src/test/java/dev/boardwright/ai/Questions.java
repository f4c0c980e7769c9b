package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.time.Duration;

/** Positions for searchers, and checks that hold for every answer. */
public final class Questions {
    private Questions() {}

    /** A state after at most {@code plies} random moves, in which the game is not over. */
    public static <S> S stateAfter(Game<S, ?> game, int plies, long seed) {
        Rng rng = new Rng(seed);
        Position<S> position = game.position(game.initialState());
        S state = position.toState();
        for (int i = 0; i < plies; i++) {
            position.play(position.randomMove(rng));
            if (position.isOver()) {
                break;
            }
            state = position.toState();
        }
        return state;
    }

    /** A state of a random game, at most {@code plies} before its end. */
    public static <S> S late(Game<S, ?> game, long seed, int plies) {
        Rng rng = new Rng(seed);
        Position<S> position = game.position(game.initialState());
        int count = 0;
        while (!position.isOver()) {
            position.play(position.randomMove(rng));
            count++;
        }
        for (int i = 0; i < Math.min(plies, count); i++) {
            position.undo();
        }
        return position.toState();
    }

    /** The answer of a searcher, after checks that its lines are legal and the state is unchanged. */
    public static <S, M> SearchResult<M> ask(
            Searcher searcher, Game<S, M> game, S state, SearchLimits limits, StopSignal stop) {
        String before = game.notation().formatState(state);
        SearchResult<M> result = searcher.search(game, state, limits, SearchListener.none(), stop);
        assertEquals(before, game.notation().formatState(state));
        for (Line<M> line : result.lines()) {
            S at = state;
            for (M move : line.moves()) {
                // Refuses an illegal move.
                at = game.play(at, move);
            }
        }
        assertEquals(
                result.lines().size(),
                result.lines().stream().map(Line::move).distinct().count(),
                "lines begin with different moves");
        assertTrue(result.nodes() >= 0 && !result.time().isNegative());
        return result;
    }

    public static <S, M> SearchResult<M> ask(Searcher searcher, Game<S, M> game, S state, SearchLimits limits) {
        return ask(searcher, game, state, limits, new StopSignal());
    }

    /** A result without its time, which differs between searches. */
    public static <M> SearchResult<M> timeless(SearchResult<M> result) {
        return new SearchResult<>(result.lines(), result.depth(), result.nodes(), Duration.ZERO, result.hashFull());
    }
}
