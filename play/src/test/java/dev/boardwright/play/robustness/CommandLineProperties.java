package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Rng;
import dev.boardwright.play.Run;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** The program executes any command line or explains in one line why not. */
class CommandLineProperties {
    /** Each command is fast, also with a few changed words, unless {@link #isLong} says otherwise. */
    private static final List<List<String>> COMMANDS = List.of(
            List.of("games", "--json"),
            List.of("rules", "greener"),
            List.of("perft", "369", "1", "--size", "3", "--position", "3/3/3 w 0-0", "--divide"),
            List.of("perft", "greener", "1", "--size", "4", "--set", "setup-seed=7"),
            List.of("perft", "blackstone", "1", "--set", "double-elimination=mover-wins", "--variant", "high"),
            List.of("analyse", "dagennacht", "--size", "11", "--depth", "1", "--multipv", "2"),
            List.of(
                    "match",
                    "369",
                    "--first",
                    "greedy",
                    "--second",
                    "random",
                    "--games",
                    "1",
                    "--size",
                    "3",
                    "--nodes",
                    "9"),
            List.of("completion", "bash"),
            List.of("help", "perft"));

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void anyWordsAreACommandOrRefusedInOneLine(@ForAll long seed) {
        Rng rng = new Rng(seed);
        List<String> words = new ArrayList<>(COMMANDS.get(rng.below(COMMANDS.size())));
        for (int edits = 1 + rng.below(2); edits > 0; edits--) {
            change(words, rng);
        }
        Assume.that(!isLong(words));
        Run run = runWithoutInput(words);

        assertTrue(run.status() >= 0 && run.status() <= 2, () -> words + " ended with " + run.status());
        assertEquals(run.status() == 0 ? 0 : 1, run.err().lines().count(), () -> words + ": " + run.err());
        assertFalse(run.err().contains("went wrong in the program itself"), () -> words + ": " + run.err());
    }

    /** Words that name no command open the menu, which would wait for the input of the JVM of tests. */
    private static Run runWithoutInput(List<String> words) {
        InputStream input = System.in;
        System.setIn(InputStream.nullInputStream());
        try {
            return Run.of(words.toArray(String[]::new));
        } finally {
            System.setIn(input);
        }
    }

    /** Whether the words may ask for more than a moment's work: a depth or a number of games above 3. */
    private static boolean isLong(List<String> words) {
        boolean perft = words.get(0).equals("perft");
        return IntStream.range(2, words.size()).anyMatch(at -> {
            String before = words.get(at - 1);
            boolean amount =
                    before.equals("--depth") || before.equals("--games") || (perft && !before.startsWith("--"));
            return amount && isIntAbove3(words.get(at));
        });
    }

    private static boolean isIntAbove3(String word) {
        try {
            return Integer.parseInt(word) > 3;
        } catch (NumberFormatException e) {
            return false;
        }
    }

    private static void change(List<String> words, Rng rng) {
        int at = rng.below(words.size());
        switch (rng.below(4)) {
            case 0 -> words.set(at, Mangling.piece(rng));
            case 1 -> words.set(at, Mangling.of(words.get(at), rng));
            case 2 -> words.add(at, Mangling.piece(rng));
            default -> words.remove(at);
        }
        if (words.isEmpty()) {
            words.add("");
        }
    }
}
