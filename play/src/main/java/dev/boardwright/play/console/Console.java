package dev.boardwright.play.console;

import dev.boardwright.core.SafeText;
import dev.boardwright.draw.Look;
import java.util.List;
import java.util.function.Supplier;

/**
 * The console of a person: a {@link TerminalConsole}, or a {@link StreamConsole} for pipes, dumb terminals and tests. Used
 * by one thread.
 */
public interface Console extends AutoCloseable {
    /**
     * The line that a person types after {@code prompt}, without spaces around it; an empty one if the prompt's time is
     * up first and the console supports that.
     *
     * @throws Leave if input has ended, or the person leaves
     */
    String read(Prompt prompt, Completion completion);

    /** As the full {@code read}, after a text that stays. */
    default String read(String prompt, Completion completion) {
        return read(new Prompt.Fixed(prompt), completion);
    }

    /** Writes a text as it is, escape codes included: only for text that the program has made. Lines end with line feeds. */
    void print(String text);

    /** Writes untrusted text and a line end, wrapped at spaces to the width of the terminal. */
    default void say(String text) {
        print(Text.fold(SafeText.lines(text), width()) + "\n");
    }

    /** Writes a long text, one screen at a time on a terminal; the person may stop. */
    default void page(String text) {
        List<String> lines = Text.fold(SafeText.lines(text), width()).lines().toList();
        int perScreen = height() <= 0 ? lines.size() : Math.max(1, height() - 2);
        int shown = 0;
        while (true) {
            int end = Math.min(shown + perScreen, lines.size());
            print(String.join("\n", lines.subList(shown, end)) + "\n");
            shown = end;
            if (shown == lines.size()) {
                return;
            }
            String left = Text.count(lines.size() - shown, "line");
            if (!read("-- " + left + " more: Enter goes on, q stops -- ", Completion.NONE)
                    .isEmpty()) {
                return;
            }
        }
    }

    /** The number of characters in a line. */
    int width();

    /** The number of lines on the screen; 0 if output does not scroll. */
    int height();

    /** How boards can be drawn here. */
    Look look();

    /** Shows a status line in place of the last one, if the console can; an empty line removes it. */
    void status(String line);

    /** The result of {@code work}. If the person presses Ctrl-C meanwhile, {@code onInterrupt} runs, in any thread. */
    <T> T interruptibly(Runnable onInterrupt, Supplier<T> work);

    @Override
    void close();
}
