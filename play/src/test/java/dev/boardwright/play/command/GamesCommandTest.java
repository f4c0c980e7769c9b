package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Run;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GamesCommandTest {
    @Test
    void everyGameIsListedWithItsOptionsAndLevels() {
        List<String> lines = Run.fine("games").lines();

        int at = lines.indexOf("369: White moves first, then Black");
        assertTrue(at >= 0, lines.toString());
        assertEquals(
                List.of(
                        "  option          default  allowed            what it is",
                        "  --size N        9        3 to 19            cells along a side of the board",
                        "  --variant NAME  neutral  neutral, coloured  whose stones count on a line",
                        "  levels: random, greedy, minimax, mcts, 1, 2, 3, 4, 5, 6, 7, 8, greedy-lines"),
                lines.subList(at + 1, at + 5));
        assertTrue(lines.contains("blackstone (Blackstone): Red moves first, then Blue"));
        assertTrue(lines.contains("dagennacht (Dag en Nacht): Black moves first, then White"));
        assertTrue(lines.contains("greener (Greener): Black moves first, then White"));
    }

    @Test
    void anOptionThatDoesNotApplyByDefaultSaysWhy() {
        assertTrue(
                Run.fine("games").out().contains("--set setup-seed=VALUE  -        only a random setup has a number"));
    }

    @Test
    void emptyLinesAreBetweenGamesOnly() {
        String text = Run.fine("games").out();
        assertFalse(text.startsWith("\n"), text);
        assertTrue(text.contains("\n\nblackstone (Blackstone)"), text);
        assertFalse(text.contains("\n\n\n"), text);
    }

    @Test
    void gameFromAnotherJarIsListed() {
        assertTrue(Run.fine("games").out().contains("tic-tac-toe"));
    }

    @Test
    @SuppressWarnings("unchecked")
    void jsonHasTheSameFacts() {
        List<Map<String, Object>> games =
                (List<Map<String, Object>>) Run.fine("games", "--json").json().get("games");
        Map<String, Object> game = games.stream()
                .filter(each -> each.get("name").equals("blackstone"))
                .findFirst()
                .orElseThrow();

        assertEquals("Blackstone", game.get("title"));
        assertEquals(List.of("Red", "Blue"), game.get("sides"));
        assertEquals(
                List.of("random", "greedy", "minimax", "mcts", "1", "2", "3", "4", "5", "6", "7", "8"),
                game.get("levels"));
        Map<String, Object> size = ((List<Map<String, Object>>) game.get("options")).get(0);
        assertEquals("size", size.get("name"));
        assertEquals("8", size.get("default"));
        assertEquals(List.of("6", "8", "10", "12", "14", "16", "18"), size.get("values"));
    }
}
