package dev.boardwright.play.support;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class ProgressTest {
    @Test
    void aBarFillsFromTheLeft() {
        assertEquals("[..............................] 0/4", Progress.bar(0, 4));
        assertEquals("[###############...............] 2/4", Progress.bar(2, 4));
        assertEquals("[##############################] 4/4", Progress.bar(4, 4));
        assertEquals("[##############################] 0/0", Progress.bar(0, 0));
    }

    @Test
    void shortWorkShowsNothing() {
        StringWriter err = new StringWriter();

        assertEquals("done", Progress.during(new PrintWriter(err), () -> "line", () -> "done"));
        assertEquals("", err.toString());
    }

    @Test
    void exceptionsOfTheWorkAreThrown() {
        PrintWriter err = new PrintWriter(new StringWriter());

        assertThrows(
                IllegalStateException.class,
                () -> Progress.during(err, () -> "line", () -> {
                    throw new IllegalStateException();
                }));
    }
}
