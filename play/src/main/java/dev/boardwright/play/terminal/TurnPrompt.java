package dev.boardwright.play.terminal;

import dev.boardwright.core.Player;
import dev.boardwright.play.console.Prompt;
import dev.boardwright.play.session.ChessClock;
import dev.boardwright.play.session.ClockText;

/**
 * Asks the side to move for its move, and shows how much time it has left: {@code White 4:52> }.
 *
 * @param side the name of the side
 * @param player the side
 * @param clock the clock, which runs
 */
record TurnPrompt(String side, Player player, ChessClock clock) implements Prompt {
    @Override
    public String text() {
        return side + " " + ClockText.of(clock.left(player)) + "> ";
    }

    @Override
    public boolean isTimeUp() {
        return clock.isUp();
    }
}
