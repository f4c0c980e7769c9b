package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;

/** Threads that share a game get the results that they would get alone. */
final class ThreadChecks {
    private static final int THREADS = 4;
    private static final int PLIES = 30;

    private ThreadChecks() {}

    static <S, M> void doNotDisturbEachOther(Trial<S, M> trial) {
        List<Object> alone = playThrough(trial);
        CountDownLatch start = new CountDownLatch(THREADS);
        Supplier<List<Object>> afterTheOthersHaveCome = () -> {
            start.countDown();
            awaitAll(start);
            return playThrough(trial);
        };
        List<CompletableFuture<List<Object>>> together = new ArrayList<>();
        for (int n = 0; n < THREADS; n++) {
            together.add(CompletableFuture.supplyAsync(afterTheOthersHaveCome, task -> new Thread(task).start()));
        }
        for (CompletableFuture<List<Object>> other : together) {
            List<Object> seen = other.join();
            for (int ply = 0; ply < alone.size(); ply++) {
                trial.begin()
                        .requireEqual(
                                alone.get(ply),
                                ply < seen.size() ? seen.get(ply) : null,
                                "what another thread saw at ply " + ply + " of the same game");
            }
        }
    }

    /** The results of all methods in the first plies of a random game: both faces and the notation. */
    private static <S, M> List<Object> playThrough(Trial<S, M> trial) {
        Game<S, M> game = trial.game();
        Rng rng = trial.rng(3);
        List<Object> seen = new ArrayList<>();
        Position<S> position = game.position(trial.start());
        S state = trial.start();
        while (seen.size() < PLIES && !game.outcome(state).isOver()) {
            List<M> moves = game.legalMoves(state);
            M move = moves.get(rng.below(moves.size()));
            String text = game.notation().formatMove(move);
            position.play(game.encode(game.notation().parseMove(text)));
            state = game.play(state, move);
            seen.add(List.of(moves, state, position.toState(), game.notation().formatState(state), position.hash()));
        }
        return seen;
    }

    private static void awaitAll(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
