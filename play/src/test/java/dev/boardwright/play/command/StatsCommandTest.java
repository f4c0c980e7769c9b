package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.json.JsonReader;
import dev.boardwright.play.Run;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StatsCommandTest {
    @Test
    void printsALineForEachStatistic() {
        List<String> lines =
                Run.fine("stats", "369", "--size", "4", "--games", "40").lines();
        assertEquals("games: 40", lines.get(0));
        String share = "(0|1)\\.\\d{4} \\(95 %: (0|1)\\.\\d{4} to (0|1)\\.\\d{4}\\)";
        assertTrue(lines.get(1).matches("p1win: " + share), lines.get(1));
        assertTrue(lines.get(2).matches("p2win: " + share), lines.get(2));
        assertTrue(lines.get(3).matches("draw: " + share), lines.get(3));
        // Every game of 369 fills the board: 16 moves at the first ply, and one less at each later ply.
        assertEquals("plies: mean 16.00, quartiles 16 16 16, range 16 to 16", lines.get(4));
        assertEquals("branching: mean 8.50, maximum 16", lines.get(5));
        assertTrue(lines.get(6).matches("lead changes: \\d+\\.\\d\\d a game, by points"), lines.get(6));
        assertTrue(lines.get(7).matches("moves/s: \\d+"), lines.get(7));
        assertEquals(8, lines.size());
    }

    @Test
    void gamesOfTooManyMovesAreDrawsByAdjudication() {
        for (String level : List.of("random", "greedy")) {
            String[] command = ("stats 369 --size 4 --games 10 --max-plies 5 --level " + level).split(" ");
            Map<String, Object> facts = Run.fine(with("--json", command)).json();
            assertEquals(BigDecimal.TEN, facts.get("adjudicated"), level);
            assertEquals(share(10, 10), facts.get("draw"));
            assertEquals(share(50, 10), facts.get("pliesMean"));
            assertTrue(Run.fine(command).lines().get(3).endsWith(", 10 by adjudication, too long"));
        }
    }

    @Test
    void gamesAreTheSameAsInSelfPlay() {
        String[] options = "blackstone --size 6 --games 12 --level greedy --seed 3".split(" ");
        List<Map<String, Object>> games = Run.fine(with("selfplay", options)).lines().stream()
                .map(JsonReader::object)
                .toList();
        Map<String, Object> stats =
                Run.fine(with("stats", with("--json", options))).json();

        long wins = games.stream()
                .filter(game -> "p1win".equals(game.get("result")))
                .count();
        assertEquals(share(wins, 12), stats.get("p1win"));
        assertEquals(share(12 - wins, 12), stats.get("p2win"));
        assertEquals(share(0, 12), stats.get("draw"));
        int plies = games.stream()
                .mapToInt(game -> ((List<?>) game.get("opening")).size() + ((List<?>) game.get("moves")).size())
                .sum();
        assertEquals(share(plies, 12), stats.get("pliesMean"));
    }

    private static BigDecimal share(long count, int of) {
        return BigDecimal.valueOf((double) count / of).setScale(4, RoundingMode.HALF_EVEN);
    }

    private static String[] with(String word, String... rest) {
        String[] all = new String[rest.length + 1];
        // A command is added in front, an option at the end.
        boolean last = word.startsWith("-");
        System.arraycopy(rest, 0, all, last ? 0 : 1, rest.length);
        all[last ? rest.length : 0] = word;
        return all;
    }

    @Test
    void randomGamesAreTheDefault() {
        Map<String, Object> facts =
                Run.fine("stats", "369", "--size", "3", "--json").json();
        assertEquals("random", facts.get("level"));
        assertEquals(new BigDecimal(1000), facts.get("games"));
        assertEquals(true, facts.get("complete"));
    }
}
