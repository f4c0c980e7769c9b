package dev.boardwright.core.record;

import dev.boardwright.core.BoardwrightException;
import java.util.List;

/** The canonical form of marks and comments in game records. */
final class Annotations {
    /** The marks that are written right after a move; PGN also writes them as {@code $1} to {@code $6}. */
    private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");

    private static final int LARGEST = 255;

    private Annotations() {}

    /** Whether {@code c} belongs to a mark that is written right after a move. */
    static boolean isSuffix(char c) {
        return c == '!' || c == '?';
    }

    /**
     * The canonical form of a mark: {@code !} for {@code $1}.
     *
     * @throws RecordException if it is not a mark
     */
    static String canonical(String mark) {
        if (SUFFIXES.contains(mark)) {
            return mark;
        }
        int number = number(mark);
        if (number < 0) {
            throw new RecordException("bad annotation " + BoardwrightException.quote(mark) + "; it is one of "
                    + String.join(" ", SUFFIXES) + ", or '$' and a number from 0 to " + LARGEST);
        }
        return number >= 1 && number <= SUFFIXES.size() ? SUFFIXES.get(number - 1) : "$" + number;
    }

    /** The mark to write right after the move: the first one if it is a suffix, else none. */
    static String suffix(List<String> marks) {
        return !marks.isEmpty() && SUFFIXES.contains(marks.get(0)) ? marks.get(0) : "";
    }

    /** The other marks, as numbers. */
    static List<String> others(List<String> marks) {
        return marks.stream()
                .skip(suffix(marks).isEmpty() ? 0 : 1)
                .map(mark -> SUFFIXES.contains(mark) ? "$" + (SUFFIXES.indexOf(mark) + 1) : mark)
                .toList();
    }

    private static int number(String mark) {
        boolean digits = mark.length() >= 2
                && mark.length() <= 4
                && mark.charAt(0) == '$'
                && mark.chars().skip(1).allMatch(c -> c >= '0' && c <= '9');
        int number = digits ? Integer.parseInt(mark.substring(1)) : -1;
        return number <= LARGEST ? number : -1;
    }

    /**
     * The comment on one line: blanks and line ends become single spaces.
     *
     * @throws RecordException if it has another control character
     */
    static String comment(String text) {
        StringBuilder line = new StringBuilder();
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (RecordLexer.isBlank(c)) {
                gap = true;
                continue;
            }
            if (Character.isISOControl(c)) {
                throw new RecordException("a comment has a control character: " + BoardwrightException.quote(text)
                        + "; any other character is allowed");
            }
            line.append(gap && line.length() > 0 ? " " : "").append(c);
            gap = false;
        }
        return line.toString();
    }
}
