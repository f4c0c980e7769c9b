package dev.boardwright.ai.match;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchListener;
import dev.boardwright.ai.SearchResult;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.internal.Failure;
import dev.boardwright.ai.internal.WatchedTask;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One game between two searchers, or of one against itself, from an opening to its end. Owned by one thread.
 *
 * <p>The searchers run in a thread of the game's own, so that one that never answers loses the game and is left behind.
 */
final class GameRun<S, M> {
    /** The tag with the reason why a game ended before its end by the rules. */
    static final String REASON = "Reason";

    private final Game<S, M> game;
    private final Opening<S, M> opening;
    private final List<Seat> seats;
    private final BooleanSupplier over;
    private final StopSignal stop;
    private final Duration grace;
    private final int maxPlies;
    private final Thread caller = Thread.currentThread();

    // Guarded by this.
    private final List<M> moves;
    private final List<Score> scores = new ArrayList<>();
    private GameHistory<S, M> history;
    private @Nullable Player loser;
    private boolean late;
    private String reason = "";
    private boolean leftBehind;
    /** The side whose searcher is made or runs since {@link #begin}; null between moves. */
    private @Nullable Player thinking;

    private long begin;
    /** How long that may take. */
    private long mostNanos;
    /** When the match was first seen to be over; 0 if it is not. */
    private long overSince;

    /**
     * A game from an opening.
     *
     * @param seats the players of the first and the second side; may be the same
     * @param over called after each move; the game is abandoned when it returns true
     * @param grace how much longer than its time a player may take for a move
     * @param maxPlies the number of moves after which a game that goes on is a draw
     */
    GameRun(
            Game<S, M> game,
            Opening<S, M> opening,
            List<Seat> seats,
            BooleanSupplier over,
            StopSignal stop,
            Duration grace,
            int maxPlies) {
        this.game = game;
        this.opening = opening;
        this.seats = seats;
        this.over = over;
        this.stop = new StopSignal(stop::isStopped);
        this.grace = grace;
        this.maxPlies = maxPlies;
        moves = new ArrayList<>(opening.moves());
        history = opening.history(game);
    }

    /** Plays the game; returns false if it was abandoned before its end. */
    boolean play() {
        return WatchedTask.run("boardwright-game", this::playOn, stop::stop, this::giveUpIfHopeless)
                .orElseGet(this::hasLoser);
    }

    private boolean playOn() {
        for (Player side : Player.values()) {
            if (isGoingOn()) {
                sit(side, seats.get(side.index()));
            }
        }
        while (isGoingOn()) {
            Player side = history.turn();
            move(side, seats.get(side.index()));
            if (isOver()) {
                return false;
            }
        }
        return true;
    }

    private boolean isOver() {
        return stop.isStopped() || over.getAsBoolean();
    }

    private synchronized boolean isGoingOn() {
        return !leftBehind && loser == null && !history.outcome().isOver() && history.ply() < maxPlies;
    }

    private synchronized boolean hasLoser() {
        return loser != null;
    }

    /** Makes the searcher of a side. */
    private void sit(Player side, Seat seat) {
        start(side, seat.mostNanosToStart());
        seat.make();
        clearInterrupt();
        end();
    }

    private void move(Player side, Seat seat) {
        start(side, seat.mostNanos(grace));
        SearchResult<M> result;
        try {
            result = seat.searcher().search(history, seat.player().limits(), SearchListener.none(), stop);
            Objects.requireNonNull(result, "there is no result");
        } catch (Throwable e) {
            forfeit(side, "failed: " + Failure.text(e));
            return;
        } finally {
            clearInterrupt();
        }
        finish(side, seat, result);
    }

    /**
     * Clears the flag of this thread, which a searcher may have set. Nothing is lost: who interrupts the thread of a game also
     * gives the signal.
     */
    private void clearInterrupt() {
        if (Thread.currentThread() != caller) {
            Thread.interrupted();
        }
    }

    private synchronized void start(Player side, long nanos) {
        thinking = side;
        begin = System.nanoTime();
        mostNanos = nanos;
    }

    private synchronized void end() {
        thinking = null;
    }

    private synchronized void finish(Player side, Seat seat, SearchResult<M> result) {
        if (leftBehind) {
            return;
        }
        thinking = null;
        long nanos = System.nanoTime() - begin;
        seat.setEffort(seat.effort().plus(result, nanos));
        if (nanos > seat.mostNanos(grace)) {
            loseOnTime(side, seat, "a move took " + nanos / 1_000_000 + " ms");
            return;
        }
        M move = result.move();
        try {
            history = history.play(move);
        } catch (IllegalMoveException e) {
            forfeit(side, "played an illegal move: " + e.getMessage());
            return;
        } catch (RuntimeException e) {
            // A move of another class, unless the game itself fails.
            if (history.legalMoves().contains(move)) {
                throw e;
            }
            forfeit(side, "played an illegal move: " + Failure.text(e));
            return;
        }
        moves.add(move);
        scores.add(result.score());
    }

    /** Ends the game without the searcher that runs, if that has had its time and more; true if so. */
    private synchronized boolean giveUpIfHopeless() {
        if (thinking == null) {
            return false;
        }
        long now = System.nanoTime();
        if (isOver()) {
            overSince = overSince == 0 ? now : overSince;
            leftBehind = now - overSince > grace.toNanos();
            return leftBehind;
        }
        Player side = thinking;
        Seat seat = seats.get(side.index());
        if (now - begin <= mostNanos) {
            return false;
        }
        loseOnTime(side, seat, "no move within " + (now - begin) / 1_000_000 + " ms");
        leftBehind = true;
        stop.stop();
        return true;
    }

    private void loseOnTime(Player side, Seat seat, String why) {
        seat.setEffort(seat.effort().withTimeLoss());
        late = true;
        forfeit(side, "lost on time: " + why);
    }

    private synchronized void forfeit(Player side, String why) {
        if (leftBehind) {
            return;
        }
        loser = side;
        thinking = null;
        reason = game.info().side(side) + " " + Failure.line(why);
    }

    /** The reason why the game ended before its end by the rules; empty if it ended by the rules. */
    String reason() {
        return reason;
    }

    /** The game from its start, opening included. */
    GameRecord<S, M> record() {
        GameRecord<S, M> record = GameRecord.of(game, opening.start(), moves);
        if (loser == null) {
            return record.result().isOver() ? record : record.withAdjudication(Outcome.DRAW);
        }
        return (late ? record.withLossOnTime(loser) : record.withResignation(loser)).withTag(REASON, reason);
    }

    /** The score of each move after the opening, from its mover's side. */
    List<Score> scores() {
        return scores;
    }
}
