package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.record.GameRecord;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Checks for any input: it is valid, or it is refused with the library's exception. */
final class Sense {
    /** Longer than any message of the library, including quotations. */
    private static final int LONGEST_MESSAGE = 1000;

    private Sense() {}

    /**
     * The result of {@code attempt}; empty if it is refused with the library's exception. Other exceptions are thrown.
     */
    static <T> Optional<T> attempt(Supplier<T> attempt) {
        try {
            return Optional.of(attempt.get());
        } catch (BoardwrightException e) {
            String message = e.getMessage();
            assertNotNull(message);
            assertFalse(message.isBlank());
            assertTrue(message.length() <= LONGEST_MESSAGE, () -> message.substring(0, LONGEST_MESSAGE) + "...");
            return Optional.empty();
        }
    }

    /** Checks a text as a position and as a move of {@code game}. */
    static <S, M> void ofText(Game<S, M> game, String text) {
        Notation<S, M> notation = game.notation();
        attempt(() -> notation.parseState(text)).ifPresent(state -> {
            String canonical = notation.formatState(state);
            assertEquals(state, notation.parseState(canonical));
            assertEquals(canonical, notation.formatState(notation.parseState(canonical)));
            assertTrue(ofState(game, state), () -> canonical + " is understood, but not played");
        });
        attempt(() -> notation.parseMove(text)).ifPresent(move -> {
            assertEquals(move, notation.parseMove(notation.formatMove(move)));
            ofMove(game, game.initialState(), move);
        });
    }

    /** Checks a state of any origin. Returns whether it belongs to {@code game}. */
    static <S, M> boolean ofState(Game<S, M> game, S state) {
        assertNotNull(attempt(() -> game.notation().formatState(state)));
        Optional<Position<S>> made = attempt(() -> game.position(state));
        if (made.isEmpty()) {
            return false;
        }
        Position<S> position = made.get();
        assertEquals(state, position.toState());
        assertEquals(game.turn(state), position.turn());
        assertEquals(
                game.view(state).columns() * game.view(state).rows(),
                game.view(state).cells().size());
        for (Player player : Player.values()) {
            assertTrue(Math.abs((long) game.evaluation().evaluate(position, player)) < Evaluation.LIMIT);
        }
        List<M> moves = game.legalMoves(state);
        assertEquals(game.outcome(state).isOver(), moves.isEmpty());
        if (!moves.isEmpty()) {
            M last = moves.get(moves.size() - 1);
            S next = game.play(state, last);
            position.play(game.encode(last));
            assertEquals(next, position.toState());
            position.undo();
            assertEquals(state, position.toState());
        }
        return true;
    }

    /** Checks a move of any origin. */
    static <S, M> void ofMove(Game<S, M> game, S state, M move) {
        boolean legal = game.legalMoves(state).contains(move);
        assertEquals(legal, attempt(() -> game.play(state, move)).isPresent());
        assertNotNull(attempt(() -> game.notation().formatMove(move)));
    }

    /** Checks a record of any origin. */
    static void ofRecord(GameRecord<?, ?> record) {
        assertEquals(record, GameRecord.parse(record.toText()));
    }
}
