package dev.boardwright.play.console;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.draw.Look;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A text that is longer than the screen is shown one screen at a time. */
class PagingTest {
    private static final String SEVEN_LINES =
            IntStream.rangeClosed(1, 7).mapToObj(Integer::toString).collect(Collectors.joining("\n"));

    /** A screen with the given height and answers. */
    private static final class SmallScreen implements Console {
        private final StringBuilder shown = new StringBuilder();
        private final int height;
        private final Queue<String> answers;

        SmallScreen(int height, String... answers) {
            this.height = height;
            this.answers = new ArrayDeque<>(List.of(answers));
        }

        @Override
        public String read(Prompt prompt, Completion completion) {
            shown.append(prompt.text()).append('\n');
            return answers.remove();
        }

        @Override
        public void print(String text) {
            shown.append(text);
        }

        @Override
        public int width() {
            return 20;
        }

        @Override
        public int height() {
            return height;
        }

        @Override
        public Look look() {
            return Look.PLAIN;
        }

        @Override
        public void status(String line) {}

        @Override
        public <T> T interruptibly(Runnable onInterrupt, Supplier<T> work) {
            return work.get();
        }

        @Override
        public void close() {}
    }

    private static String page(int height, String text, String... answers) {
        SmallScreen screen = new SmallScreen(height, answers);
        screen.page(text);
        assertEquals(0, screen.answers.size());
        return screen.shown.toString();
    }

    @Test
    void enterShowsTheNextScreen() {
        assertEquals("""
                1
                2
                3
                -- 4 lines more: Enter goes on, q stops --\s
                4
                5
                6
                -- 1 line more: Enter goes on, q stops --\s
                7
                """, page(5, SEVEN_LINES, "", ""));
    }

    @Test
    void anythingElseStops() {
        assertEquals("1\n2\n3\n-- 4 lines more: Enter goes on, q stops -- \n", page(5, SEVEN_LINES, "q"));
    }

    @Test
    void aTextThatFitsIsShownAtOnce() {
        assertEquals(SEVEN_LINES + "\n", page(9, SEVEN_LINES));
    }

    @Test
    void allIsShownAtOnceWithoutAScreenHeight() {
        assertEquals(SEVEN_LINES + "\n", page(0, SEVEN_LINES));
    }

    @Test
    void foldedLineCountsAsSeveralLines() {
        String wide = "one two three four five six seven eight";
        assertEquals(
                "one two three four\n-- 1 line more: Enter goes on, q stops -- \nfive six seven eight\n",
                page(3, wide, ""));
    }

    @Test
    void screenOfOneLineShowsOneLineAtATime() {
        assertEquals("1\n-- 1 line more: Enter goes on, q stops -- \n2\n", page(1, "1\n2", ""));
    }
}
