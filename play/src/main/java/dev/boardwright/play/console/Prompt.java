package dev.boardwright.play.console;

/** The text in front of a typed line, and the time limit for typing. */
public interface Prompt {
    /** The text, which may change while the person types. Called from any thread. */
    String text();

    /** Whether the time for typing is up. Called from any thread. */
    default boolean isTimeUp() {
        return false;
    }

    /** A fixed text without a time limit. */
    record Fixed(String text) implements Prompt {}
}
