package dev.boardwright.core.record;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.boardwright.core.Corners;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Nim;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Malformed records and their messages. In the texts here, {@code |} ends a line. */
class GameRecordRefusalTest {
    private static final Corners CORNERS = new Corners(2);

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "`` ~ line 1: the tag [Game \"...\"], which says which game it is, is missing before the moves",
                "[Event \"x\"]|1. a1 * ~ line 2: the tag [Game \"...\"], which says which game it is, is missing before the moves",
                "[Game \"\"]| ~ line 1, tag Game: there is no game ''; games found: nim",
                "|[Game \"chess\"]|* ~ line 2, tag Game: there is no game 'chess'; games found: nim",
                "[Game \"nim\"]|[Variant \"odd\"]|* ~ line 2, tag Variant: nim does not allow variant 'odd'; allowed: normal, misere, friendly",
                "[Game \"nim\"]|[SetupSeed \"1\"]|* ~ line 2, tag SetupSeed: nim does not allow setup-seed '1'; allowed: nothing: the setup is fixed",
                "[Game \"nim\"]|[Game \"nim\"]|* ~ line 2, tag Game: it is on line 1 already; a tag may be given only once",
                "[Game \"nim\"]|[A \"\"]|[A \"\"]|* ~ line 3, tag A: it is on line 2 already; a tag may be given only once",
                "[Game \"nim\"]|[A \"x\u0007\"]|* ~ line 2, tag A: the tag A has a control character in its value 'x?'; any other character is allowed",
                "[Game \"nim\"]|[Position \"9\"]|* ~ line 2, tag Position: missing turn after the heap",
                "[Game \"nim\"|* ~ line 2: ']' is missing from the tag Game; it is written [Name \"value\"]",
                "[Game nim]|* ~ line 1: '\"' is missing from the tag Game; it is written [Name \"value\"]",
                "[Game \"nim|\"]* ~ line 1: the value of the tag Game has no closing '\"' on its line",
                "[Game \"nim ~ line 1: the value of the tag Game has no closing '\"' on its line",
                "[Game \"n\\im\"]* ~ line 1: a backslash in the tag Game is not followed by '\"' or '\\'",
                "[Game \"nim\\ ~ line 1: a backslash in the tag Game is not followed by '\"' or '\\'",
                "|[ \"nim\"]* ~ line 2: '[' is not followed by a tag name: names are a letter, then letters, digits and underscores, at most 255 in all",
                "[1a \"nim\"]* ~ line 1: '[' is not followed by a tag name: names are a letter, then letters, digits and underscores, at most 255 in all",
                "[ ~ line 1: '[' is not followed by a tag name: names are a letter, then letters, digits and underscores, at most 255 in all",
                "[ {Game ~ line 1: the comment that begins here with '{' has no closing '}'",
                "[Game \"nim\"]|1. 3 ~ line 2: the moves do not end with a result: 1-0, 0-1, 1/2-1/2 or *",
                "[Game \"nim\"] ~ line 1: the moves do not end with a result: 1-0, 0-1, 1/2-1/2 or *",
                "[Game \"nim\"]|1. 3 {x|y ~ line 2: the comment that begins here with '{' has no closing '}'",
                "[Game \"nim\"]|1. 3|[Event \"x\"] * ~ line 3: there is a tag among the moves; tags come before them, and moves end with a result",
                "[Game \"nim\"]|1. 3|2. 1 * ~ line 3: the move number is '2.', but next is move 1... (Right)",
                "[Game \"nim\"]|1. 3 1. 1 * ~ line 2: the move number is '1.', but next is move 1... (Right)",
                "[Game \"nim\"]|1... 3 * ~ line 2: the move number is '1...', but next is move 1. (Left)",
                "[Game \"nim\"]|01. 3 * ~ line 2: the move number is '01.', but next is move 1. (Left)",
                "[Game \"nim\"]|1.. 3 * ~ line 2: the move number is '1..', but next is move 1. (Left)",
                "[Game \"nim\"]|1. 3 $ * ~ line 2: bad annotation '$'; it is one of ! ? !! ?? !? ?!, or '$' and a number from 0 to 255",
                "[Game \"nim\"]|1. 3 $1a * ~ line 2: bad annotation '$1a'; it is one of ! ? !! ?? !? ?!, or '$' and a number from 0 to 255",
                "[Game \"nim\"]|1. 3 $/ * ~ line 2: bad annotation '$/'; it is one of ! ? !! ?? !? ?!, or '$' and a number from 0 to 255",
                "[Game \"nim\"]|1. 3 $: * ~ line 2: bad annotation '$:'; it is one of ! ? !! ?? !? ?!, or '$' and a number from 0 to 255",
                "[Game \"nim\"]|1. 3 $256 * ~ line 2: bad annotation '$256'; it is one of ! ? !! ?? !? ?!, or '$' and a number from 0 to 255",
                "[Game \"nim\"]|1. 3!!! * ~ line 2: bad annotation '!!!'; it is one of ! ? !! ?? !? ?!, or '$' and a number from 0 to 255",
                "[Game \"nim\"]|$1 1. 3 * ~ line 2: there is an annotation before the first move",
                "[Game \"nim\"]|(1. 3) * ~ line 2: there is a variation before the first move",
                "[Game \"nim\"]|1. 3|(1. 2 (1. 1)|* ~ line 3: the variation that begins here with '(' has no closing ')'",
                "[Game \"nim\"]|1. 3 (1. 2) ) * ~ line 2: ')' closes no variation",
                "[Game \"nim\"]|1. 3 (1. 2 {x) * ~ line 2: the comment that begins here with '{' has no closing '}'",
                "[Game \"nim\"]|1. 3|{bell \u0007} * ~ line 3: a comment has a control character: 'bell ?'; any other character is allowed",
                "[Game \"nim\"]|1. ! * ~ line 2, move 1. (Left): '' is no number of counters",
                "[Game \"nim\"]|1. x * ~ line 2, move 1. (Left): 'x' is no number of counters",
                "[Game \"nim\"]|1. 3|pass * ~ line 3, move 1... (Right): 'pass' is no number of counters",
                "[Game \"nim\"]|1. %3 * ~ line 2, move 1. (Left): '%3' is no number of counters",
                "[Game \"nim\"]|1. 3|4 * ~ line 3, move 1... (Right): 4 is not legal: it is not among the moves of this position",
                "[Game \"nim\"]|1. 3 3 2. 1 1 1-0 ~ line 2, move 2... (Right): 1 is not legal: the game is over",
                "[Game \"nim\"]|1. 3 3|1-0 ~ line 3: the result is 1-0, but by the rules the game is not over: it ends with *, or has the tag Termination: resignation, agreement, time or adjudication",
                "[Game \"nim\"]|1. 3 3 2. 1|0-1 ~ line 3: the result is 0-1, but by the rules it is 1-0",
                "[Game \"nim\"]|1. 3 3 2. 1|* ~ line 3: the result is *, but by the rules it is 1-0",
                "[Game \"nim\"]|[Result \"1-0\"]|* ~ line 2, tag Result: '1-0' is not the result after the moves, * on line 3",
                "[Game \"nim\"]|[Result \"won\"]|* ~ line 2, tag Result: 'won' is not the result after the moves, * on line 3",
                "[Game \"nim\"]|[Termination \"rules\"]|1-0 ~ line 2, tag Termination: 'rules' is unknown; it is resignation, agreement, time or adjudication",
                "[Game \"nim\"]|[Termination \"time\"]|* ~ line 2, tag Termination: the result after time is 1-0 or 0-1, not *",
                "[Game \"nim\"]|[Termination \"agreement\"]|1-0 ~ line 2, tag Termination: the result after agreement is 1/2-1/2, not 1-0",
                "[Game \"nim\"]|[Termination \"agreement\"]|* ~ line 2, tag Termination: the result after agreement is 1/2-1/2, not *",
                "[Game \"nim\"]|[Termination \"resignation\"]|* ~ line 2, tag Termination: the result after resignation is 1-0 or 0-1, not *",
                "[Game \"nim\"]|[Termination \"resignation\"]|1/2-1/2 ~ line 2, tag Termination: the result after resignation is 1-0 or 0-1, not 1/2-1/2",
                "[Game \"nim\"]|[Termination \"resignation\"]|3 3 1 1-0 ~ line 2, tag Termination: by the rules the game is over, 1-0",
                "[Game \"nim\"]|*|* ~ line 3: there is more text after the result; one record is expected here",
                "[Game \"nim\"]|* [Game \"nim\"]|* ~ line 2: there is more text after the result; one record is expected here"
            })
    void malformedRecordsAreRefusedWithTheirLine(String text, String message) {
        assertRefused(RecordException.class, message, () -> GameRecord.parse(text.replace('|', '\n')));
        assertRefused(RecordException.class, message, () -> GameRecord.parse(text.replace("|", "\r\n")));
    }

    @Test
    void linesAreCountedInCommentsAndAfterCarriageReturns() {
        String message = "line 6, move 1. (Left): 'x' is no number of counters";
        assertRefused(RecordException.class, message, () -> GameRecord.parse("\n[Game \"nim\"]\r\r\n{\n} ;\nx"));
        assertRefused(RecordException.class, message, () -> GameRecord.parse("\r[Game \"nim\"]\r% x\r\n{\r\n}\rx"));
    }

    @Test
    void theGivenGameMustBeTheOneInTheTags() {
        assertRefused(
                RecordException.class,
                "line 1, tag Game: the game is 'nim', not corners",
                () -> GameRecord.parse(CORNERS, "[Game \"nim\"] *"));
        assertRefused(
                RecordException.class,
                "line 1: the tag [Game \"...\"], which says which game it is, is missing before the moves",
                () -> GameRecord.parse(CORNERS, "1. a1 *"));
        assertRefused(
                RecordException.class,
                "line 1: there is more text after the result; one record is expected here",
                () -> GameRecord.parse(CORNERS, "[Game \"corners\"] * *"));
    }

    @Test
    void theOptionsOfTheGivenGameMustBeThoseInTheTags() {
        Nim game = Nim.withSize(5);
        String rest = " variant=normal double-turn=false most-taken=3 setup=fixed";
        assertRefused(
                RecordException.class,
                "line 1, tag Game: the game was played with size=7" + rest + ", not size=5" + rest,
                () -> GameRecord.parse(game, "[Game \"nim\"] *"));
        assertRefused(
                RecordException.class,
                "line 2, tag Size: nim does not allow size '0'; allowed: "
                        + Nim.INFO.options().get(0).values(GameOptions.create()).describe(),
                () -> GameRecord.parse(game, "[Game \"nim\"]\n[Size \"0\"] *"));
        assertEquals(GameRecord.of(game).play(3).play(2), GameRecord.parse(game, "[Game \"nim\"][Size \"5\"] 3 2 0-1"));
    }

    @Test
    void theReasonIsKeptAsTheCause() {
        assertInstanceOf(
                IllegalMoveException.class,
                assertThrows(RecordException.class, () -> GameRecord.parse("[Game \"nim\"] 4 *"))
                        .getCause());
        assertInstanceOf(
                NotationException.class,
                assertThrows(RecordException.class, () -> GameRecord.parse("[Game \"nim\"] x *"))
                        .getCause());
        assertInstanceOf(
                OptionException.class,
                assertThrows(RecordException.class, () -> GameRecord.parse("[Game \"x\"] *"))
                        .getCause());
    }

    @Test
    void oneBadGameSpoilsTheFile() {
        assertRefused(
                RecordException.class,
                "line 4: the tag [Game \"...\"], which says which game it is, is missing before the moves",
                () -> GameRecord.parseAll("[Game \"nim\"]\n*\n\n1. 3 *"));
    }

    /** The limit is far above what linear work takes, and far below what quadratic work would. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "[",
                "[A \"\"]",
                "{",
                "{}",
                ";",
                "%\n",
                "\"",
                "\\",
                "1.",
                "1",
                "1. ",
                "$1 ",
                "(",
                ")",
                "(x) ",
                "{a} $1 ",
                "!",
                "\n",
                "\r",
                "x",
                "x ",
                "[Game \"nim\"]"
            })
    void longTextsAreRefusedInLinearTime(String pattern) {
        String text = pattern.repeat(300_000 / pattern.length());
        for (String before : new String[] {"", "[Game \"nim\"]", "[Game \"", "[", "[Game \"nim\"] 1. 3 {"}) {
            assertTimeoutPreemptively(
                    Duration.ofSeconds(20),
                    () -> assertThrows(RecordException.class, () -> GameRecord.parse(before + text)));
        }
    }
}
