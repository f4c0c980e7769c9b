package dev.boardwright.core;

/**
 * A state within a recorded game, and the number and side of the move that comes next.
 *
 * <p>Numbers are those of PGN: a number has at most one move of each side, the first player's before the second's.
 * Where a side moves twice running, its second move has a number of its own.
 */
record Ply<S, M>(Game<S, M> game, S state, int number, Player turn) {
    /** The beginning of a game. */
    static <S, M> Ply<S, M> start(Game<S, M> game, S state) {
        return new Ply<>(game, state, 1, game.turn(state));
    }

    /**
     * What follows {@code move}.
     *
     * @throws IllegalMoveException if the move is not legal here
     * @throws RecordException if the move's text would not be read as a move again
     */
    Ply<S, M> play(M move) {
        String text = game.notation().formatMove(move);
        if (!RecordLexer.isMove(text)) {
            throw new RecordException(
                    where() + ": " + BoardwrightException.quote(text) + " cannot stand as a move in a game record");
        }
        S next;
        try {
            next = game.play(state, move);
        } catch (IllegalMoveException e) {
            throw new IllegalMoveException(where() + ": " + e.getMessage(), e);
        }
        Player then = game.turn(next);
        boolean sameNumber = turn == Player.FIRST && then == Player.SECOND;
        return new Ply<>(game, next, sameNumber ? number : number + 1, then);
    }

    /** The number as it stands before the next move: {@code 1.} for the first player's, {@code 1...} for the second's. */
    String label() {
        return number + (turn == Player.FIRST ? "." : "...");
    }

    /** The next move in a message: {@code move 1... (Black)}. */
    String where() {
        return "move " + label() + " (" + game.info().side(turn) + ")";
    }
}
