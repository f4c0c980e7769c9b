package dev.boardwright.ai;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameRecord;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Player;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** One game between two searchers, or of one against itself, from an opening to its end. Owned by one thread. */
final class GameRun<S, M> {
    /** The tag with the reason why a game ended before its end by the rules. */
    static final String REASON = "Reason";

    private final Game<S, M> game;
    private final Opening<S, M> opening;
    private final List<Seat> seats;
    private final BooleanSupplier over;
    private final StopSignal stop;

    private final List<M> moves;
    private final List<Score> scores = new ArrayList<>();
    private S state;
    private @Nullable Player loser;
    private boolean late;
    private String reason = "";

    /** A player in this game: its searcher, and its effort so far. */
    static final class Seat implements AutoCloseable {
        private final MatchPlayer player;
        private final Searcher searcher;
        private final Duration grace;
        private Effort effort = Effort.NONE;

        Seat(MatchPlayer player, long seed, Duration grace) {
            this.player = player;
            this.searcher = player.searchers().apply(seed);
            this.grace = grace;
        }

        Effort effort() {
            return effort;
        }

        /** Whether a move that took this time is too late. */
        private boolean isLate(long nanos) {
            return player.limits().time().isPresent()
                    && nanos > player.limits().time().get().plus(grace).toNanos();
        }

        @Override
        public void close() {
            if (searcher instanceof AutoCloseable closeable) {
                try {
                    closeable.close();
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new BoardwrightException("cannot end " + player.name() + ": " + e.getMessage(), e);
                }
            }
        }
    }

    /**
     * A game from an opening.
     *
     * @param seats the players of the first and the second side; may be the same
     * @param over called after each move; the game is abandoned when it returns true
     */
    GameRun(Game<S, M> game, Opening<S, M> opening, List<Seat> seats, BooleanSupplier over, StopSignal stop) {
        this.game = game;
        this.opening = opening;
        this.seats = seats;
        this.over = over;
        this.stop = stop;
        moves = new ArrayList<>(opening.moves());
        S from = opening.start();
        for (M move : moves) {
            from = game.play(from, move);
        }
        state = from;
    }

    /** Plays the game; returns false if it was abandoned before its end. */
    boolean play() {
        while (loser == null && !game.outcome(state).isOver()) {
            Player side = game.turn(state);
            move(side, seats.get(side.index()));
            if (over.getAsBoolean()) {
                return false;
            }
        }
        return true;
    }

    private void move(Player side, Seat seat) {
        long begin = System.nanoTime();
        SearchResult<M> result;
        try {
            result = seat.searcher.search(game, state, seat.player.limits(), SearchListener.none(), stop);
        } catch (RuntimeException | StackOverflowError e) {
            forfeit(side, "failed: " + e);
            return;
        }
        long nanos = System.nanoTime() - begin;
        seat.effort = seat.effort.plus(result, nanos);
        if (seat.isLate(nanos)) {
            seat.effort = seat.effort.withTimeLoss();
            late = true;
            forfeit(side, "lost on time: a move took " + nanos / 1_000_000 + " ms");
            return;
        }
        try {
            state = game.play(state, result.move());
        } catch (IllegalMoveException e) {
            forfeit(side, "played an illegal move: " + e.getMessage());
            return;
        }
        moves.add(result.move());
        scores.add(result.score());
    }

    private void forfeit(Player side, String why) {
        loser = side;
        // A tag has no control characters.
        reason = game.info().side(side) + " " + why.replaceAll("\\p{Cntrl}+", " ");
    }

    /** The reason why the game ended before its end by the rules; empty if it ended by the rules. */
    String reason() {
        return reason;
    }

    /** The game from its start, opening included. */
    GameRecord<S, M> record() {
        GameRecord<S, M> record = GameRecord.of(game, opening.start(), moves);
        if (loser == null) {
            return record;
        }
        return (late ? record.withLossOnTime(loser) : record.withResignation(loser)).withTag(REASON, reason);
    }

    /** The score of each move after the opening, from its mover's side. */
    List<Score> scores() {
        return scores;
    }
}
