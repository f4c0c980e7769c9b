package dev.boardwright.testkit;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** {@code moves}, {@code moveCount} and {@code moveAt} agree, and are empty if and only if the game is over. */
final class MoveChecks {
    private static final int FOREIGN_MOVES_TRIED = 12;

    private static final int LARGEST_CODE_TRIED = 4_000;

    private MoveChecks() {}

    static <S, M> void areUnique(Moment<S, M> moment) {
        List<M> moves = moment.moves();
        moment.requireEqual(moves.size(), new HashSet<>(moves).size(), () -> "number of distinct moves among " + moves);
        moment.requireEqual(
                (long) moves.size(), Arrays.stream(moment.codes()).distinct().count(), "number of distinct codes");
    }

    static <S, M> void areListedInAFixedOrder(Moment<S, M> moment) {
        MoveBuffer again = new MoveBuffer(0);
        again.add(-7);
        moment.fresh().moves(again);
        int[] expected = new int[again.size()];
        expected[0] = -7;
        System.arraycopy(moment.codes(), 0, expected, 1, moment.codes().length);
        requireEqual(
                moment, expected, again.toArray(), "moves that a fresh position of the same state appends after -7");
    }

    static <S, M> void endWithTheGame(Moment<S, M> moment) {
        Position<S> position = moment.position();
        boolean over = position.isOver();
        int moves = moment.codes().length;
        moment.require(over || moves > 0, "the game is not over, yet there is no legal move");
        moment.require(!over || moves == 0, () -> "the game is over, yet there are legal moves: " + moment.moves());
        moment.requireEqual(moves, position.moveCount(), "moveCount");
        Outcome outcome = moment.game().outcome(moment.state());
        moment.requireEqual(over, outcome.isOver(), () -> "isOver of the outcome " + outcome);
        if (over) {
            moment.requireEqual(Outcome.ofMargin(position.margin()), outcome, "outcome, by the sign of the margin");
        }
    }

    static <S, M> void areThoseCountedAndNumbered(Moment<S, M> moment) {
        int[] codes = moment.codes();
        Position<S> position = moment.position();
        moment.requireEqual(codes.length, position.moveCount(), "moveCount");
        int[] numbered = movesAt(position);
        int[] fresh = movesAt(moment.fresh());
        requireEqual(moment, fresh, movesAt(moment.fresh()), "moveAt of two fresh positions");
        Arrays.sort(codes);
        Arrays.sort(numbered);
        Arrays.sort(fresh);
        requireEqual(moment, codes, numbered, "set of moveAt, in sorted order");
        requireEqual(moment, codes, fresh, "set of a fresh position's moveAt");
    }

    static <S, M> void repliesAreThoseOfPlay(Moment<S, M> moment) {
        Position<S> position = moment.position();
        Snapshot<S> before = Snapshot.of(moment.fresh());
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        long expected = 0;
        for (int code : moves.toArray()) {
            Position<S> next = moment.fresh();
            next.play(code);
            expected += Math.max(1, next.moveCount());
        }
        moment.requireEqual(expected, position.countReplies(moves), "countReplies");
        moment.requireAlike(before, Snapshot.of(position), "countReplies changes the position");
    }

    private static void requireEqual(Moment<?, ?> moment, int[] expected, int[] actual, String what) {
        if (!Arrays.equals(expected, actual)) {
            moment.requireEqual(Arrays.toString(expected), Arrays.toString(actual), what);
        }
    }

    private static int[] movesAt(Position<?> position) {
        int[] moves = new int[position.moveCount()];
        for (int k = 0; k < moves.length; k++) {
            moves[k] = position.moveAt(k);
        }
        return moves;
    }

    /**
     * Tries every move that a code stands for: all of them at the start, and elsewhere a few, as well as those that happen on no
     * cell, such as a pass.
     */
    static <S, M> void othersAreRefused(Trial<S, M> trial) {
        Set<M> candidates = new LinkedHashSet<>();
        trial.atCheckpoints(moment -> candidates.addAll(moment.moves()));
        IntStream.concat(IntStream.rangeClosed(-LARGEST_CODE_TRIED / 100, LARGEST_CODE_TRIED), CornerChecks.codes())
                .forEach(code -> decoded(trial.game(), code).ifPresent(candidates::add));
        trial.atCheckpoints(moment -> {
            Set<M> foreign = new LinkedHashSet<>(candidates);
            moment.game().legalMoves(moment.state()).forEach(foreign::remove);
            List<M> all = List.copyOf(foreign);
            Set<M> tried = new LinkedHashSet<>(moment.ply() == 0 ? all : moment.sample(all, FOREIGN_MOVES_TRIED));
            all.stream().filter(move -> moment.game().cells(move).isEmpty()).forEach(tried::add);
            tried.forEach(move -> requireRefused(moment, move));
        });
    }

    private static <M> Optional<M> decoded(Game<?, M> game, int code) {
        try {
            return Optional.of(game.decode(code));
        } catch (BoardwrightException e) {
            return Optional.empty();
        }
    }

    private static <S, M> void requireRefused(Moment<S, M> moment, M move) {
        S state = moment.state();
        String text = moment.notation().formatState(state);
        String name = moment.notation().formatMove(move);
        try {
            S next = moment.game().play(state, move);
            throw moment.failure(
                    name + " is not among the legal moves, yet it can be played and leads to " + next, null);
        } catch (IllegalMoveException e) {
            String reason = e.getMessage();
            moment.require(reason != null && !reason.isBlank(), name + " is refused without a reason");
        } catch (RuntimeException e) {
            throw moment.failure(
                    name + " is not legal here, and play throws " + e
                            + " instead of IllegalMoveException with the reason",
                    e);
        }
        moment.requireEqual(text, moment.notation().formatState(state), "state after " + name + " was refused");
        moment.require(!moment.position().isLegal(moment.game().encode(move)), name + " is refused, yet isLegal");
    }
}
