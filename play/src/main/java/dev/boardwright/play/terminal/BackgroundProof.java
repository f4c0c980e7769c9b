package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.solve.BackgroundProver;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What a solver proves of the positions that a person asks about. It works in the background, and for a while after the
 * answer, so that asking again may give more. Used by one thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class BackgroundProof<S, M> {
    /** Longer proofs are rarely found. */
    private static final SearchLimits LIMITS = SearchLimits.ofTime(Duration.ofSeconds(20));

    private static final int MEGABYTES = 16;

    private final Game<S, M> game;
    private @Nullable BackgroundProver<S, M> prover;
    private @Nullable Attempt latest;

    BackgroundProof(Game<S, M> game) {
        this.game = game;
    }

    /** The results for one state so far, written by the prover's thread. */
    private final class Attempt {
        private final S state;
        private final CountDownLatch whole = new CountDownLatch(1);
        private volatile @Nullable Solution<M> found;

        Attempt(S state) {
            this.state = state;
        }

        void hear(Solution<M> solution) {
            found = solution;
            if (solution.allBest()) {
                whole.countDown();
            }
        }
    }

    /** Starts or continues the proof of a state. */
    void begin(S state) {
        if (latest != null && latest.state.equals(state) && latest.whole.getCount() == 0) {
            return;
        }
        Attempt attempt = new Attempt(state);
        latest = attempt;
        try {
            if (prover == null) {
                prover = new BackgroundProver<>(
                        Solver.of(game, SolverSettings.standard().withMegabytes(MEGABYTES)));
            }
            prover.prove(state, Question.MARGIN, LIMITS, attempt::hear);
        } catch (OutOfMemoryError e) {
            // Without memory for a table nothing is proven.
        }
    }

    /**
     * The results for the latest state. Waits for the complete answer for at most this time.
     *
     * @param interrupted ends the waiting early
     */
    Optional<Solution<M>> await(Duration most, CountDownLatch interrupted) {
        Attempt attempt = latest;
        if (attempt == null) {
            return Optional.empty();
        }
        long end = System.nanoTime() + most.toNanos();
        try {
            while (System.nanoTime() < end
                    && interrupted.getCount() > 0
                    && !attempt.whole.await(20, TimeUnit.MILLISECONDS)) {
                // Checks for an interrupt every 20 ms.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Optional.ofNullable(attempt.found);
    }

    /** Stops the proof. */
    void close() {
        if (prover != null) {
            prover.close();
        }
    }
}
