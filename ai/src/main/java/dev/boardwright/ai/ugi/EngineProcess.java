package dev.boardwright.ai.ugi;

import dev.boardwright.core.BoardwrightException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The process of an engine, and the lines that go to and fro. Memory is bounded whatever the process does: one that writes
 * faster than its lines are read has to wait. No method waits for the process longer than it says.
 *
 * <p>Owned by one thread at a time, except {@link #kill}, which any thread may call.
 */
final class EngineProcess implements AutoCloseable {
    /** A line of more bytes is not of the protocol: the longest ones, lines of play on 19x19, have less than 4,000. */
    private static final int MAX_LINE_BYTES = 1 << 14;

    private static final int MAX_LINES = 256;
    private static final Duration TIME_TO_QUIT = Duration.ofSeconds(2);

    /** Marks the end of a queue. */
    private static final String END = "\0";

    private final Process process;
    private final BlockingQueue<String> fromEngine = new ArrayBlockingQueue<>(MAX_LINES);
    private final BlockingQueue<String> toEngine = new ArrayBlockingQueue<>(MAX_LINES);
    private final Thread reader = new Thread(this::read, "engine-output");
    private final Thread writer = new Thread(this::write, "engine-input");
    private volatile boolean ended;

    /** Starts a program. */
    EngineProcess(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        for (Thread thread : List.of(reader, writer)) {
            thread.setDaemon(true);
            thread.start();
        }
    }

    /**
     * Sends a line, without waiting until the engine has read it.
     *
     * @throws BoardwrightException if the engine has not read many lines before
     */
    void say(String line) {
        if (!toEngine.offer(line)) {
            throw new BoardwrightException("does not read its input");
        }
    }

    /**
     * The next line of the engine; null if it writes none for so long.
     *
     * @throws BoardwrightException if it has ended
     */
    @Nullable
    String poll(Duration time) throws InterruptedException {
        String line = ended ? END : fromEngine.poll(time.toNanos(), TimeUnit.NANOSECONDS);
        if (END.equals(line)) {
            ended = true;
            throw new BoardwrightException("has ended");
        }
        return line;
    }

    /** Whether the engine still runs. */
    boolean isAlive() {
        return process.isAlive();
    }

    private void read() {
        LineReader lines = new LineReader(process.getInputStream(), MAX_LINE_BYTES);
        try {
            try {
                for (LineReader.Line line = lines.read(); line != null; line = lines.read()) {
                    if (!line.cut()) {
                        fromEngine.put(line.text().strip());
                    }
                }
            } catch (IOException e) {
                // Treated like the end of output.
            }
            fromEngine.put(END);
        } catch (InterruptedException e) {
            // Killed: nobody reads the lines any more.
        }
    }

    private void write() {
        try (OutputStream out = process.getOutputStream()) {
            for (String line = toEngine.take(); !line.equals(END); line = toEngine.take()) {
                out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (InterruptedException | IOException e) {
            // The engine has ended, which the end of its output tells.
        }
    }

    /** Ends the process and its children at once. A thread that waits for a line gets one that says so. */
    void kill() {
        List<ProcessHandle> children = descendants();
        process.destroyForcibly();
        end(children);
    }

    /** Asks the engine to quit, and ends the process if it does not, and what is left of its children. */
    @Override
    public void close() {
        List<ProcessHandle> children = descendants();
        if (toEngine.offer("quit") && toEngine.offer(END)) {
            // The engine may have to write before it reads.
            fromEngine.clear();
            try {
                process.waitFor(TIME_TO_QUIT.toMillis(), TimeUnit.MILLISECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        children = Stream.concat(children.stream(), descendants().stream()).toList();
        process.destroyForcibly();
        end(children);
    }

    private List<ProcessHandle> descendants() {
        return process.descendants().toList();
    }

    private void end(List<ProcessHandle> children) {
        children.forEach(ProcessHandle::destroyForcibly);
        writer.interrupt();
        reader.interrupt();
        // Wakes the thread that waits for a line; if there is no room, none waits.
        ended = true;
        fromEngine.offer(END);
    }
}
