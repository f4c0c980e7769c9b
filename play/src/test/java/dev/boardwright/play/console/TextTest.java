package dev.boardwright.play.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextTest {
    @Test
    void longLinesAreFoldedAtSpaces() {
        assertEquals("one two\nthree", Text.fold("one two three", 9));
        assertEquals("one two three", Text.fold("one two three", 13));
    }

    @Test
    void aWordThatIsTooLongIsCut() {
        assertEquals("abcd\nefgh\nij", Text.fold("abcdefghij", 4));
    }

    @Test
    void indentationAndEmptyLinesStay() {
        assertEquals("\na\n  b c\n  d\n", Text.fold("\na\n  b c d\n", 5));
    }

    @Test
    void entryIsFoldedBelowItsMeaning() {
        assertEquals("  undo  take back\n        a move", Text.entry("  undo", 8, "take back a move", 18));
    }

    @Test
    void wordsAreAlignedInColumns() {
        assertEquals("a1   b2\nc10  d4\n", Text.columns(List.of("a1", "b2", "c10", "d4"), 10));
        assertEquals("", Text.columns(List.of(), 10));
        assertTrue(Text.columns(Collections.nCopies(50, "b8b3"), 40).lines().allMatch(line -> line.length() <= 40));
    }

    @Test
    void meaningInAListIsFoldedBelowItself() {
        assertEquals(
                "  medium    the stones next\n            to it\n  high      all of them",
                Text.fold("  medium    the stones next to it\n  high      all of them", 29));
        assertEquals("  medium    the\n  stones next to\n  it", Text.fold("  medium    the stones next to it", 16));
        assertEquals("It ends.  Then\nit begins.", Text.fold("It ends.  Then it begins.", 14));
    }

    @Test
    void numbersAgreeWithTheirNouns() {
        assertEquals("1 move", Text.count(1, "move"));
        assertEquals("0 moves", Text.count(0, "move"));
    }
}
