package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.solve.BackgroundProver;
import dev.boardwright.ai.solve.Question;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.SolverSettings;
import dev.boardwright.core.record.GameSession;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.terminal.Thinker.Thought;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/**
 * Judges a position for a person: searches it, and meanwhile tries to prove its value. The proof goes on for a while
 * after the answer, so that asking again may give more. Used by one thread.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class Analyst<S, M> {
    /** Longer proofs are rarely found. */
    private static final SearchLimits PROOF_LIMITS = SearchLimits.ofTime(Duration.ofSeconds(20));

    private static final int PROOF_MEGABYTES = 16;

    private final Console console;
    private final Thinker thinker;
    private final GameSession<S, M> session;
    private @Nullable BackgroundProver<S, M> prover;
    private @Nullable Proof latest;

    Analyst(Console console, Thinker thinker, GameSession<S, M> session) {
        this.console = console;
        this.thinker = thinker;
        this.session = session;
    }

    /**
     * A judgement of a position.
     *
     * @param result what the search found
     * @param proof what is proven, perhaps nothing
     */
    record Judgement<M>(SearchResult<M> result, Optional<Solution<M>> proof) {
        /** The move to recommend: the one that the search found, unless others are proven to be better. */
        M move() {
            M found = result.move();
            return proof.map(Solution::best)
                    .filter(best -> !best.isEmpty() && !best.contains(found))
                    .map(best -> best.get(0))
                    .orElse(found);
        }
    }

    /** What is proven of one state so far, written by the prover's thread. */
    private final class Proof {
        private final S state;
        private final CountDownLatch awaited = new CountDownLatch(1);
        private volatile @Nullable Solution<M> found;

        Proof(S state) {
            this.state = state;
        }

        void hear(Solution<M> solution) {
            found = solution;
            if (solution.allBest()) {
                awaited.countDown();
            }
        }

        boolean isWhole() {
            return found != null && found.allBest();
        }
    }

    /** Judges the current position, which is not over, in this time, with the best {@code lines} moves. */
    Judgement<M> judge(int lines, Duration time) {
        Proof proof = prove(session.state());
        Thought<M> thought = thinker.analyse(session, lines, time);
        if (!thought.stopped()) {
            Duration rest = time.minus(thought.result().time());
            console.interruptibly(proof.awaited::countDown, () -> GameLoop.isCountedDown(proof.awaited, rest));
        }
        return new Judgement<>(thought.result(), Optional.ofNullable(proof.found));
    }

    /** Starts or continues the proof of a state. */
    private Proof prove(S state) {
        if (latest != null && latest.state.equals(state) && latest.isWhole()) {
            return latest;
        }
        Proof proof = new Proof(state);
        latest = proof;
        try {
            if (prover == null) {
                SolverSettings settings = SolverSettings.create().withMegabytes(PROOF_MEGABYTES);
                prover = new BackgroundProver<>(Solver.of(session.game(), settings));
            }
            prover.prove(state, Question.MARGIN, PROOF_LIMITS, proof::hear, failure -> proof.awaited.countDown());
        } catch (OutOfMemoryError e) {
            // Without memory for a table nothing is proven.
        }
        return proof;
    }

    /** Stops the proof. */
    void close() {
        if (prover != null) {
            prover.close();
        }
    }
}
