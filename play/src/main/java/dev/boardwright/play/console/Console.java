package dev.boardwright.play.console;

import dev.boardwright.core.SafeText;
import dev.boardwright.draw.Look;
import java.util.List;
import java.util.function.Supplier;

/** Where a person reads and types. Used by one thread. */
public interface Console extends AutoCloseable {
    /**
     * The line that a person types after {@code prompt}, without spaces around it; an empty one if the prompt's time is up
     * first, where the console can tell.
     *
     * @throws Leave if there is no more, or the person wants to go
     */
    String read(Prompt prompt, Completion completion);

    /** As the full {@code read}, after a text that stays. */
    default String read(String prompt, Completion completion) {
        return read(new Prompt.Fixed(prompt), completion);
    }

    /** Writes a text as it is, escape codes included: only for text that the program has made. Lines end with line feeds. */
    void print(String text);

    /** Writes a text of any origin and ends its line, folded at spaces where it is wider than the terminal. */
    default void say(String text) {
        print(Text.fold(SafeText.lines(text), width()) + "\n");
    }

    /** Writes a long text a screen at a time, where there is a screen; the person may stop. */
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

    /** How many characters fit a line. */
    int width();

    /** How many lines fit the screen; 0 where nothing scrolls away. */
    int height();

    /** How boards can be drawn here. */
    Look look();

    /** Shows a status line in place of the last one, if the console can; an empty line removes it. */
    void status(String line);

    /** What {@code work} gives; if the person presses Ctrl-C meanwhile, {@code onInterrupt} is run, on any thread. */
    <T> T interruptibly(Runnable onInterrupt, Supplier<T> work);

    @Override
    void close();
}
