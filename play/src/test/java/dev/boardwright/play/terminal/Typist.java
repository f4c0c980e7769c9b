package dev.boardwright.play.terminal;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** A person at a terminal in a test: waits for texts on the screen, and types. */
record Typist(Screen screen, OutputStream keys) {
    static final String TAB = "\t";
    static final String CTRL_C = "\u0003";
    static final String CTRL_D = "\u0004";
    /** Recalls the previous line, as the Up key does. */
    static final String CTRL_P = "\u0010";

    /** Waits for a prompt, types a text and presses Enter. */
    void answer(String prompt, String text) throws IOException, InterruptedException {
        press(prompt, text + "\r");
    }

    /** Waits for a text, then presses these keys one after the other. */
    void press(String text, String pressed) throws IOException, InterruptedException {
        screen.await(text);
        press(pressed);
    }

    /** Presses keys one after the other without waiting. */
    void press(String pressed) throws IOException {
        keys.write(pressed.getBytes(StandardCharsets.UTF_8));
        keys.flush();
    }
}
