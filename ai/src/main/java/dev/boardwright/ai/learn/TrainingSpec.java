package dev.boardwright.ai.learn;

import static java.util.Objects.requireNonNull;

import dev.boardwright.ai.Evaluations;
import dev.boardwright.ai.SearchSettings;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternEvaluation;
import dev.boardwright.core.pattern.PatternGame;
import dev.boardwright.core.pattern.TextBits;
import java.io.ByteArrayInputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.function.IntFunction;

/**
 * The games of a generation as text and numbers, which any machine with the game can play. Immutable.
 *
 * @param pieces the pieces that {@link TextBits} tells apart; empty for a game that is a {@link PatternGame}
 * @param weights the file of the weights that play, each byte as a character; empty for the game's evaluation without weights
 * @param nodes the size of a search
 * @param randomPlies the largest number of random moves at the start of a game
 * @param seed decides the games
 */
public record TrainingSpec(String pieces, String weights, long nodes, int randomPlies, long seed)
        implements Serializable {
    private static final long serialVersionUID = 1;

    /** Validates the parameters. */
    public TrainingSpec {
        requireNonNull(pieces);
        requireNonNull(weights);
        if (nodes < 1 || randomPlies < 0) {
            throw new IllegalArgumentException(nodes + " nodes and " + randomPlies + " random plies");
        }
    }

    /**
     * Plays games by number. What it returns for a number is the same on every machine, and can only be read by the
     * {@link Learner} that wants the games. For one thread.
     */
    public <S, M> IntFunction<byte[]> player(Game<S, M> game) {
        TrainingGames<S, M> games = games(game);
        return number -> games.play(number, new StopSignal()).toBytes();
    }

    <S, M> TrainingGames<S, M> games(Game<S, M> game) {
        BoardBits<S> bits = game instanceof PatternGame<S, M> own ? own.boardBits() : TextBits.of(game, pieces);
        Evaluation<S> base = PatternEvaluation.baseOf(game);
        Evaluation<S> playing = weights.isEmpty()
                ? base
                : PatternEvaluation.read(
                        new ByteArrayInputStream(weights.getBytes(StandardCharsets.ISO_8859_1)), game, base);
        SearchSettings settings =
                SearchSettings.create().withMegabytes(4).withEvaluations(Evaluations.only(game, playing));
        return new TrainingGames<>(game, bits, base, settings, nodes, randomPlies, seed);
    }
}
