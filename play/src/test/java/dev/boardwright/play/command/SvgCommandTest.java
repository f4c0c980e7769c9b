package dev.boardwright.play.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.play.Run;
import org.junit.jupiter.api.Test;

class SvgCommandTest {
    @Test
    void boardIsDrawnAfterTheMoves() {
        Run run = Run.fine("svg", "blackstone", "--moves", "b8b3 h7c2", "--marks", "e5,D4", "--flip");

        assertTrue(run.out().startsWith("<svg "), run.out());
        assertTrue(run.out().contains("<title>Blackstone, Red to move</title>"), run.out());
        assertTrue(run.out().contains("<title>b3, red stone</title>"), run.out());
        assertTrue(run.out().contains("<g class=\"cell plain last\" data-cell=\"c2\""), run.out());
        assertEquals(2, run.out().split("class=\"mark\"", -1).length - 1);
    }

    @Test
    void finishedGameShowsWhoHasWonAndHow() {
        Run run =
                Run.fine("svg", "dagennacht", "--position", "11/11/11/11/11/1bbbbb5/11/11/11/11/11 w", "--size", "11");
        assertTrue(run.out().contains("<title>Dag en Nacht, Black has won</title>"), run.out());
        assertTrue(run.out().contains("<polyline class=\"line\""), run.out());
        assertFalse(Run.fine("svg", "dagennacht").out().contains("polyline"));
    }

    @Test
    void mistakesAreExplained() {
        assertTrue(Run.mistake("svg", "blackstone", "--moves", "b8b3 b8b3")
                .startsWith("boardwright svg: --moves, move 2: b8b3 is not legal"));
        assertEquals(
                "boardwright svg: --marks: the board has no cell 'z9'",
                Run.mistake("svg", "blackstone", "--marks", "e5,z9"));
        assertTrue(Run.mistake("svg", "blackstone", "--position", "8 r").startsWith("boardwright svg: --position: "));
    }
}
