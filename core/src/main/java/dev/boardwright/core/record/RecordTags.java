package dev.boardwright.core.record;

import com.google.common.base.Ascii;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Player;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The tags of a game record: their names, their allowed values, and those that follow from the game itself. */
final class RecordTags {
    static final String GAME = "Game";
    static final String DATE = "Date";
    static final String RESULT = "Result";
    static final String POSITION = "Position";
    static final String TERMINATION = "Termination";

    /** As in PGN. */
    private static final int LONGEST_NAME = 255;

    /** The rule of {@link #isName} in words. */
    static final String NAMES =
            "names are a letter, then letters, digits and underscores, at most " + LONGEST_NAME + " in all";

    /** Options that are written even if they have their default, because readers expect them. */
    private static final Set<String> ALWAYS_WRITTEN = Set.of("size", "variant");

    private RecordTags() {}

    /** The tag of an option: PGN names have no hyphens, so {@code setup-seed} is {@code SetupSeed}. */
    static String ofOption(GameOption option) {
        return joinWords(option.name());
    }

    /** The tag with the player of a side: the side's name, or First or Second if that is not a tag name. */
    static String ofSide(GameInfo info, Player player) {
        String name = joinWords(info.side(player));
        return isName(name) ? name : player == Player.FIRST ? "First" : "Second";
    }

    private static String joinWords(String words) {
        StringBuilder name = new StringBuilder();
        boolean wordStarts = true;
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (isNameCharacter(c)) {
                name.append(wordStarts ? Ascii.toUpperCase(c) : c);
            }
            wordStarts = !isNameCharacter(c);
        }
        return name.toString();
    }

    /** Whether this is a tag name in PGN. */
    static boolean isName(String name) {
        return !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && Ascii.toLowerCase(name.charAt(0)) >= 'a'
                && Ascii.toLowerCase(name.charAt(0)) <= 'z'
                && name.chars().allMatch(c -> isNameCharacter((char) c));
    }

    static boolean isNameCharacter(char c) {
        char lower = Ascii.toLowerCase(c);
        return (lower >= 'a' && lower <= 'z') || (c >= '0' && c <= '9') || c == '_';
    }

    /** Returns {@code value} if it has no control characters. */
    static String checkValue(String name, String value) {
        if (value.chars().anyMatch(Character::isISOControl)) {
            throw new RecordException("the tag " + name + " has a control character in its value "
                    + BoardwrightException.quote(value) + "; any other character is allowed");
        }
        return value;
    }

    /** Checks that a tag may be added to a record of this kind of game. */
    static void check(GameInfo info, String name, String value) {
        if (!isName(name)) {
            throw new RecordException("a tag cannot be called " + BoardwrightException.quote(name) + ": " + NAMES);
        }
        if (reserved(info).contains(name)) {
            throw new RecordException("the tag " + name + " follows from the game itself and cannot be set");
        }
        checkValue(name, value);
    }

    /** The tags that name the game and its result. They follow from the record and cannot be set. */
    static Set<String> reserved(GameInfo info) {
        Set<String> names = new HashSet<>(Set.of(GAME, RESULT, POSITION, TERMINATION));
        for (GameOption option : info.options()) {
            String name = ofOption(option);
            if (!isName(name) || !names.add(name)) {
                throw new RecordException(info.name() + " cannot be recorded: the tag of its option "
                        + BoardwrightException.quote(option.name()) + " is taken or not a valid name");
            }
        }
        return names;
    }

    /** The tags that identify the game, in order: its name, and the options that do not have their default. */
    static Map<String, String> ofGame(Game<?, ?> game) {
        GameInfo info = game.info();
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(GAME, info.name());
        GameOptions resolved = info.resolve(game.options());
        GameOptions earlier = GameOptions.create();
        for (GameOption option : info.options()) {
            Optional<String> value = resolved.find(option.name());
            boolean understood =
                    value.equals(option.values(earlier).defaultValue()) && !ALWAYS_WRITTEN.contains(option.name());
            if (value.isPresent()) {
                earlier = earlier.with(option.name(), value.get());
                if (!understood) {
                    tags.put(ofOption(option), value.get());
                }
            }
        }
        return tags;
    }

    /**
     * Checks that records of this game can be written and read: its tags have different, valid names, and values
     * without control characters.
     */
    static void check(Game<?, ?> game) {
        Set<String> taken = new HashSet<>(reserved(game.info()));
        for (Player player : Player.values()) {
            if (!taken.add(ofSide(game.info(), player))) {
                throw new RecordException(game.info().name() + " cannot be recorded: the tag of its side "
                        + BoardwrightException.quote(game.info().side(player)) + " is taken");
            }
        }
        ofGame(game).forEach(RecordTags::checkValue);
    }
}
