package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.util.List;

/**
 * What was measured for one game or variant: the errors of its graded levels, and its strongest searcher. Games without
 * a row use {@link #GENERAL}.
 *
 * <p>The errors of the rows were found by bisection over 40 to 60 games a step, so that each level scores 60 to 85 %
 * against the one below, with {@code boardwright match GAME --first 5 --second 4 --games 40 --nodes 100000} and the like
 * (commits db6607b of 2026-11-17 and 5bb52a2 of 2026-11-18). Those of Blackstone standard and medium were found again with
 * learned weights, over 60 to 300 games a step, so that level 1 is only a little stronger than it was without. They differ, because the
 * same error costs little in one game and everything in another. {@code ai/results/levels.md} has the scores that were reached.
 *
 * @param game the name of the game
 * @param variant the value of its option {@code variant}; empty if it has no such option
 * @param monteCarlo whether Monte-Carlo tree search plays better than minimax in the same time
 * @param errors the size of the errors of each {@link Grade}, in units of the usual difference between two moves
 */
record GameTuning(String game, String variant, boolean monteCarlo, List<Double> errors) {
    /** For games of other people. Chosen by hand; not measured. */
    private static final GameTuning GENERAL = new GameTuning("", "", false, List.of(5.0, 1.5, 2.5, 2.0, 2.0, 0.3));

    private static final List<GameTuning> MEASURED = List.of(
            // With 6 points for Black. MCTS scored 75 % of 20 games against minimax at 100 ms, 68.8 % of 8 at 500 ms
            // (c809348).
            new GameTuning("369", "neutral", true, List.of(0.65, 0.0, 0.7, 0.9, 0.7, 0.5, 0.5)),
            // MCTS and minimax are even: 47.5 % of 20 games at 100 ms, 56.3 % of 8 at 500 ms (a3fc8ec).
            new GameTuning("369", "coloured", false, List.of(3.84, 2.62, 5.38, 6.97, 7.8, 8.0, 6.0)),
            new GameTuning("blackstone", "standard", false, List.of(1.8, 1.0, 1.0, 2.0, 2.0, 0.9, 0.4)),
            new GameTuning("blackstone", "medium", false, List.of(1.1, 0.0, 0.0, 1.4, 1.5, 0.9, 0.5)),
            // Levels 4 and 6 are at 93 and 88 %: no errors that lower them were found.
            new GameTuning("blackstone", "high", false, List.of(0.5, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)),
            new GameTuning("greener", "", false, List.of(11.31, 5.35, 5.49, 15.02, 13.2, 8.0, 4.0)),
            // On 11 by 11.
            new GameTuning("dagennacht", "", false, List.of(16.0, 2.6, 16.0, 8.0, 0.0, 0.38, 1.0)));

    /** The row of a game, or the general one. */
    static GameTuning of(Game<?, ?> game) {
        String name = game.info().name();
        String variant = game.options().find("variant").orElse("");
        return MEASURED.stream()
                .filter(row -> row.game.equals(name) && row.variant.equals(variant))
                .findFirst()
                .orElse(GENERAL);
    }

    /** The size of the errors of a grade; 0 for grades beyond the sizes listed. */
    double error(Grade grade) {
        return grade.number() < errors.size() ? errors.get(grade.number()) : 0;
    }
}
