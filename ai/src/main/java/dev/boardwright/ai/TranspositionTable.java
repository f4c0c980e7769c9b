package dev.boardwright.ai;

import dev.boardwright.ai.internal.SpareMemory;
import java.util.Arrays;

/**
 * The results of {@link Minimax} by the 64-bit hashes of positions. A search creates its own table unless it is given
 * one. Successive searches of a game with the same table profit from each other.
 *
 * <p>A table grows as it fills, up to its size, and then replaces shallow and old entries. Safe to share between
 * threads. Use one table for one game only: entries do not say which game they belong to.
 *
 * <p>Implementation: entries of two words, {@code key ^ data} and {@code data}, in buckets of four. There are no locks:
 * an entry torn by two writers no longer matches its key and counts as empty. A move is stored as its index in the
 * generator's order, so that an entry of another position with the same hash still gives a legal move or none.
 *
 * <p>Buckets are in segments of up to 16 MB, so that each step of growth is short. The first segment doubles until it
 * has its full size. After that the segments split in turn: each moves half of its entries to the same buckets of a new
 * segment. Some bits of the hash choose the segment, others the bucket.
 */
public final class TranspositionTable {
    /** The default size. */
    public static final int DEFAULT_MEGABYTES = 64;

    /** The largest size. */
    public static final int MAX_MEGABYTES = 16_383;

    /** The value of an entry is a lower bound. Together with {@link #AT_MOST} it is exact. */
    static final int AT_LEAST = 1;
    /** The value of an entry is an upper bound. */
    static final int AT_MOST = 2;
    /** The value of an entry is exact. */
    static final int EXACT = AT_LEAST | AT_MOST;
    /** The index that means no move. */
    static final int NO_MOVE = 0xffff;
    /** The largest depth that an entry can hold. */
    static final int MAX_DEPTH = 0x3ff;

    private static final int BUCKET = 4;
    /** The number of words in a bucket. */
    private static final int WORDS = 2 * BUCKET;

    /** Small, so that short searches start fast. Chosen by hand; not measured. */
    private static final int FIRST_BUCKETS = 1 << 10;

    private static final int BUCKETS_PER_MEGABYTE = (1 << 20) / (WORDS * Long.BYTES);
    /** The size of the largest segment. A step of growth takes a few milliseconds. */
    private static final int SEGMENT_MEGABYTES = 16;

    /** The distance of a counter from other data, in words of four bytes: a cache line and the one fetched with it. */
    private static final int FILLED = 32;

    private static final int AGES = 64;
    /**
     * The plies of depth that an entry loses in a replacement for each search since it was written. Chosen by hand; not
     * measured.
     */
    private static final int PLIES_PER_AGE = 4;

    /**
     * An upper estimate of the time to create and fill a bucket. 160 ns were measured with memory that was new to the
     * process (commit 4fef250).
     */
    private static final long NANOS_PER_BUCKET = 250;

    private final int megabytes;
    private final int maxSegments;
    /** The number of buckets in a segment of full size. */
    private final int segmentBuckets;

    /** The segments of an empty table. They are kept, so that {@link #clear} needs no memory. */
    private final long[][] first;

    private volatile long[][] segments;
    private volatile int age;
    /**
     * In its middle, the number of entries written to empty places. Not synchronised, like the entries. An array,
     * because a field would share its cache line with {@link #segments}, and every write would slow down the lookups of
     * other threads.
     */
    private final int[] filled = new int[2 * FILLED];
    /** Whether the table could not grow for lack of memory. */
    private boolean outOfMemory;

    /**
     * An empty table that grows to at most {@code megabytes}.
     *
     * @throws IllegalArgumentException if that is not from 1 to {@link #MAX_MEGABYTES}
     */
    public TranspositionTable(int megabytes) {
        this(megabytes, segmentsIn(megabytes), bucketsOfSegment(megabytes));
    }

