/**
 * Evaluations learned from self-play: {@link dev.boardwright.ai.learn.Learner} learns weights, {@link
 * dev.boardwright.ai.learn.LearnedEvaluation} reads them from a file. What weights are is in {@code
 * dev.boardwright.core.pattern}.
 *
 * <pre>{@code
 * import java.io.IOException;
 * import java.nio.file.*;
 *
 * static <S, M> Searcher learned(Game<S, M> game, Class<? extends Game<S, M>> type, Path file) throws IOException {
 *     Learned learned = Learner.of(game).withTime(Duration.ofMinutes(15)).withThreads(2).run();
 *     Files.write(file, learned.weights().toBytes());
 *     System.out.println(learned.elo().difference() + " Elo, better: " + learned.better());
 *     return Minimax.create().withEvaluation(type, LearnedEvaluation.read(file, game));
 * }
 * }</pre>
 */
@NullMarked
package dev.boardwright.ai.learn;

import org.jspecify.annotations.NullMarked;
