package dev.boardwright.play.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SuggestionTest {
    private static final List<String> WORDS = List.of("help", "hint", "undo", "analyse", "position");

    @Test
    void theClosestWordIsSuggested() {
        assertEquals(Optional.of("help"), Suggestion.closest("hlep", WORDS));
        assertEquals(Optional.of("undo"), Suggestion.closest("UNDOO", WORDS));
        assertEquals(Optional.of("analyse"), Suggestion.closest("analyze", WORDS));
        assertEquals(Optional.of("position"), Suggestion.closest("postion", WORDS));
        assertEquals(Optional.of("position"), Suggestion.closest("psitn", WORDS));
    }

    @Test
    void aWordFarFromAllOthersGetsNoSuggestion() {
        assertEquals(Optional.empty(), Suggestion.closest("xyzzy", WORDS));
        assertEquals(Optional.empty(), Suggestion.closest("", WORDS));
        assertEquals(Optional.empty(), Suggestion.closest("e5", WORDS));
        assertEquals(Optional.empty(), Suggestion.closest("help".repeat(100), WORDS));
        assertEquals("", Suggestion.text("e5", WORDS));
    }
}
