package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A search that is stopped at any node restores its board. */
class AlphaBetaStopTest {
    private static final int DEPTH = 5;
    private static final int STOPS = 120;

    static List<Game<?, ?>> everyVariant() {
        return LibraryGames.everyVariant();
    }

    /** Everything that a board shows, including evaluations, which are updated incrementally too. */
    private static <S> List<Object> seen(Game<S, ?> game, Position<S> position) {
        List<Object> seen = new ArrayList<>();
        seen.add(position.toState());
        seen.add(position.turn());
        seen.add(position.hash());
        seen.add(position.margin());
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        seen.add(moves.toString());
        seen.add(IntStream.range(0, position.moveCount())
                .map(position::moveAt)
                .sorted()
                .boxed()
                .toList());
        for (Evaluation<S> evaluation : List.of(game.evaluation(), game.greedyEvaluation())) {
            seen.add(evaluation.evaluate(position, Player.FIRST));
            seen.add(evaluation.evaluate(position, Player.SECOND));
        }
        return seen;
    }

    @ParameterizedTest
    @MethodSource("everyVariant")
    <S> void stoppedSearchLeavesItsBoardAsItWas(Game<S, ?> game) {
        int longest = game.position(game.initialState()).playOut(new Rng(1));
        int stopped = 0;
        for (int seed = 0; seed < STOPS; seed++) {
            Rng rng = new Rng(seed);
            S state = Questions.stateAfter(game, rng.below(longest), seed);
            Position<S> position = game.position(state);
            List<Object> before = seen(game, position);
            int nodes = rng.below(1 << rng.below(12));
            AlphaBeta<S> search = new AlphaBeta<>(
                    game,
                    position,
                    game.evaluation(),
                    TranspositionTable.ofSegments(1, 16),
                    new Budget(SearchLimits.ofNodes(nodes), position.turn(), new StopSignal()),
                    seed,
                    Selectivity.of(game, game.evaluation()),
                    MovesUnderway.NONE);
            search.search(DEPTH, -AlphaBeta.INFINITY, AlphaBeta.INFINITY);
            stopped += search.isStopped() ? 1 : 0;
            assertEquals(before, seen(game, position), game + " " + state + " stopped after " + nodes + " nodes");
            assertEquals(seen(game, game.position(state)), before, "and as a fresh one is");
        }
        assertTrue(stopped > STOPS / 2, stopped + " of " + STOPS + " searches were stopped");
    }
}
