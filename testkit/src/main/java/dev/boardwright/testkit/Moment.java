package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A point in a trial's random game. A check that fails here throws a message that says how to repeat it.
 *
 * @param trial the random game
 * @param position the position at this point; the trial goes on with it, so a check must not change it
 * @param ply the number of moves since the trial's start
 */
record Moment<S, M>(Trial<S, M> trial, Position<S> position, int ply) {
    Game<S, M> game() {
        return trial.game();
    }

    Notation<S, M> notation() {
        return trial.game().notation();
    }

    S state() {
        return position.toState();
    }

    /** A fresh position of the same state. */
    Position<S> fresh() {
        return game().position(state());
    }

    /** The legal moves here, as the position lists them. */
    int[] codes() {
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        return moves.toArray();
    }

    /** The legal moves here, decoded from the position's list. */
    List<M> moves() {
        return IntStream.of(codes()).mapToObj(game()::decode).toList();
    }

    /** At most {@code most} of {@code all}, drawn by a generator that depends on the seed and the ply. */
    <T> List<T> sample(List<T> all, int most) {
        if (all.size() <= most) {
            return all;
        }
        Rng rng = rng();
        return IntStream.range(0, most)
                .mapToObj(i -> all.get(rng.below(all.size())))
                .distinct()
                .toList();
    }

    /** A generator that depends on the seed and the ply alone. */
    Rng rng() {
        return trial.rng(1000 + ply);
    }

    /** Runs a check. An exception of the game becomes a failure that describes this moment. */
    void run(Consumer<Moment<S, M>> check) {
        try {
            check.accept(this);
        } catch (RuntimeException e) {
            throw failure("threw " + e, e);
        }
    }

    /** Fails unless {@code holds}. */
    void require(boolean holds, String otherwise) {
        if (!holds) {
            throw failure(otherwise, null);
        }
    }

    /** Fails unless {@code holds}. The message is built only on failure. */
    void require(boolean holds, Supplier<String> otherwise) {
        if (!holds) {
            throw failure(otherwise.get(), null);
        }
    }

    /** Fails unless both are equal. */
    void requireEqual(@Nullable Object expected, @Nullable Object actual, String what) {
        if (!Objects.equals(expected, actual)) {
            throw failure(
                    what + ": expected <" + expected + "> but was <" + actual + ">"
                            + Hints.onEquality(expected, actual),
                    null);
        }
    }

    /** Fails unless both are equal. The message is built only on failure. */
    void requireEqual(@Nullable Object expected, @Nullable Object actual, Supplier<String> what) {
        if (!Objects.equals(expected, actual)) {
            requireEqual(expected, actual, what.get());
        }
    }

    /** Fails unless both snapshots are alike. */
    void requireAlike(Snapshot<S> expected, Snapshot<S> actual, String what) {
        String difference = expected.differenceFrom(actual);
        if (!difference.isEmpty()) {
            throw failure(what + ": " + difference, null);
        }
    }

    /** The failure of a check here, with the given cause if the game threw an exception. */
    AssertionError failure(String message, @Nullable Throwable cause) {
        return trial.failure(message, Integer.toString(ply), state(), cause);
    }
}
