package dev.boardwright.play.session;

import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;

/** The players of the two sides. */
public record Seats(Seat first, Seat second) {
    /** The player of a side. */
    public Seat of(Player player) {
        return player == Player.FIRST ? first : second;
    }

    /** The same two players with sides changed. */
    public Seats swapped() {
        return new Seats(second, first);
    }

    /** Whether a person plays this side. */
    public boolean isPerson(Player player) {
        return of(player) instanceof Seat.Person;
    }

    /** Whether a person plays at all. */
    public boolean anyPerson() {
        return isPerson(Player.FIRST) || isPerson(Player.SECOND);
    }

    /** The record with the names of these players; an existing name of a person stays. */
    public <S, M> GameRecord<S, M> sign(GameRecord<S, M> record) {
        GameRecord<S, M> signed = record;
        for (Player player : Player.values()) {
            boolean named = record.playerName(player)
                    .filter(name -> Seat.ofName(record.game(), name).isEmpty())
                    .isPresent();
            if (!(isPerson(player) && named)) {
                signed = signed.withPlayerName(player, of(player).name());
            }
        }
        return signed;
    }

    /** The players of a record; for a side without a name, that of {@code otherwise}. */
    public static Seats of(GameRecord<?, ?> record, Seats otherwise) {
        return new Seats(
                Seat.of(record, Player.FIRST).orElse(otherwise.first),
                Seat.of(record, Player.SECOND).orElse(otherwise.second));
    }
}
