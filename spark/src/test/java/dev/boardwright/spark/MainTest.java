package dev.boardwright.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MainTest {
    private static String run(int status, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        assertEquals(status, Main.run(new PrintWriter(out), new PrintWriter(err), args), err::toString);
        return status == 0 ? out.toString() : err.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "stats chess --games 1 | there is no game 'chess'",
                "stats 369 --games 0 | --games takes a whole number from 1, not 0",
                "stats 369 --games 1 --level best | has no level 'best'",
                "selfplay 369 --games 1 --level random --out x --max-plies 0 | --max-plies takes a whole number from 1",
                "learn 369 --generations 1 --out x --position x | --position: games begin at the start here",
                "learn 369 --generations 0 --out x | --generations takes a whole number from 1, not 0",
                "selfplay 369 --games 1 --level random | Missing required option: '--out=FOLDER'",
                "perft 369 -1 | DEPTH must be 0 or more, not -1",
                "match 369 --games 1 --first random --second random --openings -1 | --openings takes a whole number",
                "solve greener --out x | Missing required argument",
                "solve 369 --layouts --out x | layouts need a position with one piece on every cell",
                "stats 369 --games 1 --task-seconds 0 | --task-seconds takes a number above 0",
                "stats 369 --games 1 --position x | --position: ",
            })
    void mistakesAreReportedInOneLine(String args, String message) {
        String err = run(2, args.split(" "));
        assertTrue(err.contains(message), err);
        assertEquals(1, err.lines().count(), err);
    }

    @Test
    void everyCommandHasHelp() {
        String help = run(0, "--help");
        for (String command : new String[] {"match", "selfplay", "stats", "learn", "solve", "perft"}) {
            assertTrue(help.contains("  " + command), help);
            assertTrue(run(0, command, "--help").contains("--master"), command);
        }
    }
}
