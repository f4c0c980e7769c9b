package dev.boardwright.play.ugi;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import java.util.List;
import java.util.regex.Pattern;

/** The words of a client's line, and text for answers. */
final class Words {
    private static final Pattern SPACE = Pattern.compile("\\s+");

    private Words() {}

    /** The words of a line; none if it is blank. */
    static List<String> of(String line) {
        String stripped = line.strip();
        return stripped.isEmpty() ? List.of() : List.of(SPACE.split(stripped));
    }

    /** The message of an exception in one line. */
    static String message(BoardwrightException e) {
        return SafeText.line(String.valueOf(e.getMessage()));
    }

    /** What the code of others threw, for one line of an answer: lines become words, and a long text is truncated. */
    static String failure(Throwable e) {
        String text;
        try {
            text = e instanceof BoardwrightException ? String.valueOf(e.getMessage()) : e.toString();
        } catch (RuntimeException | StackOverflowError failing) {
            text = e.getClass().getName();
        }
        return SafeText.excerpt(SPACE.matcher(text).replaceAll(" "));
    }
}
