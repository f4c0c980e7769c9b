package dev.boardwright.ai.solve.proof;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.json.JsonReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A line of a proof that was read: a position, the move to play, and the moves that may end the game after it.
 *
 * @param number the number of the line, from 1
 */
record ProofStep(long number, String position, String move, List<String> then) {
    private static final Set<String> MEMBERS = Set.of("position", "move", "then");

    static ProofStep parse(long number, String line) {
        Map<String, @Nullable Object> members = JsonReader.object(line);
        if (!members.keySet().equals(MEMBERS)) {
            throw new BoardwrightException("a step has the members position, move and then");
        }
        return new ProofStep(number, text(members, "position"), text(members, "move"), texts(members, "then"));
    }

    /** The text of a member that must be there. */
    static String text(Map<String, @Nullable Object> members, String name) {
        if (!(members.get(name) instanceof String text)) {
            throw new BoardwrightException("the member " + name + " is text");
        }
        return text;
    }

    /** The texts of a member that must be there. */
    static List<String> texts(Map<String, @Nullable Object> members, String name) {
        List<String> texts = new ArrayList<>();
        if (members.get(name) instanceof List<?> list) {
            for (Object element : list) {
                if (element instanceof String text) {
                    texts.add(text);
                }
            }
            if (texts.size() == list.size()) {
                return texts;
            }
        }
        throw new BoardwrightException("the member " + name + " is a list of texts");
    }
}
