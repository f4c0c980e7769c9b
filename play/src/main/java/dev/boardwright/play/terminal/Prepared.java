package dev.boardwright.play.terminal;

/** A game that is ready to be played, and where it is kept meanwhile. */
record Prepared(GameSession<?, ?> session, KeptGame kept) {}
