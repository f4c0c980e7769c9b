package dev.boardwright.ai.match;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.IllegalMoveException;
import java.util.Arrays;
import java.util.List;

/**
 * The opening of a game of a match: a state and the first moves.
 *
 * @param start the state before the moves
 * @param moves the moves that are played before the players choose their own
 * @param <S> the game's state
 * @param <M> the game's move
 */
public record Opening<S, M>(S start, List<M> moves) {
    /** Copies the list. */
    public Opening {
        moves = List.copyOf(moves);
    }

    /** The opening of a line: moves from {@code start}, or a position. Only the board of a position has a slash. */
    static <S, M> Opening<S, M> parse(Game<S, M> game, S start, String line) {
        boolean isPosition = line.contains("/");
        Opening<S, M> opening = new Opening<>(
                isPosition ? game.notation().parseState(line) : start,
                isPosition
                        ? List.of()
                        : Arrays.stream(line.split("\\s+", -1))
                                .map(game.notation()::parseMove)
                                .toList());
        if (GameHistory.of(game, opening.start, opening.moves).outcome().isOver()) {
            throw new BoardwrightException("the game is over there");
        }
        return opening;
    }

    /**
     * The history of the moves, after which the players begin.
     *
     * @throws IllegalMoveException if a move is not legal
     * @throws IllegalArgumentException if the game is over after them
     */
    GameHistory<S, M> history(Game<S, M> game) {
        GameHistory<S, M> history = GameHistory.of(game, start, moves);
        if (history.outcome().isOver()) {
            throw new IllegalArgumentException("a match cannot start from a finished game");
        }
        return history;
    }
}
