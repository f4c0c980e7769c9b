package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.command.StartingPoint;
import dev.boardwright.play.files.Weights;
import dev.boardwright.play.session.Seat;
import dev.boardwright.play.session.TimeControl;
import java.time.Duration;
import java.util.Optional;

/**
 * The parts of a game setup that the command line gives. The rest is asked.
 *
 * @param game the name of the game
 * @param options the options that are given
 * @param first the first player: a person, or the level of a computer
 * @param second the second player
 * @param lot whether to draw lots for the sides
 * @param time the thinking time of a computer for a move
 * @param position the position to start from
 * @param record a game to go on with
 * @param clock the time of each side
 * @param delay the pause between the moves of two computers
 * @param weights the weights of the computers, as {@link Weights} reads them
 */
record Request(
        Optional<String> game,
        GameOptions options,
        Optional<String> first,
        Optional<String> second,
        boolean lot,
        Optional<Duration> time,
        Optional<String> position,
        Optional<GameRecord<?, ?>> record,
        Optional<TimeControl> clock,
        Optional<Duration> delay,
        Optional<String> weights) {
    /** No choices. */
    static final Request NOTHING = new Request(
            Optional.empty(),
            GameOptions.create(),
            Optional.empty(),
            Optional.empty(),
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty());

    /** This request with a game to continue. */
    Request withRecord(GameRecord<?, ?> loaded) {
        return new Request(
                game, options, first, second, lot, time, position, Optional.of(loaded), clock, delay, weights);
    }

    /** The player of a side, if it is given. */
    Optional<String> player(Player player) {
        return player == Player.FIRST ? first : second;
    }

    /** Whether a player is given. Then the other side is a person by default, and options have their defaults. */
    boolean hasPlayers() {
        return first.isPresent() || second.isPresent();
    }

    /**
     * Validates everything that can be validated before questions are asked.
     *
     * @throws BoardwrightException if a choice is unknown or contradicts another
     */
    void check() {
        if (record.isPresent()) {
            checkAgainst(record.get());
        } else if (game.isPresent()) {
            Game<?, ?> chosen = Games.create(game.get(), options);
            position.ifPresent(text -> StartingPoint.of(chosen, text));
            checkPlayers(chosen);
        } else if (!options.asMap().isEmpty() || position.isPresent()) {
            throw new OptionException("options and a position need the name of the game they belong to");
        }
    }

    private void checkAgainst(GameRecord<?, ?> loaded) {
        String name = loaded.game().info().name();
        if (game.isPresent() && !game.get().equals(name)) {
            throw new OptionException("the file has a game of " + name + ", not of " + game.get());
        }
        if (!options.asMap().isEmpty() || position.isPresent()) {
            throw new OptionException("a file brings its own options and position; give none beside it");
        }
        checkPlayers(loaded.game());
    }

    private void checkPlayers(Game<?, ?> chosen) {
        Weights.evaluations(weights.orElse(null), chosen);
        first.ifPresent(word -> Seat.of(chosen, word, time));
        second.ifPresent(word -> Seat.of(chosen, word, time));
    }
}
