package dev.boardwright.play.console;

/**
 * An item of a list to choose from.
 *
 * @param name the name that can be typed instead of its number
 * @param description the meaning in a few words; may be empty
 * @param value the value of the choice
 */
public record MenuItem<T>(String name, String description, T value) {
    /** An item without a description. */
    public static <T> MenuItem<T> of(String name, T value) {
        return new MenuItem<>(name, "", value);
    }
}
