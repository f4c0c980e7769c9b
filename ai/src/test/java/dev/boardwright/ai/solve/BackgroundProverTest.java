package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.testkit.HostileGame;
import dev.boardwright.testkit.TicTacToe;
import java.util.OptionalInt;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class BackgroundProverTest {
    @Test
    void theAnswersAreThoseOfTheLatestQuestion() throws InterruptedException {
        check(LibraryGames.game("369 size=6"), LibraryGames.game("369 size=3"));
    }

    private static <S, M, T, N> void check(Game<S, M> large, Game<T, N> small) throws InterruptedException {
        BlockingQueue<Solution<?>> heard = new LinkedBlockingQueue<>();
        try (BackgroundProver<S, M> busy = new BackgroundProver<>(Solver.of(large));
                BackgroundProver<T, N> prover = new BackgroundProver<>(Solver.of(small))) {
            busy.prove(large.initialState(), Question.MARGIN, SearchLimits.infinite(), solution -> {}, failure -> {});
            prover.prove(small.initialState(), Question.MARGIN, SearchLimits.infinite(), heard::add, failure -> {});
            Solution<?> last = next(heard);
            while (!last.allBest()) {
                last = next(heard);
            }
            assertEquals(OptionalInt.of(4), last.margin());
        }
    }

    @Test
    void nothingIsHeardAfterClose() throws InterruptedException {
        Game<?, ?> game = LibraryGames.game("369 size=3");
        for (int i = 0; i < 20; i++) {
            checkClose(game);
        }
    }

    private static <S, M> void checkClose(Game<S, M> game) throws InterruptedException {
        CountDownLatch listening = new CountDownLatch(1);
        AtomicBoolean closed = new AtomicBoolean();
        AtomicBoolean late = new AtomicBoolean();
        BackgroundProver<S, M> prover = new BackgroundProver<>(Solver.of(game));
        prover.prove(
                game.initialState(),
                Question.MARGIN,
                SearchLimits.infinite(),
                solution -> {
                    listening.countDown();
                    // Time in which a close that does not wait would return.
                    for (int i = 0; i < 1000; i++) {
                        Thread.onSpinWait();
                        late.compareAndSet(false, closed.get());
                    }
                },
                failure -> {});
        listening.await();
        prover.close();
        closed.set(true);
        assertFalse(late.get());
    }

    @Test
    void aListenerMayCloseTheProver() throws InterruptedException {
        Game<?, ?> game = LibraryGames.game("369 size=3");
        checkCloseInListener(game);
    }

    private static <S, M> void checkCloseInListener(Game<S, M> game) throws InterruptedException {
        BlockingQueue<Solution<?>> heard = new LinkedBlockingQueue<>();
        BackgroundProver<S, M> prover = new BackgroundProver<>(Solver.of(game));
        prover.prove(
                game.initialState(),
                Question.MARGIN,
                SearchLimits.infinite(),
                solution -> {
                    prover.close();
                    heard.add(solution);
                },
                failure -> {});
        next(heard);
        prover.close();
        assertTrue(heard.isEmpty());
    }

    @Test
    void failuresAreReported() throws InterruptedException {
        BlockingQueue<Throwable> failures = new LinkedBlockingQueue<>();
        IllegalStateException bug = new IllegalStateException("a bug");
        HostileGame broken = HostileGame.throwing(HostileGame.Call.POSITION_PLAY, bug);
        try (BackgroundProver<TicTacToe.State, TicTacToe.Move> prover = new BackgroundProver<>(Solver.of(broken))) {
            TicTacToe.State start = broken.initialState();
            prover.prove(start, Question.MARGIN, SearchLimits.infinite(), solution -> {}, failures::add);
            assertSame(bug, failures.poll(60, TimeUnit.SECONDS));
        }
        HostileGame fine = HostileGame.lying();
        try (BackgroundProver<TicTacToe.State, TicTacToe.Move> prover = new BackgroundProver<>(Solver.of(fine))) {
            Consumer<Object> throwing = solution -> {
                throw bug;
            };
            prover.prove(
                    fine.initialState(), Question.MARGIN, SearchLimits.infinite(), throwing::accept, failures::add);
            assertSame(bug, failures.poll(60, TimeUnit.SECONDS));
        }
    }

    private static Solution<?> next(BlockingQueue<Solution<?>> heard) throws InterruptedException {
        Solution<?> solution = heard.poll(60, TimeUnit.SECONDS);
        assertTrue(solution != null, "no answer");
        return solution;
    }
}
