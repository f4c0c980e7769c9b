package dev.boardwright.testkit;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Any text is either parsed to a value that works, or refused with a {@code BoardwrightException}. */
final class ParsingChecks {
    private static final String LETTERS = "abgorwxABGORWX0123456789 /()-\t\n\u00e9\u2603";
    private static final int MISSPELLINGS = 5;
    private static final int LONG = 100_000;

    private ParsingChecks() {}

    static <S, M> void isUnderstoodOrRefused(Moment<S, M> moment, String text) {
        Notation<S, M> notation = moment.notation();
        try {
            understood(moment, text, notation::parseMove)
                    .ifPresent(move -> moment.requireEqual(
                            move,
                            notation.parseMove(notation.formatMove(move)),
                            "move from " + quoted(text) + ", formatted and parsed again"));
            understood(moment, text, notation::parseState).ifPresent(state -> requireSense(moment, text, state));
        } catch (RuntimeException e) {
            throw moment.failure(quoted(text) + ", parsed and used, threw " + e, e);
        }
    }

    static <S, M> void misspellingsAreUnderstoodOrRefused(Moment<S, M> moment) {
        Rng rng = moment.rng();
        String state = moment.notation().formatState(moment.state());
        for (int n = 0; n < MISSPELLINGS; n++) {
            isUnderstoodOrRefused(moment, misspell(state, rng));
        }
        for (M move : moment.sample(moment.moves(), MISSPELLINGS)) {
            isUnderstoodOrRefused(moment, misspell(moment.notation().formatMove(move), rng));
        }
    }

    /**
     * Texts with a long run of a letter, of digits or of themselves. A parser that takes more than linear time, or
     * recurses for each character, fails here.
     */
    static <S, M> void longTextIsUnderstoodOrRefused(Moment<S, M> moment) {
        Rng rng = moment.rng();
        List<String> texts = new ArrayList<>();
        texts.add(moment.notation().formatState(moment.state()));
        moment.sample(moment.moves(), 1)
                .forEach(move -> texts.add(moment.notation().formatMove(move)));
        for (String text : texts) {
            for (String run :
                    List.of("9", "(", String.valueOf(pick(text, rng)), String.valueOf(pick(text, rng)), text)) {
                int at = rng.below(text.length() + 1);
                String filler = run.repeat(LONG / run.length());
                isUnderstoodOrRefused(moment, text.substring(0, at) + filler + text.substring(at));
            }
        }
    }

    private static <T> Optional<T> understood(Moment<?, ?> moment, String text, Function<String, T> parse) {
        try {
            return Optional.of(parse.apply(text));
        } catch (BoardwrightException e) {
            String reason = e.getMessage();
            moment.require(reason != null && !reason.isBlank(), quoted(text) + " is refused without a reason");
            return Optional.empty();
        }
    }

    /** A parsed state can be formatted, played and undone, whether or not play can reach it. */
    private static <S, M> void requireSense(Moment<S, M> moment, String text, S state) {
        String what = " of the state from " + quoted(text);
        String canonical = moment.notation().formatState(state);
        S again = moment.notation().parseState(canonical);
        moment.requireEqual(state, again, "second parse" + what);
        moment.requireEqual(canonical, moment.notation().formatState(again), "canonical text" + what);
        Position<S> position = moment.game().position(state);
        moment.requireEqual(state, position.toState(), "position" + what);
        Snapshot<S> before = Snapshot.of(position);
        moment.requireEqual(position.outcome().isOver(), position.moveCount() == 0, "having no moves" + what);
        if (!position.isOver()) {
            position.play(position.randomMove(moment.rng()));
            position.undo();
            moment.requireAlike(before, Snapshot.of(position), "undo" + what);
        }
    }

    private static String misspell(String text, Rng rng) {
        StringBuilder out = new StringBuilder(text);
        for (int edits = 1 + rng.below(3); edits > 0; edits--) {
            int at = rng.below(out.length() + 1);
            int end = Math.min(out.length(), at + 1 + rng.below(3));
            char letter = pick(rng.below(2) == 0 ? text : LETTERS, rng);
            switch (rng.below(4)) {
                case 0 -> out.insert(at, letter);
                case 1 -> out.delete(at, end);
                case 2 -> out.replace(at, end, String.valueOf(letter));
                default -> out.insert(at, out.substring(at, end));
            }
        }
        return out.toString();
    }

    private static char pick(String letters, Rng rng) {
        return letters.charAt(rng.below(letters.length()));
    }

    private static String quoted(String text) {
        return BoardwrightException.quote(text);
    }
}
