package dev.boardwright.play.ugi;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.SafeText;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a client's line, and text for answers. */
final class Words {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern COMMAND_WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
    private static final int SHOWN = 100;

    private Words() {}

    /** The words of a line; none if it is blank. */
    static List<String> of(String line) {
        String stripped = line.strip();
        return stripped.isEmpty() ? List.of() : List.of(SPACE.split(stripped));
    }

    /** Untrusted text for one line of an answer, truncated if it is long. */
    static String shown(String text) {
        return SafeText.line(text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text);
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
        return shown(SPACE.matcher(text).replaceAll(" "));
    }

    /** The words of a command line, separated by spaces that are not inside double quotes. */
    static List<String> ofCommand(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = COMMAND_WORD.matcher(line);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group());
        }
        return words;
    }
}
