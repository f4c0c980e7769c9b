package dev.boardwright.play.terminal;

/** What a person does after a game, or instead of it. */
sealed interface Next {
    /** Back to the menu. */
    record Menu() implements Next {}

    /** Leave the program. */
    record Quit() implements Next {}

    /** Play another game. */
    record Play(GameSession<?, ?> session) implements Next {}
}
