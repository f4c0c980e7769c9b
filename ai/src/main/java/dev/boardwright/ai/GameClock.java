package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.time.Duration;

/**
 * The time that each player has left for the rest of the game, and what they get back after each move. Time left may be
 * nothing or less: a search then answers at once.
 */
public record GameClock(Duration firstLeft, Duration secondLeft, Duration firstIncrement, Duration secondIncrement) {
    /** A clock without increments. */
    public static GameClock of(Duration firstLeft, Duration secondLeft) {
        return new GameClock(firstLeft, secondLeft, Duration.ZERO, Duration.ZERO);
    }

    /** What {@code player} has left. */
    public Duration left(Player player) {
        return player == Player.FIRST ? firstLeft : secondLeft;
    }

    /** What {@code player} gets back after each move. */
    public Duration increment(Player player) {
        return player == Player.FIRST ? firstIncrement : secondIncrement;
    }
}
