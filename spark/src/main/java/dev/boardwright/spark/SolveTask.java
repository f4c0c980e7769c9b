package dev.boardwright.spark;

import dev.boardwright.ai.json.SolutionJson;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.core.Game;
import dev.boardwright.core.Notation;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/**
 * Solves positions, in an executor or in one process. They share a table; values are exact, so this does not change a row.
 *
 * <p>Layouts that are images of each other under the game's symmetries are solved once: the one with the lowest number
 * gives the rows of all of them.
 */
final class SolveTask<S, M> {
    private final SolveSpec spec;
    private final Game<S, M> game;
    private final Notation<S, M> notation;
    private final Solver<S, M> solver;

    SolveTask(SolveSpec spec, Game<S, M> game) {
        this.spec = spec;
        this.game = game;
        notation = game.notation();
        solver = spec.solver(game);
    }

    /** The rows of the positions with these numbers. */
    List<Row> rows(Positions positions, long[] numbers) {
        List<Row> rows = new ArrayList<>();
        for (long number : numbers) {
            if (positions instanceof Layouts layouts && game instanceof Symmetric<S, M> symmetric) {
                addRows(rows, symmetric, layouts, number);
            } else {
                String position = positions.get(number);
                S state = notation.parseState(position);
                Solution<M> solution = solve(state);
                rows.add(row(number, position, state, solution, Set.copyOf(solution.best())));
            }
            Tasks.checkNotKilled();
        }
        return rows;
    }

    /** Adds the rows of a layout and its images, unless one of them has a lower number. */
    private void addRows(List<Row> rows, Symmetric<S, M> symmetric, Layouts layouts, long number) {
        S state = notation.parseState(layouts.get(number));
        Map<Long, Symmetry> images = new HashMap<>();
        for (Symmetry symmetry : symmetric.symmetries()) {
            long image = layouts.number(notation.formatState(symmetric.transformState(state, symmetry)));
            if (image < number) {
                return;
            }
            images.putIfAbsent(image, symmetry);
        }
        Solution<M> solution = solve(state);
        images.forEach((image, symmetry) -> {
            Set<M> best = solution.best().stream()
                    .map(move -> symmetric.transformMove(move, symmetry))
                    .collect(Collectors.toCollection(HashSet::new));
            rows.add(row(image, layouts.get(image), symmetric.transformState(state, symmetry), solution, best));
        });
    }

    private Solution<M> solve(S state) {
        if (spec.nodes() > 0) {
            // Results with a limit of nodes must not depend on earlier positions.
            solver.clear();
        }
        return solver.solve(state, spec.question(), spec.limits());
    }

    /** The optimal moves are in the order of the game's list of moves. */
    private Row row(long number, String position, S state, Solution<M> solution, Set<M> best) {
        return RowFactory.create(
                (int) number + 1,
                position,
                SolutionJson.outcome(solution),
                spec.margin() && solution.margin().isPresent()
                        ? solution.margin().getAsInt()
                        : null,
                spec.moves()
                        ? game.legalMoves(state).stream()
                                .filter(best::contains)
                                .map(notation::formatMove)
                                .collect(Collectors.joining(" "))
                        : null);
    }
}
