package dev.boardwright.play.ugi;

import dev.boardwright.core.BoardwrightException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a client's line consists of. */
final class Words {
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern COMMAND_WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
    /** Control characters and the separators of lines, in all of Unicode: some clients end a line at each. */
    private static final String BREAKS = "\\p{Cc}\\p{Zl}\\p{Zp}";

    private static final int SHOWN = 100;

    private Words() {}

    /** The words of a line; none if it is blank. */
    static List<String> of(String line) {
        String stripped = line.strip();
        return stripped.isEmpty() ? List.of() : List.of(SPACE.split(stripped));
    }

    /** Foreign text made fit for one line of an answer: control characters replaced, cut if long. */
    static String shown(String text) {
        String shown = text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
        return shown.replaceAll("[" + BREAKS + "\\p{Cs}]", "?");
    }

    /** What an exception says, in one line. */
    static String message(BoardwrightException e) {
        return String.valueOf(e.getMessage()).replaceAll("[" + BREAKS + "]+", " ");
    }

    /** The words of a command line: separated by spaces, and by none inside double quotes. */
    static List<String> ofCommand(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = COMMAND_WORD.matcher(line);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group());
        }
        return words;
    }
}
