package dev.boardwright.play.terminal;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.core.BoardView.Tally;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.play.console.Text;
import java.util.Optional;

/** Texts for proven scores and positions. */
final class ProofText {
    private ProofText() {}

    /** A score of the side to move: {@code proven win in 3 moves}, {@code proven draw}, or {@code score +35}. */
    static String of(Score score) {
        return switch (score.kind()) {
            case WIN -> "proven win in " + Text.count(score.plies(), "move");
            case LOSS -> "proven loss in " + Text.count(score.plies(), "move");
            case DRAW -> "proven draw";
            case ESTIMATE -> "score " + score.describe();
        };
    }

    /**
     * {@code White wins by 4 points in 5 moves}: the winner with best play, the points if the board counts them, and
     * the length of the line of best play. Empty if the outcome is not proven.
     */
    static <S, M> Optional<String> of(Game<S, M> game, S state, Solution<M> solution) {
        GameInfo info = game.info();
        Optional<S> end = end(game, state, solution);
        String length = end.isPresent() && !solution.line().isEmpty()
                ? " in " + Text.count(solution.line().size(), "move")
                : "";
        return solution.outcome()
                .map(outcome ->
                        outcome.winner().map(side -> info.side(side) + " wins").orElse("a draw")
                                + end.flatMap(last -> lead(game, last, solution))
                                        .orElse("")
                                + length);
    }

    /** The state at the end of the line of best play, if that is known to the end. */
    private static <S, M> Optional<S> end(Game<S, M> game, S state, Solution<M> solution) {
        S last = state;
        for (M move : solution.line()) {
            last = game.play(last, move);
        }
        return game.outcome(last).isOver() ? Optional.of(last) : Optional.empty();
    }

    /** {@code by 4 points}, if the margin is the difference of a tally of the final board. */
    private static <S, M> Optional<String> lead(Game<S, M> game, S end, Solution<M> solution) {
        int margin = solution.margin().orElse(0);
        return game.view(end).tallies().stream()
                .filter(tally -> margin != 0 && tally.first() - tally.second() == margin)
                .map(Tally::label)
                .map(label -> " by " + Math.abs(margin) + " " + (Math.abs(margin) == 1 ? singular(label) : label))
                .findFirst();
    }

    private static String singular(String label) {
        return label.endsWith("s") ? label.substring(0, label.length() - 1) : label;
    }
}
