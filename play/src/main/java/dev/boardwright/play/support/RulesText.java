package dev.boardwright.play.support;

import dev.boardwright.core.GameInfo;
import dev.boardwright.play.console.Text;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The rules of a game as the program shows them. */
public final class RulesText {
    private static final int WIDTH = 72;
    /** An entry of a list: an indented name, two or more spaces, and its meaning. */
    private static final Pattern ENTRY = Pattern.compile("( +\\S+  +)(\\S.*)");

    private RulesText() {}

    /**
     * The rules of a game with its title above, or a line that says that there are none. A rules text has one line for
     * each paragraph and each entry of a list; long ones are folded here.
     */
    public static String of(GameInfo info) {
        String rules = info.rules().strip();
        if (rules.isEmpty()) {
            return info.title() + " has no rules text.";
        }
        String text = rules.startsWith(info.title()) ? rules : info.title() + "\n\n" + rules;
        return text.lines().map(RulesText::fold).collect(Collectors.joining("\n"));
    }

    private static String fold(String line) {
        Matcher entry = ENTRY.matcher(line);
        if (line.length() <= WIDTH || !entry.matches()) {
            return Text.fold(line, WIDTH);
        }
        return Text.entry(entry.group(1), entry.end(1), entry.group(2), WIDTH);
    }
}
