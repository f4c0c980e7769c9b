package dev.boardwright.ai;

import dev.boardwright.core.Player;
import java.time.Duration;

/**
 * The time that each player has left for the rest of the game, and the increment after each move. With no time left, or
 * a negative time, a search answers at once.
 */
public record GameClock(Duration firstLeft, Duration secondLeft, Duration firstIncrement, Duration secondIncrement) {
    /** A clock without increments. */
    public static GameClock of(Duration firstLeft, Duration secondLeft) {
        return new GameClock(firstLeft, secondLeft, Duration.ZERO, Duration.ZERO);
    }

    /** The time that {@code player} has left. */
    public Duration left(Player player) {
        return player == Player.FIRST ? firstLeft : secondLeft;
    }

    /** The increment of {@code player} after each move. */
    public Duration increment(Player player) {
        return player == Player.FIRST ? firstIncrement : secondIncrement;
    }
}
