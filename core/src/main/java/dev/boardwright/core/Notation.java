package dev.boardwright.core;

import java.util.function.Function;

/**
 * The text form of the states and moves of a game.
 *
 * <p>The text of a value parses to an equal value, and a parsed value formats to its canonical text. Parsing is strict:
 * the {@link NotationException} for any other text says what is wrong and where.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public interface Notation<S, M> {
    /** The text of a state: everything that decides the rest of the game, in one line. */
    String formatState(S state);

    /** The state that a text describes. It need not be one that play can reach. */
    S parseState(String text);

    /** The text of a move, without spaces. */
    String formatMove(M move);

    /** The move that a text describes. It need not be legal. */
    M parseMove(String text);

    /** The notation made of these four functions, for small games. */
    static <S, M> Notation<S, M> of(
            Function<? super S, String> formatState,
            Function<String, ? extends S> parseState,
            Function<? super M, String> formatMove,
            Function<String, ? extends M> parseMove) {
        return new Notation<>() {
            @Override
            public String formatState(S state) {
                return formatState.apply(state);
            }

            @Override
            public S parseState(String text) {
                return parseState.apply(text);
            }

            @Override
            public String formatMove(M move) {
                return formatMove.apply(move);
            }

            @Override
            public M parseMove(String text) {
                return parseMove.apply(text);
            }
        };
    }
}
