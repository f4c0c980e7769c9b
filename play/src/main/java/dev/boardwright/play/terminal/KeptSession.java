package dev.boardwright.play.terminal;

import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.session.SeatedGame;

/** A game to play and its file. */
record KeptSession(SeatedGame<?, ?> session, KeptGame kept) {}
