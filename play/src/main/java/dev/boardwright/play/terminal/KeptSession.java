package dev.boardwright.play.terminal;

import dev.boardwright.play.files.KeptGame;
import dev.boardwright.play.session.GameSession;

/** A game that is ready to be played, and where it is kept meanwhile. */
record KeptSession(GameSession<?, ?> session, KeptGame kept) {}
