package dev.boardwright.ai.learn;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What went into weights, as their file says it.
 *
 * @param generations the number of generations
 * @param games the number of their games
 * @param positions the number of positions searched in them
 */
record Training(int generations, long games, long positions) {
    static final Training NONE = new Training(0, 0, 0);

    private static final Pattern TEXT =
            Pattern.compile("(\\d{1,6}) generations, (\\d{1,12}) games, (\\d{1,15}) positions.*");

    /** What the text says; nothing if it is of another form. */
    static Training parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        return matcher.matches()
                ? new Training(
                        Integer.parseInt(matcher.group(1)),
                        Long.parseLong(matcher.group(2)),
                        Long.parseLong(matcher.group(3)))
                : NONE;
    }

    Training plus(Samples more) {
        return new Training(generations + 1, games + more.games(), positions + more.size());
    }

    @Override
    public String toString() {
        return generations + " generations, " + games + " games, " + positions + " positions";
    }
}
