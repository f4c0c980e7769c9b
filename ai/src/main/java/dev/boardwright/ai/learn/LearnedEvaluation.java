package dev.boardwright.ai.learn;

import dev.boardwright.ai.job.FileProblem;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.pattern.PatternEvaluation;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads the files of weights that {@link Learner} makes. A game reads its own resources with {@link PatternEvaluation#read}. */
public final class LearnedEvaluation {
    private LearnedEvaluation() {}

    /**
     * The evaluation with the weights in a file, for a game with the options that it has.
     *
     * <pre>{@code
     * static <S, M> Searcher learned(Class<? extends Game<S, M>> type, Game<S, M> game, java.nio.file.Path file) {
     *     return Minimax.create().withEvaluation(type, LearnedEvaluation.read(file, game));
     * }
     * }</pre>
     *
     * @throws BoardwrightException if the file cannot be read, is damaged, or belongs to another game or board
     */
    public static <S> PatternEvaluation<S> read(Path file, Game<S, ?> game) {
        try (InputStream in = Files.newInputStream(file)) {
            return PatternEvaluation.read(in, game, PatternEvaluation.baseOf(game));
        } catch (IOException e) {
            throw FileProblem.of("read", file, e);
        } catch (BoardwrightException e) {
            throw new BoardwrightException(file + ": " + e.getMessage(), e);
        }
    }
}
