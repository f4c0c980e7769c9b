package dev.boardwright.ai.learn;

import dev.boardwright.ai.match.EloEstimate;
import dev.boardwright.ai.match.WinDrawLoss;
import dev.boardwright.core.pattern.PatternWeights;
import java.util.List;

/**
 * What a {@link Learner} found.
 *
 * @param weights the best weights
 * @param generations the generations of this run
 * @param totalGenerations the generations of the weights, those before a run that was resumed included
 * @param totalGames the games of those generations
 * @param match the games of the last match against the game's own evaluation, from the side of the weights; none if it was
 *     stopped
 * @param cost the processor time of a node, as a multiple of that of the game's own evaluation
 */
public record Learned(
        PatternWeights weights,
        List<Generation> generations,
        int totalGenerations,
        long totalGames,
        WinDrawLoss match,
        double cost) {
    /** Whether the weights are better than the game's own evaluation. */
    public enum Verdict {
        YES,
        NO,
        UNCLEAR
    }

    /** Copies the list. */
    public Learned {
        generations = List.copyOf(generations);
    }

    /** The strength against the game's own evaluation at equal processor time. */
    public EloEstimate elo() {
        return match.elo();
    }

    /** By the interval of {@link #elo}: above 0, below 0, or neither. */
    public Verdict better() {
        EloEstimate elo = elo();
        return match.games() == 0
                ? Verdict.UNCLEAR
                : elo.low() > 0 ? Verdict.YES : elo.high() < 0 ? Verdict.NO : Verdict.UNCLEAR;
    }
}
