package dev.boardwright.play.session;

import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.core.record.GameSession;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game in progress and its players, without input or output: what the setup, the menu and the files of games hand to
 * each other. Used by one thread.
 *
 * @param session the game
 * @param seats who plays
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record SeatedGame<S, M>(GameSession<S, M> session, Seats seats) {
    /**
     * Persons may take back their moves, together with the replies of a computer. Between two computers any move may be
     * taken back.
     */
    public SeatedGame {
        Set<Player> persons = EnumSet.allOf(Player.class);
        persons.removeIf(player -> seats.anyPerson() && !seats.isPerson(player));
        session.allowTakeBacks(persons);
    }

    /** A new game from {@code start}, perhaps with a clock. */
    public static <S, M> SeatedGame<S, M> begin(Game<S, M> game, S start, Seats seats, Optional<TimeControl> control) {
        GameRecord<S, M> record = GameRecord.of(game, start, List.of()).withDate(LocalDate.now(ZoneId.systemDefault()));
        return of(control.map(time -> ChessClock.sign(record, time)).orElse(record), seats);
    }

    /** A game that continues a record; all its moves can be taken back. */
    public static <S, M> SeatedGame<S, M> of(GameRecord<S, M> record, Seats seats) {
        return new SeatedGame<>(GameSession.of(seats.sign(record)), seats);
    }

    /** The same game from its start, between these players and with the full time on the clock if there is one. */
    public SeatedGame<S, M> again(Seats players) {
        return begin(session.game(), session.start(), players, timeControl());
    }

    /** The time control, if the game is played with a clock. */
    public Optional<TimeControl> timeControl() {
        return TimeControl.of(session.tags());
    }

    /** The name of the side to move. */
    public String sideToMove() {
        return session.game().info().side(session.turn());
    }

    /** The player to move. */
    public Seat mover() {
        return seats.of(session.turn());
    }

    /** Whether a person is to move. */
    public boolean isPersonsTurn() {
        return seats.isPerson(session.turn());
    }
}
