package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Causes of failures that their messages do not show. */
final class Hints {
    private Hints() {}

    /** Why two values that print alike may differ; empty if there is nothing to say. */
    static String onEquality(@Nullable Object expected, @Nullable Object actual) {
        Object value = element(expected);
        if (value == null || element(actual) == null) {
            return "";
        }
        String type = value.getClass().getName();
        if (!definesEquals(value)) {
            return " (" + type + " does not define equals and hashCode)";
        }
        return String.valueOf(expected).equals(String.valueOf(actual))
                ? " (both print alike, yet equals of " + type + " tells them apart)"
                : "";
    }

    private static @Nullable Object element(@Nullable Object value) {
        return value instanceof Collection<?> several
                ? several.stream().findFirst().orElse(null)
                : value;
    }

    private static boolean definesEquals(Object value) {
        try {
            return value.getClass().getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            return true;
        }
    }

    /**
     * The first of a few moves that change the state they are played in, in words; empty if there is none. Such a game fails
     * most checks, each for another reason.
     */
    static <S, M> String onChangedStates(Game<S, M> game) {
        try {
            List<M> moves = game.legalMoves(game.initialState());
            for (M move : moves.subList(0, Math.min(3, moves.size()))) {
                S state = game.initialState();
                String before = game.notation().formatState(state);
                game.play(state, move);
                String after = game.notation().formatState(state);
                if (!before.equals(after)) {
                    return changed(game.notation().formatMove(move), before, after);
                }
            }
        } catch (RuntimeException e) {
            // The failure itself says what is wrong.
        }
        return "";
    }

    static String changed(String move, String before, String after) {
        return "playing " + move + " changes the state that it is given, from " + before + " to " + after
                + ": states are values, so play and next return another one";
    }
}
