package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.play.Patience;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The client of an engine in this process or another. */
final class Conversation implements AutoCloseable {
    private final OutputStream toEngine;
    private final BlockingQueue<String> fromEngine;
    private final Thread engine;

    /** A conversation with an engine whose lines are put into a queue. */
    private Conversation(OutputStream toEngine, BlockingQueue<String> fromEngine, Thread engine) {
        this.toEngine = toEngine;
        this.fromEngine = fromEngine;
        this.engine = engine;
        engine.start();
    }

    /** A conversation about any game. */
    static Conversation about(Game<?, ?> game) throws IOException {
        return about(game, Duration.ZERO, Patience.LIMIT);
    }

    /** A conversation about any game, with an engine that warms up, and leaves levels behind that are later than this. */
    static Conversation about(Game<?, ?> game, Duration warmUp, Duration grace) throws IOException {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        PipedOutputStream toEngine = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(toEngine, 1 << 16);
        UgiEngine<?, ?> ugi = new UgiEngine<>(game, new Lines(lines), warmUp, grace);
        Thread engine = new Thread(() -> {
            try {
                ugi.run(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return new Conversation(toEngine, lines, engine);
    }

    /** A conversation with a program. */
    static Conversation with(Process process) {
        BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        Thread reader = new Thread(() -> {
            try {
                process.getInputStream().transferTo(new Lines(lines));
            } catch (IOException e) {
                // The test has closed the stream.
            }
        });
        return new Conversation(process.getOutputStream(), lines, reader);
    }

    /** A conversation about 369 on a small board, which is searched to its end quickly. */
    static Conversation aboutSmallGame() throws IOException {
        return about(Games.create("369", GameOptions.of("size", 3)));
    }

    /** A conversation about 369 on a large board, where no search ends by itself. */
    static Conversation aboutLargeGame() throws IOException {
        return about(Games.create("369", GameOptions.of("size", 19)));
    }

    /** Sends these lines. */
    Conversation say(String... lines) throws IOException {
        for (String line : lines) {
            toEngine.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        }
        toEngine.flush();
        return this;
    }

    /** The next line of the engine. */
    String hear() throws InterruptedException {
        String line = fromEngine.poll(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS);
        assertNotNull(line, "the engine does not answer");
        return line;
    }

    /** The lines of the engine up to and including the first that begins with {@code beginning}. */
    List<String> hearUntil(String beginning) throws InterruptedException {
        List<String> heard = new ArrayList<>();
        do {
            heard.add(hear());
        } while (!heard.get(heard.size() - 1).startsWith(beginning));
        return heard;
    }

    /** The move in the last line of an answer to {@code go}. */
    static String bestMove(List<String> answer) {
        String last = answer.get(answer.size() - 1);
        assertTrue(last.matches("bestmove \\S+"), last);
        return last.substring("bestmove ".length());
    }

    /** Checks the next line. */
    Conversation expect(String line) throws InterruptedException {
        assertEquals(line, hear());
        return this;
    }

    /** Checks that the next line of the engine is the answer to {@code isready}. */
    Conversation expectNothing() throws IOException, InterruptedException {
        return say("isready").expect("readyok");
    }

    /** Closes the engine's input, waits for its end, and returns its last lines. */
    List<String> end() throws IOException, InterruptedException {
        toEngine.close();
        return awaitEnd();
    }

    /** Waits for the engine to end by itself, and returns its last lines. */
    List<String> awaitEnd() throws InterruptedException {
        engine.join(Patience.LIMIT.toMillis());
        assertFalse(engine.isAlive(), "the engine does not end");
        List<String> rest = new ArrayList<>();
        fromEngine.drainTo(rest);
        return rest;
    }

    @Override
    public void close() throws IOException {
        toEngine.close();
    }

    /** Splits the engine's output into lines. */
    private static final class Lines extends OutputStream {
        private final BlockingQueue<String> lines;
        private final ByteArrayOutputStream line = new ByteArrayOutputStream();

        Lines(BlockingQueue<String> lines) {
            this.lines = lines;
        }

        @Override
        public void write(int b) {
            if (b == '\n') {
                lines.add(line.toString(StandardCharsets.UTF_8));
                line.reset();
            } else {
                line.write(b);
            }
        }
    }
}
