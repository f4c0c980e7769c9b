package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A seeded random game, the input of every check, with everything needed to repeat it.
 *
 * @param game the game under test
 * @param start the state that the random game starts from
 * @param seed decides every random choice
 * @param checkpoints the approximate number of positions that the costly checks see
 * @param longestGame the number of plies after which a game counts as endless
 */
record Trial<S, M>(Game<S, M> game, S start, long seed, int checkpoints, int longestGame) {
    /** Runs a check. An exception of the game becomes a failure that describes this trial. */
    void run(Consumer<Trial<S, M>> check) {
        try {
            check.accept(this);
        } catch (RuntimeException e) {
            throw failure("threw " + e, "somewhere in the game", start, e);
        }
    }

    /** The failure of a check at {@code state}, with the given cause if the game threw an exception. */
    AssertionError failure(String message, String ply, S state, @Nullable Throwable cause) {
        String origin = Hints.onChangedStates(game);
        return new AssertionError(
                message
                        + (origin.isEmpty() ? "" : "\n  because:  " + origin)
                        + "\n  game:     " + (game.info().name() + " " + game.options()).strip()
                        + "\n  start:    " + text(start)
                        + "\n  seed:     " + seed
                        + "\n  ply:      " + ply
                        + "\n  position: " + text(state)
                        + "\n  repeat:   @Override protected Arbitrary<Long> seeds() { return Arbitraries.just("
                        + seed + "L); }",
                cause);
    }

    private String text(S state) {
        try {
            return game.notation().formatState(state);
        } catch (RuntimeException e) {
            return state + " (which cannot be formatted: " + e + ")";
        }
    }

    /** The random game from the same start with another seed. */
    Trial<S, M> withSeed(long other) {
        return new Trial<>(game, start, other, checkpoints, longestGame);
    }

    /** A generator for one purpose, independent of those for other purposes. */
    Rng rng(int purpose) {
        return new Rng(Rng.mix(seed + purpose));
    }

    /** A fresh board at {@code state} on which random play ends: by the rule for repetition too, if the game has one. */
    Position<S> endingPosition(S state) {
        return GameHistory.of(game, state).position();
    }

    /**
     * The moves of the random game to its end, each drawn from the list of legal moves. A game without a rule for repetition
     * ends where it comes back to a position; {@link RepetitionChecks} reports that.
     */
    int[] line() {
        Rng rng = new Rng(seed);
        Position<S> position = endingPosition(start);
        MoveBuffer line = new MoveBuffer();
        MoveBuffer moves = new MoveBuffer();
        Map<Long, S> seen = new HashMap<>();
        while (!position.isOver()) {
            S earlier = game.repetition().isPresent() ? null : seen.putIfAbsent(position.hash(), position.toState());
            if (earlier != null && earlier.equals(position.toState())) {
                break;
            }
            moves.clear();
            position.moves(moves);
            Moment<S, M> moment = new Moment<>(this, position, line.size());
            moment.require(!moves.isEmpty(), "the game is not over, yet there is no legal move");
            moment.require(line.size() < longestGame, "the game does not end");
            int code = moves.get(rng.below(moves.size()));
            position.play(code);
            line.add(code);
        }
        return line.toArray();
    }

    /** The start, before any move. */
    Moment<S, M> begin() {
        return new Moment<>(this, game.position(start), 0);
    }

    /** Plays the random game and checks every position. */
    void everywhere(Consumer<Moment<S, M>> check) {
        visit(line(), 1, check);
    }

    /** Plays the random game and checks its first position, its last two, and some between them. */
    void atCheckpoints(Consumer<Moment<S, M>> check) {
        int[] line = line();
        visit(line, 1 + line.length / checkpoints, check);
    }

    /** Plays the random game and checks one position of it. */
    void atSomePoint(Consumer<Moment<S, M>> check) {
        int[] line = line();
        Position<S> position = game.position(start);
        int plies = rng(2).below(line.length + 1);
        for (int ply = 0; ply < plies; ply++) {
            position.play(line[ply]);
        }
        new Moment<>(this, position, plies).run(check);
    }

    private void visit(int[] line, int stride, Consumer<Moment<S, M>> check) {
        int phase = rng(stride).below(stride);
        Position<S> position = game.position(start);
        for (int ply = 0; ply <= line.length; ply++) {
            if (ply % stride == phase || ply == 0 || ply >= line.length - 1) {
                new Moment<>(this, position, ply).run(check);
            }
            if (ply < line.length) {
                position.play(line[ply]);
            }
        }
    }
}
