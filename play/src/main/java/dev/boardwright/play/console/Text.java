package dev.boardwright.play.console;

import dev.boardwright.core.BoardwrightException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Utilities for text. */
public final class Text {
    /** An entry of a list: spaces, a short head, and a gap before its meaning. */
    private static final Pattern ENTRY = Pattern.compile(" +\\S+(?: \\S+){0,2}  +(?=\\S)");

    /** The least width for a meaning. An entry with less is wrapped like any other line. */
    private static final int LEAST_ROOM = 15;

    private Text() {}

    /**
     * The text with every line wrapped at spaces to at most {@code width} characters. A wrapped line continues below
     * its beginning; an entry of a list, such as {@code "  fixed   the usual layout"}, below its meaning.
     */
    public static String fold(String text, int width) {
        List<String> folded = new ArrayList<>();
        for (String line : text.split("\n", -1)) {
            String indent = " ".repeat(indentOf(line, width));
            String rest = line.stripTrailing();
            int room = width;
            String lead = "";
            while (rest.length() > room) {
                int space = rest.lastIndexOf(' ', room);
                int end = space > 0 && !rest.substring(0, space).isBlank() ? space : room;
                folded.add(lead + rest.substring(0, end).stripTrailing());
                rest = rest.substring(end).strip();
                lead = indent;
                room = width - indent.length();
            }
            folded.add(rest.isEmpty() ? "" : lead + rest);
        }
        return String.join("\n", folded);
    }

    /** The indent of the continuation of a wrapped line. */
    private static int indentOf(String line, int width) {
        Matcher entry = ENTRY.matcher(line);
        if (entry.lookingAt() && width - entry.end() >= LEAST_ROOM) {
            return entry.end();
        }
        return Math.min(line.length() - line.stripLeading().length(), width / 2);
    }

    /** An entry of a list: its head, and its meaning from {@code column} on, wrapped below itself. */
    public static String entry(String head, int column, String meaning, int width) {
        String folded = fold(meaning, Math.max(10, width - column));
        return (head
                        + " ".repeat(Math.max(0, column - head.length()))
                        + folded.replace("\n", "\n" + " ".repeat(column)))
                .stripTrailing();
    }

    /** The words side by side, as many in a line as fit. */
    public static String columns(List<String> words, int width) {
        int widest = words.stream().mapToInt(String::length).max().orElse(0) + 2;
        int perLine = Math.max(1, (width + 1) / widest);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < words.size(); i++) {
            boolean last = i == words.size() - 1 || (i + 1) % perLine == 0;
            String word = words.get(i);
            out.append(word).append(last ? "\n" : " ".repeat(widest - word.length()));
        }
        return out.toString();
    }

    /** The text truncated to {@code width} characters. */
    public static String cut(String text, int width) {
        return text.length() <= width ? text : text.substring(0, Math.max(0, width));
    }

    /** {@code 1 move}, {@code 2 moves}. */
    public static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** The text with its first letter in upper case. */
    public static String capitalised(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** The message of an exception. */
    public static String message(BoardwrightException e) {
        return Objects.requireNonNullElse(e.getMessage(), "that does not work");
    }
}
