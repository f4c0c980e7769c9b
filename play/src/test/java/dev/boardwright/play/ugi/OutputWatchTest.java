package dev.boardwright.play.ugi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.boardwright.play.Patience;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class OutputWatchTest {
    @Test
    void silentSearchWritesALineFromTimeToTime() throws InterruptedException {
        BlockingQueue<String> written = new LinkedBlockingQueue<>();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                throw new AssertionError("lines are written whole");
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                written.add(new String(bytes, from, length, StandardCharsets.UTF_8));
            }
        };
        AtomicBoolean searching = new AtomicBoolean();
        OutputWatch watch = new OutputWatch(new LineWriter(out, () -> {}), searching::get);
        watch.inputEnded();
        watch.start();

        assertNull(written.poll(1500, TimeUnit.MILLISECONDS));
        searching.set(true);
        assertEquals("info string still searching\n", written.poll(Patience.LIMIT.toSeconds(), TimeUnit.SECONDS));
        searching.set(false);
    }
}
