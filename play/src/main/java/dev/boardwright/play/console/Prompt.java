package dev.boardwright.play.console;

/** What is shown in front of a line to be typed, and how long the console waits for it. */
public interface Prompt {
    /** The text, which may change while the person types. Called from any thread. */
    String text();

    /** Whether it is too late to type. Called from any thread. */
    default boolean isTimeUp() {
        return false;
    }

    /** A text that stays; the console waits without end. */
    record Fixed(String text) implements Prompt {}
}
