package dev.boardwright.play.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Games;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RefoldingTest {
    static Stream<GameInfo> games() {
        return Games.all().stream();
    }

    @Test
    void aTextThatFitsStaysAsItIs() {
        String text = "one two three four\nfive six.\n\nA list\n  of one\n  of two\n";
        assertEquals(text, Refolding.fold(text, 18));
    }

    @Test
    void aLineThatWasFullGoesOnWithTheNext() {
        String text = "one two three four\nfive six.\n\nA list\n  of one\n  of two\n";
        assertEquals("one two three\nfour five six.\n\nA list\n  of one\n  of two", Refolding.fold(text, 14));
    }

    @Test
    void aSentenceGoesOnThoughItsLineHadRoom() {
        String text = "Stones are looked at once\na move.\nThen the other player moves, if there is one.";
        assertEquals(
                "Stones are looked at once a\nmove.\nThen the other player moves,\nif there is one.",
                Refolding.fold(text, 28));
    }

    @Test
    void entriesOfAListStayApartAndAreFoldedBelowThemselves() {
        String text = """
                Variants
                  medium    the black stones next to a blocked stone leave
                            with it
                  high      all of them
                """;
        assertEquals("""
                Variants
                  medium    the black stones
                            next to a
                            blocked stone
                            leave with it
                  high      all of them""", Refolding.fold(text, 28));
    }

    @Test
    void anEntryWithoutRoomBelowItselfIsFoldedLikeAnyLine() {
        assertEquals(
                "  medium    the\n  stones next to\n  it", Refolding.fold("  medium    the stones next to it", 16));
    }

    @Test
    void twoSpacesAfterAFullStopMakeNoEntry() {
        assertEquals("It ends.  Then\nit begins.", Refolding.fold("It ends.  Then it begins.", 14));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theRulesOfEveryGameFitAndLoseNothing(GameInfo info) {
        for (int width = 20; width <= 80; width++) {
            int most = width;
            String folded = Refolding.fold(info.rules(), width);
            assertTrue(folded.lines().allMatch(line -> line.length() <= most), folded);
            assertEquals(info.rules().replaceAll("\\s", ""), folded.replaceAll("\\s", ""));
        }
    }
}
