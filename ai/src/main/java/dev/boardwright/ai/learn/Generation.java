package dev.boardwright.ai.learn;

import dev.boardwright.ai.match.EloEstimate;
import java.util.Optional;

/**
 * One generation of learning: games of the weights before it, and a fit.
 *
 * @param number from 1
 * @param games the number of its games
 * @param positions the number of positions searched in them
 * @param nodes the size of a search
 * @param kept the number of generations whose games were used in its fit, its own included
 * @param patterns the patterns of its weights
 * @param loss the loss on its games that were held out
 * @param elo the strength of its weights against the game's own evaluation, if a short match was played
 */
public record Generation(
        int number,
        int games,
        int positions,
        long nodes,
        int kept,
        String patterns,
        double loss,
        Optional<EloEstimate> elo) {}
