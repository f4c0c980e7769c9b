package dev.boardwright.play.terminal;

import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.session.SeatedGame;

/** A game to be played, and its place on the disk. */
record KeptSession(SeatedGame<?, ?> session, KeptGame kept) {}
