package dev.boardwright.play.session;

import dev.boardwright.ai.GameClock;
import dev.boardwright.ai.Level;
import dev.boardwright.ai.Levels;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The player of a side. */
public sealed interface Seat {
    /** A person at the terminal. */
    Seat PERSON = new Person();

    /** The name of a person in commands and records. */
    String PERSON_NAME = "person";

    /** The name in records and messages, which {@link #ofName} reads. */
    String name();

    /** A person at the terminal. */
    record Person() implements Seat {
        @Override
        public String name() {
            return PERSON_NAME;
        }
    }

    /**
     * A computer.
     *
     * @param level the name of its level
     * @param takesTime whether the level uses its time; others move at once
     * @param time the thinking time for a move; empty if nothing but the clock of the game limits it
     */
    record Computer(String level, boolean takesTime, Optional<Duration> time) implements Seat {
        static Computer of(Level level, Optional<Duration> time) {
            return new Computer(level.name(), level.takesTime(), time);
        }

        /** The limits of its search in a game without a clock; {@code usual} if it has no time of its own. */
        public SearchLimits limits(Duration usual) {
            return SearchLimits.ofTime(time.orElse(usual));
        }

        /** The limits of its search in a game with a clock: its share of what is left, and at most its own time. */
        public SearchLimits limits(GameClock clock, Player side) {
            // Half of what is left is more than our searchers take. It is for those that know no clock.
            Duration half = clock.left(side).dividedBy(2);
            Duration most = half.isNegative() ? Duration.ZERO : half;
            return SearchLimits.ofClock(clock)
                    .withTime(time.filter(own -> own.compareTo(most) < 0).orElse(most));
        }

        @Override
        public String name() {
            return level
                    + time.filter(limit -> takesTime)
                            .map(limit -> ", " + limit.toMillis() + " ms")
                            .orElse("");
        }
    }

    /**
     * A person, or a computer that plays at the level of this name.
     *
     * @throws OptionException if the game has no such level
     */
    static Seat of(Game<?, ?> game, String word, Optional<Duration> time) {
        if (word.equals(PERSON_NAME)) {
            return PERSON;
        }
        if (!Levels.names(game).contains(word)) {
            throw new OptionException(game.info().name() + " has no player " + BoardwrightException.quote(word)
                    + "; its players: " + PERSON_NAME + ", " + String.join(", ", Levels.names(game)));
        }
        return Computer.of(Levels.named(game, word), time);
    }

    /** Who plays a side according to a record. An unknown name is a person; empty if the record has no name. */
    static Optional<Seat> of(GameRecord<?, ?> record, Player player) {
        return record.playerName(player).map(name -> ofName(record.game(), name).orElse(PERSON));
    }

    /** The seat with this {@link #name}; empty for other names, such as Ann. */
    static Optional<Seat> ofName(Game<?, ?> game, String name) {
        Matcher matcher = Pattern.compile("(\\S+?)(?:, ([1-9][0-9]{0,8}) ms)?").matcher(name);
        if (name.equals(PERSON_NAME)) {
            return Optional.of(PERSON);
        }
        if (!matcher.matches() || !Levels.names(game).contains(matcher.group(1))) {
            return Optional.empty();
        }
        Optional<Duration> time =
                Optional.ofNullable(matcher.group(2)).map(Long::parseLong).map(Duration::ofMillis);
        return Optional.of(Computer.of(Levels.named(game, matcher.group(1)), time));
    }
}
