package dev.boardwright.play.terminal;

import dev.boardwright.play.session.SeatedGame;

/** The next step of a person after a game, or instead of it. */
sealed interface NextStep {
    /** Back to the menu. */
    record Menu() implements NextStep {}

    /** Leave the program. */
    record Quit() implements NextStep {}

    /** Play another game. */
    record Play(SeatedGame<?, ?> session) implements NextStep {}
}
