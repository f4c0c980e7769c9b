package dev.boardwright.play.support;

import dev.boardwright.core.GameInfo;

/** The rules of a game as the command, the menu and a game show them. */
public final class RulesText {
    private RulesText() {}

    /**
     * The rules below the game's title, which is the first line of most texts; or that there are none. A paragraph is one
     * line, to be folded to the reader's width.
     */
    public static String of(GameInfo info) {
        String rules = info.rules().strip();
        if (rules.isEmpty()) {
            return info.title() + " has no rules text.";
        }
        return rules.startsWith(info.title()) ? rules : info.title() + "\n\n" + rules;
    }
}
