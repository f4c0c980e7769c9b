package dev.boardwright.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameOptionTest {
    @Test
    void aChoiceAllowsItsValues() {
        GameOption option = GameOption.choice("variant", "which game", "low", List.of("high", "low"));
        GameOption.Values values = option.values(GameOptions.create());
        assertEquals("variant", option.name());
        assertEquals("variant", option.toString());
        assertEquals("which game", option.description());
        assertTrue(values.allows("high") && values.allows("low"));
        assertFalse(values.allows("High") || values.allows(""));
        assertEquals(Optional.of("low"), values.defaultValue());
        assertEquals("high, low", values.describe());
    }

    @Test
    void sizesGoInSteps() {
        GameOption.Values sizes = GameOption.size(6, 18, 2, 8).values(GameOptions.create());
        assertEquals("6, 8, 10, 12, 14, 16, 18", sizes.describe());
        assertEquals(Optional.of("8"), sizes.defaultValue());
        assertFalse(sizes.allows("7") || sizes.allows("20") || sizes.allows("08"));
        assertEquals(
                "3, 5, 7",
                GameOption.size(3, 8, 2, 3).values(GameOptions.create()).describe());
    }

    @Test
    void aFlagIsTrueOrFalse() {
        GameOption.Values values = GameOption.flag("balanced", "handicap", true).values(GameOptions.create());
        assertEquals("false, true", values.describe());
        assertEquals(Optional.of("true"), values.defaultValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-3", "0", "9"})
    void aRangeIncludesBothEnds(String value) {
        assertTrue(new GameOption.Range(-3, 9, 0).allows(value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-4", "10", "", "+1", "01", "-0", "1.0", "one", "٣", "99999999999999999999"})
    void aRangeRefusesOtherNumbersAndOtherText(String value) {
        assertFalse(new GameOption.Range(-3, 9, 0).allows(value));
    }

    @Test
    void aWholeNumberFromARangeIsAnOption() {
        GameOption seeds = GameOption.range("seeds", "seeds in a pit", 1, 9, 4);
        assertEquals(new GameOption.Range(1, 9, 4), seeds.values(GameOptions.create()));
        assertEquals("seeds in a pit", seeds.description());
        assertThrows(IllegalArgumentException.class, () -> GameOption.range("seeds", "", 1, 9, 0));
    }

    @Test
    void aRangeDescribesItself() {
        GameOption.Range range = new GameOption.Range(0, Long.MAX_VALUE, 1);
        assertEquals("a whole number from 0 to 9223372036854775807", range.describe());
        assertEquals(Optional.of("1"), range.defaultValue());
        assertTrue(range.allows("9223372036854775807"));
    }

    @Test
    void nothingAllowsNothing() {
        GameOption.Nothing nothing = new GameOption.Nothing("the setup is fixed");
        assertFalse(nothing.allows(""));
        assertEquals(Optional.empty(), nothing.defaultValue());
        assertEquals("nothing: the setup is fixed", nothing.describe());
    }

    @Test
    void aDefaultThatIsNotAllowedIsAMistake() {
        assertThrows(IllegalArgumentException.class, () -> new GameOption.Choice(List.of("a"), "b"));
        assertThrows(IllegalArgumentException.class, () -> new GameOption.Range(0, 9, 10));
        assertThrows(IllegalArgumentException.class, () -> new GameOption.Range(0, 9, -1));
        assertEquals(Optional.of("0"), new GameOption.Range(0, 9, 0).defaultValue());
        assertEquals(Optional.of("9"), new GameOption.Range(0, 9, 9).defaultValue());
    }
}
