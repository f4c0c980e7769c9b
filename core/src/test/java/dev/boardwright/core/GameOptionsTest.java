package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InvalidObjectException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameOptionsTest {
    private static final GameOptions OPTIONS =
            GameOptions.of("size", 9).with("seed", 3_000_000_000L).with("balanced", true);

    private enum House {
        SOFT,
        VERY_HARD
    }

    @Test
    void constantsOfAnEnumAreWrittenInLowerCaseWithHyphens() {
        GameOptions options = GameOptions.of("house", House.VERY_HARD);
        assertEquals("house=very-hard", options.toString());
        assertEquals(House.VERY_HARD, options.getEnum("house", House.class));
        assertRefused(
                OptionException.class,
                "option house is 'hard', not one of soft, very-hard",
                () -> GameOptions.of("house", "hard").getEnum("house", House.class));
        GameOption option = GameOption.choice("house", "how hard it is", House.SOFT);
        assertEquals(new GameOption.Choice(List.of("soft", "very-hard"), "soft"), option.values(GameOptions.create()));
        assertEquals(
                new GameOption.Choice(List.of("very-hard", "soft"), "very-hard"),
                GameOption.Choice.of(House.VERY_HARD, House.SOFT));
    }

    @Test
    void valuesAreFoundByName() {
        assertEquals("9", OPTIONS.get("size"));
        assertEquals(9, OPTIONS.getInt("size"));
        assertEquals(3_000_000_000L, OPTIONS.getLong("seed"));
        assertTrue(OPTIONS.getBoolean("balanced"));
        assertFalse(OPTIONS.with("balanced", false).getBoolean("balanced"));
        assertEquals(Optional.of("9"), OPTIONS.find("size"));
        assertEquals(Optional.empty(), OPTIONS.find("variant"));
    }

    @Test
    void theEndsOfIntFit() {
        assertEquals(Integer.MAX_VALUE, GameOptions.of("n", Integer.MAX_VALUE).getInt("n"));
        assertEquals(Integer.MIN_VALUE, GameOptions.of("n", Integer.MIN_VALUE).getInt("n"));
    }

    @Test
    void missingValuesAndTextThatIsNotANumberAreRefused() {
        assertRefused(OptionException.class, "option variant is not given", () -> OPTIONS.get("variant"));
        assertRefused(
                OptionException.class, "option balanced is 'true', not a number", () -> OPTIONS.getInt("balanced"));
        assertRefused(
                OptionException.class, "option seed is 3000000000, which is too large", () -> OPTIONS.getInt("seed"));
    }

    @Test
    void addingAnOptionDoesNotChangeTheOldOptions() {
        GameOptions changed = OPTIONS.with("size", 13);
        assertEquals("size=9 seed=3000000000 balanced=true", OPTIONS.toString());
        assertEquals("size=13 seed=3000000000 balanced=true", changed.toString());
        assertEquals("", GameOptions.create().toString());
    }

    @Test
    void equalityIsByNamesAndValues() {
        GameOptions same = GameOptions.of("balanced", "true").with("size", "9").with("seed", "3000000000");
        assertEquals(OPTIONS, same);
        assertEquals(OPTIONS.hashCode(), same.hashCode());
        assertNotEquals(OPTIONS, GameOptions.create());
        assertNotEquals(OPTIONS.hashCode(), GameOptions.create().hashCode());
        assertNotEquals(OPTIONS, OPTIONS.asMap());
        assertEquals(
                List.of("size", "seed", "balanced"), List.copyOf(OPTIONS.asMap().keySet()));
    }

    @Test
    void optionsSurviveSerialisation() throws Exception {
        assertEquals(OPTIONS, Serialized.copy(OPTIONS));
    }

    @Test
    void optionsThatAreNotTextAreRefused() throws Exception {
        byte[] missing = Serialized.write(OPTIONS, part -> part.equals("9") ? null : part);
        byte[] nothing = Serialized.write(OPTIONS, part -> part instanceof String[] ? null : part);
        byte[] odd = Serialized.write(OPTIONS, part -> part instanceof String[] ? new String[] {"size"} : part);
        byte[] twice = Serialized.write(
                OPTIONS, part -> part instanceof String[] ? new String[] {"size", "9", "size", "8"} : part);
        for (byte[] tampered : List.of(missing, nothing, odd, twice)) {
            assertRefused(
                    InvalidObjectException.class,
                    "options are names and values, all of them text, each name once",
                    () -> Serialized.read(tampered));
        }
        byte[] number = Serialized.write(OPTIONS, part -> part.equals("9") ? Integer.valueOf(9) : part);
        assertThrows(Exception.class, () -> Serialized.read(number));
    }

    /** A crafted stream cannot give options a map of another kind, such as one that ignores case. */
    @Test
    void optionsAreKeptInTheirOwnMap() throws Exception {
        GameOptions read = (GameOptions) Serialized.copy(OPTIONS);
        assertEquals(OPTIONS.asMap().getClass(), read.asMap().getClass());
        assertEquals(Optional.empty(), read.find("SIZE"));
        assertEquals(OPTIONS.toString(), read.toString());
        String stream = new String(Serialized.write(OPTIONS), StandardCharsets.ISO_8859_1);
        assertFalse(stream.contains("Map"), "no map in the stream that could be another");
    }

    @Test
    void theTextOfOptionsIsReadBack() {
        assertEquals(OPTIONS, GameOptions.parse(OPTIONS.toString()));
        assertEquals(OPTIONS, GameOptions.parse("  size=9  seed=3000000000 balanced=true "));
        assertEquals(GameOptions.create(), GameOptions.parse(""));
        assertEquals(GameOptions.of("a", "b=c"), GameOptions.parse("a=b=c"));
        assertRefused(OptionException.class, "an option is name=value, not 'size'", () -> GameOptions.parse("size"));
        assertRefused(OptionException.class, "an option is name=value, not '=9'", () -> GameOptions.parse("=9"));
        assertRefused(
                OptionException.class, "the option 'size' is given twice", () -> GameOptions.parse("size=9 size=9"));
    }
}
