package dev.boardwright.play.support;

import java.io.IOException;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** The standard streams of the process. */
final class Terminals {
    private Terminals() {}

    /** Whether standard error is a terminal; false if that is unknown. */
    static boolean isErrTerminal() {
        try {
            return TerminalProvider.load("jni").isSystemStream(SystemStream.Error);
        } catch (IOException | RuntimeException | LinkageError e) {
            return false;
        }
    }
}
