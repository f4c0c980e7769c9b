package dev.boardwright.core.record;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Games;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.Serializable;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The serial form of a {@link GameRecord}: its text, which is checked on reading. */
record SerialRecord(String text) implements Serializable {
    SerialRecord {
        Objects.requireNonNull(text, "text");
    }

    /**
     * The serial form of a record.
     *
     * @throws NotSerializableException if {@link Games} does not find the same game again
     */
    static SerialRecord of(GameRecord<?, ?> record) throws NotSerializableException {
        Game<?, ?> game = record.game();
        String name = game.info().name();
        try {
            if (Games.create(name, game.options()).getClass() == game.getClass()) {
                return new SerialRecord(record.toText());
            }
        } catch (BoardwrightException e) {
            throw notSerializable(game, e.getMessage());
        }
        throw notSerializable(game, "the game found as " + name + " is another");
    }

    private static NotSerializableException notSerializable(Game<?, ?> game, @Nullable String reason) {
        return new NotSerializableException(GameRecord.class.getName() + " of " + game + ": " + reason);
    }

    private Object readResolve() throws InvalidObjectException {
        try {
            return GameRecord.parse(text);
        } catch (BoardwrightException e) {
            InvalidObjectException invalid = new InvalidObjectException(e.getMessage());
            invalid.initCause(e);
            throw invalid;
        }
    }
}
