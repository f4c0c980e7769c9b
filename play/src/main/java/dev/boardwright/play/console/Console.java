package dev.boardwright.play.console;

import dev.boardwright.draw.Look;
import java.util.function.Supplier;

/** Where a person reads and types. Used by one thread. */
public interface Console extends AutoCloseable {
    /**
     * The line that a person types after {@code prompt}, without spaces around it.
     *
     * @throws Leave if there is no more, or the person wants to go
     */
    String read(String prompt, Completion completion);

    /** Writes a text as it is; its lines end with line feeds. */
    void print(String text);

    /** Writes a text and ends its line, folded at spaces where it is wider than the terminal. */
    default void say(String text) {
        print(Text.fold(text, width()) + "\n");
    }

    /** How many characters fit a line. */
    int width();

    /** How boards may look here. */
    Look look();

    /** Shows a line that the next one replaces, where that can be done; an empty one removes it. */
    void status(String line);

    /** What {@code work} gives; if the person presses Ctrl-C meanwhile, {@code onInterrupt} is run, on any thread. */
    <T> T interruptibly(Runnable onInterrupt, Supplier<T> work);

    @Override
    void close();
}
