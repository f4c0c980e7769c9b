package dev.boardwright.web;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.json.SolutionJson;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Proves exact values and reports them as JSON, with the table of one solver: a later call for the same game goes on where
 * an earlier one ended.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class Proofs<S, M> {
    /** Small enough for a phone, beside the table of a search. */
    private static final int MEGABYTES = 32;

    private final Table<S, M> table;
    private final Solver<S, M> solver;

    /** Only games for points have a margin that is worth proving; for others it may take the whole tree. */
    private final boolean isMargin;

    Proofs(Table<S, M> table) {
        this.table = table;
        isMargin = Points.areMargin(table.game());
        solver = Solver.of(table.game(), SolverSettings.create().withMegabytes(MEGABYTES));
    }

    /** Whether these are the proofs of a game. */
    boolean areOf(Table<?, ?> other) {
        return table == other;
    }

    /**
     * What is proven of a position when all is known, the time is over or {@code stopped} returns true.
     *
     * @param moves whether the best moves and a line of best play are wanted too
     * @param movetime milliseconds; 0 for no limit
     * @param onInfo receives each bound that is proven
     */
    String solve(String position, boolean moves, int movetime, Consumer<String> onInfo, BooleanSupplier stopped) {
        SearchLimits limits = movetime > 0 ? SearchLimits.ofTime(Duration.ofMillis(movetime)) : SearchLimits.infinite();
        Game<S, M> game = table.game();
        Solution<M> solution = solver.solve(
                table.state(position),
                new Question(isMargin, moves),
                limits,
                soFar -> onInfo.accept(SolutionJson.of(game, soFar).toString()),
                new StopSignal(stopped));
        return SolutionJson.of(game, solution).toString();
    }
}
