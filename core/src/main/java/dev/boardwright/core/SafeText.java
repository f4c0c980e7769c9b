package dev.boardwright.core;

/**
 * Makes untrusted text safe to show: user input, names of files, contents of records.
 *
 * <p>Characters that could steer a terminal, break a line or hide text are replaced by a question mark: control
 * characters (also those from U+0080 to U+009F), line and paragraph separators, directional and other invisible format
 * characters, halves of surrogate pairs, and code points that have no character.
 */
public final class SafeText {
    private static final char REPLACEMENT = '?';
    private static final int LONGEST_QUOTE = 40;
    private static final int LONGEST_EXCERPT = 100;

    private SafeText() {}

    /** The text as one line. */
    public static String line(String text) {
        return replace(text, false);
    }

    /** The text with its line feeds kept. */
    public static String lines(String text) {
        return replace(text, true);
    }

    /** The text as one line in quotes, truncated if it is long. */
    public static String quote(String text) {
        if (text.length() <= LONGEST_QUOTE) {
            return "'" + line(text) + "'";
        }
        boolean splitsPair = Character.isHighSurrogate(text.charAt(LONGEST_QUOTE - 1));
        return "'" + line(text.substring(0, LONGEST_QUOTE - (splitsPair ? 1 : 0))) + "...'";
    }

    /** The text as one line, truncated if it is long: a word or a sentence of another program. */
    public static String excerpt(String text) {
        return line(text.length() > LONGEST_EXCERPT ? text.substring(0, LONGEST_EXCERPT) + "..." : text);
    }

    private static String replace(String text, boolean keepLineFeeds) {
        if (text.codePoints().allMatch(c -> isSafe(c, keepLineFeeds))) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(isSafe(c, keepLineFeeds) ? c : REPLACEMENT));
        return out.toString();
    }

    private static boolean isSafe(int codePoint, boolean keepLineFeeds) {
        if (codePoint == '\n') {
            return keepLineFeeds;
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
