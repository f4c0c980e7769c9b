package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.GameRecord;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.session.GameSession;

/** Keeps a game on disk while it is played, and says so; where that fails, it says that once. */
final class GameKeeper {
    private final Console console;
    private final KeptGame kept;
    private boolean failed;

    GameKeeper(Console console, KeptGame kept) {
        this.console = console;
        this.kept = kept;
    }

    /** Keeps the game as it stands. */
    void keep(GameRecord<?, ?> record) {
        if (failed) {
            return;
        }
        try {
            kept.keep(record);
        } catch (BoardwrightException e) {
            failed = true;
            console.say("The game will not be kept when you leave: " + Text.message(e));
        }
    }

    /** Says that the game is kept, if it is. */
    void farewell(GameSession<?, ?> session) {
        if (!failed && !session.isOver() && !session.record().moves().isEmpty()) {
            console.say("The game is kept and will be offered next time.");
        }
    }
}
