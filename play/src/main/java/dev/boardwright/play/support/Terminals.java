package dev.boardwright.play.support;

import java.io.IOException;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** What is behind the standard streams. */
final class Terminals {
    private Terminals() {}

    /** Whether standard error is a terminal; false where that cannot be known. */
    static boolean isErrTerminal() {
        try {
            return TerminalProvider.load("jni").isSystemStream(SystemStream.Error);
        } catch (IOException | RuntimeException | LinkageError e) {
            return false;
        }
    }
}