    private TranspositionTable(int megabytes, int maxSegments, int segmentBuckets) {
        this.megabytes = megabytes;
        this.maxSegments = maxSegments;
        this.segmentBuckets = segmentBuckets;
        first = new long[][] {new long[WORDS * Math.min(FIRST_BUCKETS, segmentBuckets)]};
        segments = first;
    }

    /** A small table for tests. The number of segments is a power of two. */
    static TranspositionTable ofSegments(int segments, int buckets) {
        return new TranspositionTable(1, segments, buckets);
    }

    private static int segmentsIn(int megabytes) {
        if (megabytes < 1 || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                    "a table has from 1 to " + MAX_MEGABYTES + " megabytes, not " + megabytes);
        }
        int atLeast = (megabytes + SEGMENT_MEGABYTES - 1) / SEGMENT_MEGABYTES;
        return Integer.highestOneBit(2 * atLeast - 1);
    }

    /** One bucket less than a power of two, so that the array with its header does not exceed that size. */
    private static int bucketsOfSegment(int megabytes) {
        return megabytes * BUCKETS_PER_MEGABYTE / segmentsIn(megabytes) - 1;
    }

    /** The largest size of this table. */
    public int megabytes() {
        return megabytes;
    }

    /** Removes all entries and frees the memory. */
    public synchronized void clear() {
        Arrays.fill(first[0], 0);
        segments = first;
        filled[FILLED] = 0;
        outOfMemory = false;
    }

    /** The part of the table with entries of the latest search, in thousandths of its largest size. */
    public int fullness() {
        long[][] all = segments;
        int length = all[0].length;
        int lookedInEach = Math.min(length, WORDS * Math.max(1, 250 / all.length));
        int used = 0;
        for (long[] w : all) {
            for (int i = 0; i < lookedInEach; i += 2) {
                long data = w[i + 1];
                used += data != 0 && age(data) == age ? 1 : 0;
            }
        }
        double share = 2.0 * used / lookedInEach / maxSegments;
        return (int) (1000 * share * length / (WORDS * segmentBuckets));
    }

    /** Starts a search: all entries age. */
    synchronized void beginSearch() {
        age = (age + 1) % AGES;
    }

    /**
     * Grows by one step if the table is half full, below its size, and a step fits in the given time. Other threads may
     * read and write meanwhile; their writes may be lost.
     */
    synchronized void growIfCrowded(long nanosLeft) {
        long[][] old = segments;
        int buckets = old[0].length / WORDS;
        // After one segment has split, the others follow, because they are twice as full.
        if (outOfMemory || filled[FILLED] < BUCKET / 2 * buckets * Integer.highestOneBit(old.length)) {
            return;
        }
        try {
            if (buckets < segmentBuckets) {
                int grown = Math.min(2 * buckets, segmentBuckets);
                if (nanosLeft >= NANOS_PER_BUCKET * grown) {
                    segments = new long[][] {enlarged(old[0], grown)};
                }
            } else if (old.length < maxSegments && nanosLeft >= NANOS_PER_BUCKET * buckets) {
                split(old);
            }
        } catch (OutOfMemoryError e) {
            // The search continues with the table as it is.
            outOfMemory = true;
        }
    }

    /** A new segment, provided that it leaves enough memory free. */
    private static long[] newSegment(int buckets) {
        int words = WORDS * buckets;
        SpareMemory.check(words);
        return new long[words];
    }

    private long[] enlarged(long[] old, int buckets) {
        long[] target = newSegment(buckets);
        filled[FILLED] = 0;
        for (int i = 0; i < old.length; i += 2) {
            long data = old[i + 1];
            if (data != 0) {
                put(target, old[i] ^ data, data);
            }
        }
        return target;
    }

    /** Adds a segment and moves the entries that belong there. */
    private void split(long[][] old) {
        int added = old.length;
        long[][] more = Arrays.copyOf(old, added + 1);
        long[] target = newSegment(segmentBuckets);
        more[added] = target;
        long[] source = old[added - Integer.highestOneBit(added)];
        for (int i = 0; i < source.length; i += 2) {
            long data = source[i + 1];
            if (data != 0 && segment(more.length, source[i] ^ data) == added) {
                target[i] = source[i];
                target[i + 1] = data;
                source[i + 1] = 0;
            }
        }
        segments = more;
    }

    /** The data of this key, to be read with the methods below; 0 if there is none. */
    long probe(long key) {
        long[] w = segmentOf(segments, key);
        int place = bucket(w, key);
        for (int i = place; i < place + WORDS; i += 2) {
            long data = w[i + 1];
            if ((w[i] ^ data) == key && data != 0) {
                return data;
            }
        }
        return 0;
    }

    /**
     * Stores the value of the position with this key, searched to {@code depth} or, if {@code solved}, to the end of
     * the game. {@code bound} says whether the value is exact or a bound.
     *
     * @param value relative to the position itself: a win in n plies counts them from there
     * @param move the index of the best move, or {@link #NO_MOVE}
     */
    void store(long key, int value, int bound, int depth, boolean solved, int move) {
        long data = (long) value << 42
                | (long) age << 29
                | (solved ? 1L << 28 : 0)
                | (long) bound << 26
                | (long) depth << 16
                | move;
        put(segmentOf(segments, key), key, data);
    }

    private void put(long[] w, long key, long data) {
        int place = bucket(w, key);
        int victim = place;
        int victimWorth = Integer.MAX_VALUE;
        for (int i = place; i < place + WORDS; i += 2) {
            long there = w[i + 1];
            if ((w[i] ^ there) == key && there != 0) {
                if (outweighs(there, data)) {
                    return;
                }
                victim = i;
                break;
            }
            int worth = there == 0 ? Integer.MIN_VALUE : worth(there);
            if (worth < victimWorth) {
                victimWorth = worth;
                victim = i;
            }
        }
        if (w[victim + 1] == 0) {
            filled[FILLED]++;
        }
        w[victim] = key ^ data;
        w[victim + 1] = data;
    }

    /** Whether an existing entry of a position is worth more than a new one. */
    private static boolean outweighs(long there, long data) {
        if (isSolved(there) != isSolved(data)) {
            return isSolved(there) && bound(there) == EXACT;
        }
        return age(there) == age(data) && bound(data) != EXACT && depth(there) > depth(data) + 2;
    }

    private int worth(long data) {
        return depth(data) - PLIES_PER_AGE * ((age - age(data) + AGES) % AGES);
    }

    /** The index of the bucket of a key in its segment. */
    private static int bucket(long[] w, long key) {
        return (int) (((spread(key) >>> 32) * (w.length / WORDS)) >>> 32) * WORDS;
    }

    private static long[] segmentOf(long[][] all, long key) {
        return all[segment(all.length, key)];
    }

    /** The segment of a key; if it does not exist yet, the one from which it will split. */
    private static int segment(int count, long key) {
        int half = Integer.highestOneBit(count);
        int segment = (int) (spread(key) >>> 20) & (2 * half - 1);
        return segment < count ? segment : segment - half;
    }

    /** Mixes weak keys. The low bits of the result are still weak. */
    private static long spread(long key) {
        return key * 0x9e3779b97f4a7c15L;
    }

    static int value(long data) {
        return (int) (data >> 42);
    }

    static int depth(long data) {
        return (int) (data >>> 16) & MAX_DEPTH;
    }

    static int bound(long data) {
        return (int) (data >>> 26) & EXACT;
    }

    static boolean isSolved(long data) {
        return (data & 1L << 28) != 0;
    }

    static int move(long data) {
        return (int) data & NO_MOVE;
    }

    private static int age(long data) {
        return (int) (data >>> 29) & (AGES - 1);
    }

    @Override
    public String toString() {
        return "table of " + megabytes() + " MB, " + fullness() + "/1000 full";
    }
}
