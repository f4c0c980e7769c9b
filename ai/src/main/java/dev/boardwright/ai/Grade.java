package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import java.util.List;

/**
 * The strength of a graded level: its depth, its number of positions and its errors. Low levels see a move or two ahead;
 * higher ones see as far as their number of positions allows.
 *
 * @param number the place of the level, from 0
 * @param depth the most plies to look ahead
 * @param nodes the most positions to look at
 */
record Grade(int number, int depth, long nodes) {
    /** From beginner to strongest. The module's README has the score of each against the one below. */
    static final Grade[] ALL = {
        new Grade(0, 1, 1_000),
        new Grade(1, 1, 1_000),
        new Grade(2, 2, 3_000),
        new Grade(3, Minimax.MAX_DEPTH, 2_500),
        new Grade(4, Minimax.MAX_DEPTH, 8_000),
        new Grade(5, Minimax.MAX_DEPTH, 25_000),
        new Grade(6, Minimax.MAX_DEPTH, 80_000),
    };

    /** For evaluations that name no errors. */
    private static final List<Double> GENERAL_ERRORS = List.of(5.0, 1.5, 2.5, 2.0, 2.0, 0.3);

    /** The size of the errors, in units of the usual difference between two moves; 0 for levels beyond the sizes named. */
    double error(Evaluation<?> evaluation) {
        List<Double> own = evaluation.gradedErrors();
        List<Double> errors = own.isEmpty() ? GENERAL_ERRORS : own;
        return number < errors.size() ? errors.get(number) : 0;
    }
}
