package dev.boardwright.play.robustness;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.record.GameRecord;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Texts of 30,000 characters are parsed in time and memory linear in their length. The test measures allocation, and
 * has a time limit.
 */
@Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class LongTextTest {
    private static final int LENGTH = 30_000;

    /** The bytes that a parser may allocate for each character, and for any text. */
    private static final long BYTES_A_CHARACTER = 256;

    private static final long BYTES_IN_ANY_CASE = 2_000_000;

    static Stream<String> pieces() {
        return Stream.of(
                "a",
                "9",
                "0",
                "x",
                "/",
                "3/",
                "(",
                "b(",
                "()",
                "(bg)",
                " ",
                "-",
                "a1",
                "a1b2",
                "pass",
                "[",
                "[A",
                "\"",
                "\\",
                "{",
                "}",
                "{}",
                ";",
                "%\n",
                "\n",
                "\r",
                "1.",
                "1... ",
                "$1 ",
                "*",
                "* ",
                "\u0663",
                "\ud83d\ude00");
    }

    @ParameterizedTest
    @MethodSource("pieces")
    void parsingNeedsBoundedTimeAndMemory(String piece) {
        String filler = piece.repeat(LENGTH / piece.length());
        SampleGames.smallest().forEach(game -> requireBounded(game, filler));
    }

    private static <S, M> void requireBounded(Game<S, M> game, String filler) {
        String position = game.notation().formatState(game.initialState());
        String record = GameRecord.of(game).toText();
        int moves = record.lastIndexOf('*');
        for (String text : List.of(filler, position + filler, filler + position, position.replace(" ", filler))) {
            requireBounded(text, () -> Sense.ofText(game, text));
        }
        for (String text : List.of(
                filler,
                record + filler,
                record.substring(0, moves) + filler + "*",
                record.substring(0, moves) + "{" + filler + "} *",
                "[Event \"" + filler + "\"]\n" + record,
                "[" + filler + "\n" + record)) {
            requireBounded(text, () -> Sense.attempt(() -> GameRecord.parse(text)));
            requireBounded(text, () -> Sense.attempt(() -> GameRecord.parseAll(text)));
        }
        requireBounded(filler, () -> Sense.attempt(() -> Games.create(filler)));
        for (GameOptions options : List.of(GameOptions.of(filler, "1"), GameOptions.of("size", filler))) {
            requireBounded(
                    filler, () -> Sense.attempt(() -> Games.create(game.info().name(), options)));
        }
    }

    private static void requireBounded(String text, Runnable parse) {
        long before = allocated();
        parse.run();
        long used = allocated() - before;
        assertTrue(
                used <= BYTES_IN_ANY_CASE + BYTES_A_CHARACTER * text.length(),
                () -> used + " bytes for " + text.length() + " characters from " + text.substring(0, 80));
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }
}
