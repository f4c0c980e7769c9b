package dev.boardwright.play.files;

import dev.boardwright.core.OptionException;
import dev.boardwright.draw.Look;
import dev.boardwright.draw.Palette;
import dev.boardwright.play.support.Milliseconds;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Properties;

/**
 * The settings of a person, kept between runs. Immutable.
 *
 * @param thinkingTime the default thinking time of a computer for a move
 * @param stones how stones are drawn
 * @param colours whether to use colours if the terminal has them
 */
public record Settings(Duration thinkingTime, Stones stones, boolean colours) {
    /** How stones are drawn. */
    public enum Stones {
        DISCS,
        LETTERS;

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Settings DEFAULTS = new Settings(Duration.ofSeconds(1), Stones.DISCS, true);
    private static final String TIME = "thinking-time";
    private static final String STONES = "stones";
    private static final String COLOURS = "colours";

    /** One second, discs, colours. */
    public static Settings create() {
        return DEFAULTS;
    }

    public Settings withThinkingTime(Duration value) {
        return new Settings(value, stones, colours);
    }

    public Settings withStones(Stones value) {
        return new Settings(thinkingTime, value, colours);
    }

    public Settings withColours(boolean value) {
        return new Settings(thinkingTime, stones, value);
    }

    /** The look of boards on a terminal that supports {@code possible}. */
    public Look apply(Look possible) {
        return new Look(colours ? possible.palette() : Palette.NONE, possible.discs() && stones == Stones.DISCS);
    }

    /** The settings in a file; the default for each that is missing or invalid. */
    static Settings read(Path file) {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        } catch (IOException | IllegalArgumentException e) {
            return DEFAULTS;
        }
        return new Settings(
                time(properties.getProperty(TIME, "")),
                properties.getProperty(STONES, "").equals(Stones.LETTERS.text()) ? Stones.LETTERS : Stones.DISCS,
                !properties.getProperty(COLOURS, "").equals("false"));
    }

    private static Duration time(String text) {
        try {
            return Milliseconds.ofThinking(TIME, text);
        } catch (OptionException e) {
            return DEFAULTS.thinkingTime;
        }
    }

    /** The settings as text for {@link #read}. */
    String toText() {
        return TIME + "=" + thinkingTime.toMillis() + "\n" + STONES + "=" + stones.text() + "\n" + COLOURS + "="
                + colours + "\n";
    }
}
