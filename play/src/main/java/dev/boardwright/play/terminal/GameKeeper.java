package dev.boardwright.play.terminal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.record.GameRecord;
import dev.boardwright.play.console.Console;
import dev.boardwright.play.console.Text;
import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.files.KeptGame.Kept;

/** Keeps a game on disk while it is played, and reports when that fails, works again, or uses another file. */
final class GameKeeper {
    private final Console console;
    private final KeptGame place;
    private boolean failed;

    GameKeeper(Console console, KeptGame place) {
        this.console = console;
        this.place = place;
    }

    /** Keeps the game. Tried after every change, because a full disk may have space again. */
    void keep(GameRecord<?, ?> record) {
        Kept last;
        try {
            last = place.keep(record);
        } catch (BoardwrightException e) {
            if (!failed) {
                console.say("The game is not kept at the moment: " + Text.message(e));
            }
            failed = true;
            return;
        }
        if (failed && last != Kept.FORGOTTEN) {
            console.say("The game is kept again.");
        }
        failed = false;
        if (last == Kept.ELSEWHERE) {
            console.say("This game was also continued elsewhere. Both are kept, this one as a game of its own.");
        }
    }

    /** Reports whether the game is kept, if there is something to keep. */
    void farewell(GameRecord<?, ?> record) {
        if (failed) {
            keep(record);
        }
        if (failed) {
            console.say("The game could not be kept.");
        } else if (place.isKept()) {
            console.say("The game is kept and will be offered next time.");
        }
    }
}
