package dev.boardwright.play.ugi;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.OptionException;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * An option of the engine. Used by one thread.
 *
 * @param <T> the type of its value
 */
final class UgiOption<T> {
    private final String name;
    private final String type;
    private final String allowed;
    private final Function<String, Optional<T>> parser;
    private T value;

    /**
     * An option with its default value.
     *
     * @param type the rest of its declaration
     * @param allowed the allowed values, for messages
     * @param parser the value of a text; empty if it is not allowed
     */
    private UgiOption(String name, String type, String allowed, Function<String, Optional<T>> parser, T value) {
        this.name = name;
        this.type = type;
        this.allowed = allowed;
        this.parser = parser;
        this.value = value;
    }

    /** One of a few names, ignoring case. */
    static UgiOption<String> combo(String name, List<String> values, String usual) {
        return new UgiOption<>(
                name,
                "combo default " + usual + " var " + String.join(" var ", values),
                "one of " + String.join(", ", values),
                text -> values.stream().filter(text::equalsIgnoreCase).findFirst(),
                usual);
    }

    /** Any text, empty at first. */
    static UgiOption<String> text(String name) {
        return new UgiOption<>(name, "string default <empty>", "a text", Optional::of, "");
    }

    /** A whole number. */
    static UgiOption<Integer> spin(String name, int usual, int lowest, int highest) {
        return new UgiOption<>(
                name,
                "spin default " + usual + " min " + lowest + " max " + highest,
                "a whole number from " + lowest + " to " + highest,
                text -> number(text).filter(number -> lowest <= number && number <= highest),
                usual);
    }

    private static Optional<Integer> number(String text) {
        try {
            return Optional.of(Integer.valueOf(text));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** The name, which is matched ignoring case. */
    String name() {
        return name;
    }

    T value() {
        return value;
    }

    /** The {@code option} line of this option. */
    String declaration() {
        return "option name " + name + " type " + type;
    }

    /**
     * Sets the value.
     *
     * @throws OptionException if it is not allowed; the old value stays
     */
    void set(String text) {
        value = parser.apply(text)
                .orElseThrow(() -> new OptionException(
                        "option " + name + " takes " + allowed + ", not " + BoardwrightException.quote(text)));
    }
}
