package dev.boardwright.play.terminal;

import dev.boardwright.play.console.Text;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Folds a text anew that somebody has folded already, for a terminal that is narrower.
 *
 * <p>Where a line ended only for want of room, it goes on with the next. What stands in a list stays in a list, with the
 * meaning of an entry below itself:
 *
 * <pre>{@code
 *   medium    the black stones next to a blocked stone leave with it
 *   high      all black stones leave whenever a stone is blocked
 * }</pre>
 */
final class Refolding {
    /** A short head, a gap, and what it means. Two spaces after a full stop make no entry. */
    private static final Pattern ENTRY = Pattern.compile("( *\\S.{0,20}?[^ .!?]  +)(\\S.*)");

    private static final Pattern SENTENCE_ENDS = Pattern.compile(".*[.:!?]");

    /** An entry whose meaning would have less room is folded like any other line. */
    private static final int LEAST_ROOM = 15;

    private final int width;
    private final int widest;
    private final StringBuilder out = new StringBuilder();

    private Refolding(int width, int widest) {
        this.width = width;
        this.widest = widest;
    }

    /** The text, no line of which is wider than {@code width}; unchanged if that is so already. */
    static String fold(String text, int width) {
        List<String> lines = text.lines().toList();
        int widest = lines.stream().mapToInt(String::length).max().orElse(0);
        return widest <= width ? text : new Refolding(width, widest).fold(lines);
    }

    private String fold(List<String> lines) {
        int i = 0;
        while (i < lines.size()) {
            String first = lines.get(i);
            StringBuilder whole = new StringBuilder(first);
            int meaning = meaningOf(first);
            while (i + 1 < lines.size() && goesOn(lines.get(i), lines.get(i + 1), meaning)) {
                i++;
                whole.append(' ').append(lines.get(i).strip());
            }
            i++;
            out.append(foldLine(whole.toString(), meaning)).append(i < lines.size() ? "\n" : "");
        }
        return out.toString();
    }

    /** The column in which the meaning of an entry begins; 0 for a line that is none. */
    private static int meaningOf(String line) {
        Matcher entry = ENTRY.matcher(line);
        return entry.matches() ? entry.start(2) : 0;
    }

    /** Whether {@code next} belongs to the same line as {@code line}, in an entry or, where {@code meaning} is 0, in none. */
    private boolean goesOn(String line, String next, int meaning) {
        if (line.isBlank() || next.isBlank() || meaningOf(next) > 0) {
            return false;
        }
        if (meaning > 0) {
            return indentOf(next) == meaning;
        }
        String word = next.strip().split(" ", 2)[0];
        boolean wasFull = line.length() + 1 + word.length() > widest;
        boolean inSentence = indentOf(line) == 0 && !SENTENCE_ENDS.matcher(line).matches();
        return indentOf(next) == indentOf(line) && (wasFull || inSentence);
    }

    private String foldLine(String line, int meaning) {
        return meaning > 0 && width - meaning >= LEAST_ROOM
                ? Text.entry(line.substring(0, meaning), meaning, line.substring(meaning), width)
                : Text.fold(line, width);
    }

    private static int indentOf(String line) {
        return line.length() - line.stripLeading().length();
    }
}
