package dev.boardwright.play.console;

import java.util.List;

/** The words that can be typed at a prompt, for completion. */
public interface Completion {
    /** No completion. */
    Completion NONE = before -> List.of();

    /** The words that may come next after the words {@code before}. */
    List<String> next(List<String> before);

    /** Whether the name of a file comes next. */
    default boolean isFileNext(List<String> before) {
        return false;
    }
}
