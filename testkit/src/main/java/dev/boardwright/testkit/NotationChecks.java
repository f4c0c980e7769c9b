package dev.boardwright.testkit;

import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** Codes and texts can be converted back to the values they were made from. */
final class NotationChecks {
    private NotationChecks() {}

    static <S, M> void codesRoundTrip(Moment<S, M> moment) {
        for (int code : moment.codes()) {
            M move = moment.game().decode(code);
            int encoded = moment.game().encode(move);
            moment.requireEqual(code, encoded, () -> "code of " + move);
            moment.requireEqual(move, moment.game().decode(encoded), () -> "move with code " + encoded);
        }
    }

    static <S, M> void movesRoundTrip(Moment<S, M> moment, boolean ignoresCase) {
        Notation<S, M> notation = moment.notation();
        for (M move : moment.moves()) {
            String text = notation.formatMove(move);
            moment.requireEqual(move, notation.parseMove(text), () -> "move parsed from '" + text + "'");
            if (ignoresCase) {
                requireInUpperCase(moment, move, text, notation::parseMove);
            }
        }
    }

    static <S, M> void movesHaveTextsOfTheirOwn(Moment<S, M> moment) {
        List<M> moves = moment.moves();
        Map<String, M> byText = new HashMap<>();
        for (M move : moves) {
            String text = moment.notation().formatMove(move);
            moment.require(!text.isEmpty(), () -> move + " has an empty text");
            moment.require(text.chars().noneMatch(Character::isWhitespace), () -> "'" + text + "' has a space");
            M other = byText.put(text, move);
            moment.require(other == null, () -> "'" + text + "' is the text of both " + other + " and " + move);
        }
    }

    static <S, M> void statesRoundTrip(Moment<S, M> moment, boolean ignoresCase) {
        Notation<S, M> notation = moment.notation();
        S state = moment.state();
        String text = notation.formatState(state);
        S parsed = notation.parseState(text);
        moment.requireEqual(state, parsed, "state parsed from '" + text + "'");
        moment.requireEqual(text, notation.formatState(parsed), "text of the state parsed from '" + text + "'");
        moment.requireEqual(1L, text.lines().count(), "number of lines of '" + text + "'");
        if (ignoresCase) {
            requireInUpperCase(moment, state, text, notation::parseState);
        }
    }

    private static <T> void requireInUpperCase(
            Moment<?, ?> moment, T value, String text, Function<String, ? extends T> parser) {
        String upper = text.toUpperCase(Locale.ROOT);
        String what = "'" + upper + "' is not understood like '" + text + "', although parsing ignores case;"
                + " if that of your game does not, override ignoresCase() in the contract: ";
        T parsed;
        try {
            parsed = parser.apply(upper);
        } catch (RuntimeException e) {
            throw moment.failure(what + "it " + (e instanceof NotationException ? "is refused, " : "throws ") + e, e);
        }
        moment.requireEqual(value, parsed, () -> what + "the value parsed");
    }
}
