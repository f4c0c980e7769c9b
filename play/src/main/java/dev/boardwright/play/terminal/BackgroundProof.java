package dev.boardwright.play.terminal;

import dev.boardwright.ai.BackgroundProver;
import dev.boardwright.ai.Question;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.Solution;
import dev.boardwright.ai.Solver;
import dev.boardwright.ai.SolverSettings;
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
    /** A proof that takes longer than this is rarely found at all. */
    private static final SearchLimits LIMITS = SearchLimits.ofTime(Duration.ofSeconds(20));

    private static final int MEGABYTES = 16;

    private final Game<S, M> game;
    private @Nullable BackgroundProver<S, M> prover;
    private @Nullable Attempt latest;

    BackgroundProof(Game<S, M> game) {
        this.game = game;
    }

    /** What is proven of one state so far; written by the prover's thread. */
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

    /** Begins to prove a state, or goes on with it. */
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
            // There is no room for a table: nothing is proven.
        }
    }

    /**
     * What is proven of the state that was begun last, after waiting for the whole answer for this time at most.
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
                // Looks again whether the person has had enough.
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return Optional.ofNullable(attempt.found);
    }

    /** Ends what is under way. */
    void close() {
        if (prover != null) {
            prover.close();
        }
    }
}
