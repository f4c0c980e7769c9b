package dev.boardwright.ai.learn;

import dev.boardwright.ai.match.EloEstimate;
import java.util.Optional;

/**
 * How far learning is.
 *
 * @param phase what is going on, in a few words
 * @param generation the generation under way, from 1
 * @param games the games played so far, of all generations
 * @param positions the positions searched so far
 * @param loss the loss on the games of the last generation that were held out, after its fit; NaN before the first
 * @param elo the strength against the game's own evaluation at equal processor time, by the last short match
 * @param done the share of the time or generations that has passed, from 0 to 1
 */
public record LearningProgress(
        String phase,
        int generation,
        long games,
        long positions,
        double loss,
        Optional<EloEstimate> elo,
        double done) {}
