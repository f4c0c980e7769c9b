package dev.boardwright.ai;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;

/** The promise of {@link TranspositionTable}: an entry is found as one thread has stored it, or not at all. */
public class TranspositionTableStress {
    private static final int NONE = 0;
    private static final int WHOLE = 1;
    private static final int TORN = 2;

    private static final long ONE = 0x0123456789abcdefL;
    private static final long OTHER = 0xfedcba987654321L;

    private static void store(TranspositionTable table, long key) {
        table.store(key, value(key), TranspositionTable.EXACT, 5, false, (int) key & 0xff);
    }

    private static int value(long key) {
        return (int) (key >>> 44);
    }

    private static int look(TranspositionTable table, long key) {
        long data = table.probe(key);
        if (data == 0) {
            return NONE;
        }
        boolean whole = TranspositionTable.value(data) == value(key)
                && TranspositionTable.move(data) == ((int) key & 0xff)
                && TranspositionTable.bound(data) == TranspositionTable.EXACT
                && TranspositionTable.depth(data) == 5;
        return whole ? WHOLE : TORN;
    }

    /** Two threads that write to the same place leave the entry of one of them, or none. */
    @JCStressTest
    @Outcome(id = "[01], [01]", expect = ACCEPTABLE)
    @State
    public static class TwoWriters {
        private final TranspositionTable table = TranspositionTable.ofSegments(1, 1);

        @Actor
        public void one() {
            store(table, ONE);
        }

        @Actor
        public void other() {
            store(table, OTHER);
        }

        @Arbiter
        public void after(II_Result result) {
            result.r1 = look(table, ONE);
            result.r2 = look(table, OTHER);
        }
    }

    /** A thread that reads while another replaces an entry finds the old one, the new one, or none. */
    @JCStressTest
    @Outcome(id = "[01], [01]", expect = ACCEPTABLE)
    @State
    public static class WriterAndReader {
        private final TranspositionTable table = TranspositionTable.ofSegments(1, 1);

        public WriterAndReader() {
            // A full bucket, so that the new entry replaces one.
            store(table, ONE);
            for (int i = 1; i < 4; i++) {
                store(table, ONE + i);
            }
        }

        @Actor
        public void write() {
            store(table, OTHER);
        }

        @Actor
        public void read(II_Result result) {
            result.r1 = look(table, ONE);
            result.r2 = look(table, OTHER);
        }
    }

    /** A thread that reads and writes while another one lets the table grow finds whole entries only; they may get lost. */
    @JCStressTest
    @Outcome(id = "[01], [01]", expect = ACCEPTABLE)
    @State
    public static class Growth {
        private final TranspositionTable table = TranspositionTable.ofSegments(2, 1);

        public Growth() {
            store(table, ONE);
            store(table, ONE + 1);
            store(table, OTHER + 1);
        }

        @Actor
        public void grow() {
            table.growIfCrowded(Long.MAX_VALUE);
        }

        @Actor
        public void use(II_Result result) {
            store(table, OTHER);
            result.r1 = look(table, ONE);
            result.r2 = look(table, OTHER);
        }
    }

    /** A thread that writes while another one clears the table leaves its entry whole, or none. */
    @JCStressTest
    @Outcome(id = "0, [01]", expect = ACCEPTABLE, desc = "What was there before is gone.")
    @State
    public static class Clearing {
        private final TranspositionTable table = TranspositionTable.ofSegments(1, 1);

        public Clearing() {
            store(table, ONE);
        }

        @Actor
        public void clear() {
            table.clear();
        }

        @Actor
        public void write() {
            store(table, OTHER);
        }

        @Arbiter
        public void after(II_Result result) {
            result.r1 = look(table, ONE);
            result.r2 = look(table, OTHER);
        }
    }
}
