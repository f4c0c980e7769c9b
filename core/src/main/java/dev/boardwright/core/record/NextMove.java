package dev.boardwright.core.record;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.GameStateException;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Player;
import org.jspecify.annotations.Nullable;

/**
 * A state of a recorded game, with the number and side of the next move.
 *
 * <p>Numbers are those of PGN: a number has at most one move of each side, the first player's before the second's. If a
 * side moves twice in a row, its second move has the next number.
 */
record NextMove<S, M>(GameHistory<S, M> history, int number, Player player) {
    /** The beginning of a game. */
    static <S, M> NextMove<S, M> start(Game<S, M> game, S state) {
        return new NextMove<>(GameHistory.of(game, state), 1, game.turn(state));
    }

    Game<S, M> game() {
        return history.game();
    }

    S state() {
        return history.state();
    }

    /** The end by the rules, that for repetition included; null if the game goes on. */
    @Nullable
    GameEnd end() {
        return GameEnd.of(history).orElse(null);
    }

    /**
     * The state after {@code move}. Costs one {@link GameHistory#play}.
     *
     * @throws IllegalMoveException if the move is not legal here; the message is the game's own
     * @throws RecordException if the move's text cannot be written in a record
     */
    NextMove<S, M> play(M move) {
        String text = game().notation().formatMove(move);
        if (!RecordLexer.isMove(text)) {
            throw new RecordException(where() + ": " + BoardwrightException.quote(text)
                    + " cannot be written as a move in a game record");
        }
        GameHistory<S, M> next = history.play(move);
        Player then = next.turn();
        boolean sameNumber = player == Player.FIRST && then == Player.SECOND;
        return new NextMove<>(next, sameNumber ? number : number + 1, then);
    }

    /** The same as {@link #play}, but messages begin with the number and side of the move. */
    NextMove<S, M> playNumbered(M move) {
        try {
            return play(move);
        } catch (IllegalMoveException e) {
            throw new IllegalMoveException(where() + ": " + e.getMessage(), e);
        }
    }

    /** A move made here. */
    PlayedMove<M> played(M move) {
        return new PlayedMove<>(move, player, number);
    }

    /**
     * Checks that the game has not ended.
     *
     * @throws GameStateException if the game has ended
     */
    void requireGoingOn(@Nullable GameEnd end) {
        if (end != null) {
            throw new GameStateException("the game is over already: " + end.describe(game().info()));
        }
    }

    /** The number before the next move: {@code 1.} for the first player's, {@code 1...} for the second's. */
    String label() {
        return PlayedMove.label(number, player);
    }

    /** The next move in a message: {@code move 1... (Black)}. */
    String where() {
        return "move " + label() + " (" + game().info().side(player) + ")";
    }
}
