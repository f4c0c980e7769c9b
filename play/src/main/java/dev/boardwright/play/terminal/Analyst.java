package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.solve.Solution;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.session.SeatedGame;
import dev.boardwright.play.terminal.Thinker.Thought;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * Judges a position for a person: searches it, and meanwhile tries to prove its value.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class Analyst<S, M> {
    private final Console console;
    private final Thinker thinker;
    private final SeatedGame<S, M> session;
    private final BackgroundProof<S, M> proof;

    Analyst(Console console, Thinker thinker, SeatedGame<S, M> session) {
        this.console = console;
        this.thinker = thinker;
        this.session = session;
        proof = new BackgroundProof<>(session.game());
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

    /** Judges the current position, which is not over, in this time, with the best {@code lines} moves. */
    Judgement<M> judge(int lines, Duration time) {
        proof.begin(session.state());
        Thought<M> thought = thinker.analyse(session, lines, time);
        Duration rest =
                thought.stopped() ? Duration.ZERO : time.minus(thought.result().time());
        CountDownLatch interrupted = new CountDownLatch(1);
        Optional<Solution<M>> proven =
                console.interruptibly(interrupted::countDown, () -> proof.await(rest, interrupted));
        return new Judgement<>(thought.result(), proven);
    }

    /** Stops the background proof. */
    void close() {
        proof.close();
    }
}
