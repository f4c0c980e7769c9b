package dev.boardwright.play.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.StringLength;

class TextProperties {
    @Property(tries = 300)
    void foldingLosesNothingAndFits(
            @ForAll
                    @CharRange(from = 'a', to = 'c')
                    @CharRange(from = ' ', to = ' ')
                    @CharRange(from = '\n', to = '\n')
                    @StringLength(max = 60)
                    String text,
            @ForAll @IntRange(min = 2, max = 30) int width) {
        String folded = Text.fold(text, width);
        assertTrue(folded.lines().allMatch(line -> line.length() <= width), folded);
        assertEquals(text.replaceAll("\\s", ""), folded.replaceAll("\\s", ""));
    }
}
