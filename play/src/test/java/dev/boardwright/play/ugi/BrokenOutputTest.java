package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.play.Patience;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The engine ends if its client is killed during a search. */
class BrokenOutputTest {
    /** A pipe that works until the client is killed. */
    private static final class Pipe extends OutputStream {
        private final CountDownLatch killed = new CountDownLatch(1);

        @Override
        public void write(int b) throws IOException {
            if (killed.getCount() == 0) {
                throw new IOException("Broken pipe");
            }
        }
    }

    private static void assertEnds(String go, boolean inputEnds) throws Exception {
        Game<?, ?> game = Games.create("369", GameOptions.of("size", 19));
        Pipe out = new Pipe();
        PipedOutputStream toEngine = new PipedOutputStream();
        InputStream in = new PipedInputStream(toEngine);
        Thread engine = new Thread(() -> {
            try {
                new UgiEngine<>(game, out, Duration.ZERO).run(in);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        engine.start();
        toEngine.write(("isready\n" + go + "\n").getBytes(StandardCharsets.UTF_8));
        toEngine.flush();
        out.killed.countDown();
        if (inputEnds) {
            toEngine.close();
        }
        engine.join(Patience.LIMIT.toMillis());
        assertFalse(engine.isAlive(), "the engine still runs");
    }

    @ParameterizedTest
    @ValueSource(strings = {"go depth 60", "go perft 9", "go nodes 99999999999", "go movetime 600000", "go infinite"})
    void endsASearchOfAnyKind(String go) throws Exception {
        assertEnds(go, true);
    }

    @ParameterizedTest
    @ValueSource(strings = {"go depth 60", "go perft 9", "isready"})
    void endsEvenIfInputStaysOpen(String go) throws Exception {
        assertEnds(go, false);
    }
}
