package dev.boardwright.play.terminal;

import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.console.Prompt;
import dev.boardwright.play.session.ChessClock;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.SeatedGame;
import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The optional clock of a game, and its use in each turn.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
final class TurnClock<S, M> {
    private final SeatedGame<S, M> session;
    private final Optional<ChessClock> clock;

    /** The clock for the time control in the game's record. */
    TurnClock(SeatedGame<S, M> session, LongSupplier nanoTime) {
        this.session = session;
        clock = ChessClock.of(session.session(), nanoTime);
    }

    /** The clock itself; empty if the game is played without one. */
    Optional<ChessClock> clock() {
        return clock;
    }

    /** Starts the clock of a person, and returns the prompt for their move. */
    Prompt startPerson() {
        String side = session.sideToMove();
        clock.ifPresent(ChessClock::start);
        return clock.<Prompt>map(
                        running -> new TurnPrompt(side, session.session().turn(), running))
                .orElseGet(() -> new Prompt.Fixed(side + "> "));
    }

    /** Starts the clock of a computer, and returns the limits of its search. */
    SearchLimits startComputer(Seat.Computer computer, Duration usualTime) {
        clock.ifPresent(ChessClock::start);
        return clock.map(times -> computer.limits(times.now(), session.session().turn()))
                .orElseGet(() -> computer.limits(usualTime));
    }

    /** Ends the game if the side to move has no time left; returns whether it did. */
    boolean endIfUp() {
        boolean up = clock.isPresent() && clock.get().isUp();
        if (up) {
            session.loseOnTime();
        }
        return up;
    }

    /** The game so far, with the time that is left. */
    GameRecord<S, M> record() {
        GameRecord<S, M> record = session.record();
        return clock.isPresent() ? clock.get().sign(record) : record;
    }
}
