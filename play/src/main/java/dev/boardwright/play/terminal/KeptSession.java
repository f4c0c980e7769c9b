package dev.boardwright.play.terminal;

import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.files.UserFiles;
import dev.boardwright.play.session.SeatedGame;

/** A game to play, and the file in which it is kept. */
record KeptSession(SeatedGame<?, ?> seated, KeptGame kept) {
    /** A game that has no file yet. */
    static KeptSession fresh(SeatedGame<?, ?> seated, UserFiles files) {
        return new KeptSession(
                seated, files.newGame(seated.session().game().info().name()));
    }
}
