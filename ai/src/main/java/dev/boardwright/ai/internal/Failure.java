package dev.boardwright.ai.internal;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;

/** What the code of others threw, as one line of text for a message, a record or a terminal. */
public final class Failure {
    private static final int LONGEST = 300;

    private Failure() {}

    /** The message of an exception of this library, else the exception with its class. */
    public static String text(Throwable e) {
        String text;
        try {
            text = e instanceof BoardwrightException ? String.valueOf(e.getMessage()) : e.toString();
        } catch (RuntimeException | StackOverflowError failing) {
            text = e.getClass().getName();
        }
        return line(text);
    }

    /** Untrusted text as one line, truncated if it is long. */
    public static String line(String text) {
        String start = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
        return SafeText.line(withSingleBlanks(start));
    }

    /** Not with a regular expression, which would bring the classes for all of them into the page. */
    private static String withSingleBlanks(String text) {
        StringBuilder line = new StringBuilder();
        boolean blankBefore = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean blank = c == ' ' || (c >= '\t' && c <= '\r');
            if (!blank || !blankBefore) {
                line.append(blank ? ' ' : c);
            }
            blankBefore = blank;
        }
        return line.toString();
    }
}
