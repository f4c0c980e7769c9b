package dev.boardwright.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command fails if its output cannot be written. */
class StandardStreamTest {
    private static Run run(String reason, String command) {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(new StandardStream(full), new StandardStream(err), command.split(" "));
        return new Run(status, "", err.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"rules 369", "--help", "help", "rules --help", "completion", "games", "--version", "svg 369"})
    void fullDeviceIsReported(String command) {
        Run run = run("No space left on device", command);

        assertEquals(1, run.status());
        assertEquals(
                "boardwright: standard output cannot be written: No space left on device" + System.lineSeparator(),
                run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rules 369", "--help", "games"})
    void closedPipeIsNotReported(String command) {
        assertEquals(new Run(1, "", ""), run("Broken pipe", command));
    }
}
