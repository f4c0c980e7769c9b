package dev.boardwright.play.terminal;

import dev.boardwright.play.console.MenuItem;
import dev.boardwright.play.console.Questions;
import java.util.List;

/** The choices after the end of a game. */
enum AfterGame {
    AGAIN,
    SWAP,
    REPLAY,
    SAVE,
    UNDO,
    MENU,
    QUIT;

    /** Asks the person for one of them. */
    static AfterGame ask(Questions questions) {
        return questions.choose(
                "What next?",
                List.of(
                        new MenuItem<>("again", "the same game once more", AGAIN),
                        new MenuItem<>("swap", "once more, with sides changed", SWAP),
                        new MenuItem<>("replay", "walk through the moves", REPLAY),
                        new MenuItem<>("save", "write this game to a file", SAVE),
                        new MenuItem<>("undo", "take the end back", UNDO),
                        new MenuItem<>("menu", "", MENU),
                        new MenuItem<>("quit", "", QUIT)));
    }
}
