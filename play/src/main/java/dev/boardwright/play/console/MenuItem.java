package dev.boardwright.play.console;

/**
 * One of the things that can be chosen from a list.
 *
 * @param name what can be typed for it, instead of its number
 * @param description what it means, in a few words; perhaps empty
 * @param value what choosing it gives
 */
public record MenuItem<T>(String name, String description, T value) {
    /** A choice whose name says enough. */
    public static <T> MenuItem<T> of(String name, T value) {
        return new MenuItem<>(name, "", value);
    }
}
