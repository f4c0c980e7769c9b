package dev.boardwright.ai;

import java.util.Arrays;

/**
 * Remembers what {@link Minimax} found about positions, by their 64-bit hashes. A search makes one for itself unless it is
 * handed one; handing the same to one search after another of the same game lets each begin where the last ended.
 *
 * <p>It takes memory as it fills, up to its size, and then forgets what is shallow or old. Safe to share between threads.
 * Positions of different games must not meet in one table: their hashes are unrelated, but nothing tells them apart.
 *
 * <p>Implementation: entries of two words, {@code key ^ data} and {@code data}, in buckets of four. There are no locks: an
 * entry torn by two writers no longer matches its key, and is as good as empty. A move is kept as its index in the
 * generator's order, so that even an entry of another position with the same hash names a legal move or none.
 *
 * <p>The buckets are in segments of up to 16 MB, so that no step of growing takes long. The first segment doubles until it
 * has its full size. After that the segments split in turn, each handing half of what it holds to a new one, where it stands
 * in the same bucket; some bits of the hash tell the segment, others the bucket.
 */
public final class TranspositionTable {
    /** The size that searches use unless told otherwise. */
    public static final int DEFAULT_MEGABYTES = 64;

    /** The largest size. */
    public static final int MAX_MEGABYTES = 16_383;

    /** The bound of an entry whose position is worth its value or more; with {@link #AT_MOST} it is exactly that. */
    static final int AT_LEAST = 1;
    /** The bound of an entry whose position is worth its value or less. */
    static final int AT_MOST = 2;
    /** Both bounds. */
    static final int EXACT = AT_LEAST | AT_MOST;
    /** The index of no move. */
    static final int NO_MOVE = 0xffff;
    /** The largest depth that an entry can hold. */
    static final int MAX_DEPTH = 0x3ff;

    private static final int BUCKET = 4;
    /** How many words a bucket takes. */
    private static final int WORDS = 2 * BUCKET;

    private static final int FIRST_BUCKETS = 1 << 10;
    private static final int BUCKETS_PER_MEGABYTE = (1 << 20) / (WORDS * Long.BYTES);
    /** The size of the largest segment: a step of growing takes a few milliseconds. */
    private static final int SEGMENT_MEGABYTES = 16;

    private static final int AGES = 64;
    /** How many plies of depth an entry loses, when one must go, for each search that has begun since. */
    private static final int PLIES_PER_AGE = 4;

    /** How long it may take to make a new bucket and fill it: 160 ns were seen where the memory was new to the process. */
    private static final long NANOS_PER_BUCKET = 250;

    private final int megabytes;
    private final int maxSegments;
    /** How many buckets a segment has in the end. */
    private final int segmentBuckets;

    /** Memory that a step of growing must leave free, at least: 2 MB. */
    private static final int MIN_RESERVE_WORDS = 1 << 18;

    private volatile long[][] segments;
    private volatile int age;
    /** Entries written to empty places: how full the table is. Counted without care, as the entries are. */
    private int filled;
    /** Whether the virtual machine has refused memory to grow. */
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
        segments = firstSegment();
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

    /** A bucket less than there is room for: with its header, the array must not take up more memory than a power of two. */
    private static int bucketsOfSegment(int megabytes) {
        return megabytes * BUCKETS_PER_MEGABYTE / segmentsIn(megabytes) - 1;
    }

    private long[][] firstSegment() {
        return new long[][] {new long[WORDS * Math.min(FIRST_BUCKETS, segmentBuckets)]};
    }

    /** The size that the table may grow to. */
    public int megabytes() {
        return megabytes;
    }

    /** Forgets everything, and gives the memory back. */
    public synchronized void clear() {
        segments = firstSegment();
        filled = 0;
    }

    /** How full the table is with entries of the latest search, in thousandths of its size. */
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

    /** Begins a search: what is in the table ages. */
    synchronized void beginSearch() {
        age = (age + 1) % AGES;
    }

    /**
     * Makes room, a step at a time, if the table is half full, may grow, and can do so in this time. Other threads may read
     * and write meanwhile; what they write may be lost.
     */
    synchronized void growIfCrowded(long nanosLeft) {
        long[][] old = segments;
        int buckets = old[0].length / WORDS;
        // Once one segment has split, the others follow: those that have not are twice as full.
        if (outOfMemory || filled < BUCKET / 2 * buckets * Integer.highestOneBit(old.length)) {
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
            // The search goes on with the table it has.
            outOfMemory = true;
        }
    }

    /** A new segment, only if that leaves as much memory free for everything else. */
    private static long[] newSegment(int buckets) {
        long[] segment = new long[WORDS * buckets];
        long[] reserve = new long[Math.max(segment.length, MIN_RESERVE_WORDS)];
        // Uses the reserve, so that no compiler removes it.
        segment[0] = reserve[reserve.length - 1];
        return segment;
    }

    private long[] enlarged(long[] old, int buckets) {
        long[] target = newSegment(buckets);
        filled = 0;
        for (int i = 0; i < old.length; i += 2) {
            long data = old[i + 1];
            if (data != 0) {
                put(target, old[i] ^ data, data);
            }
        }
        return target;
    }

    /** Adds a segment, and moves there what now belongs there. */
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

    /** What is known of the position with this key, as data to be read with the methods below; 0 if nothing. */
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
     * Remembers that the position with this key is worth {@code value}, as far as {@code bound} says, when searched
     * {@code depth} deep; or, if {@code solved}, to the end of the game.
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
        filled += w[victim + 1] == 0 ? 1 : 0;
        w[victim] = key ^ data;
        w[victim + 1] = data;
    }

    /** Whether what is known of a position is worth more than what has just been found out. */
    private static boolean outweighs(long there, long data) {
        if (isSolved(there) != isSolved(data)) {
            return isSolved(there) && bound(there) == EXACT;
        }
        return age(there) == age(data) && bound(data) != EXACT && depth(there) > depth(data) + 2;
    }

    private int worth(long data) {
        return depth(data) - PLIES_PER_AGE * ((age - age(data) + AGES) % AGES);
    }

    /** Where the bucket of a key begins in its segment. */
    private static int bucket(long[] w, long key) {
        return (int) (((spread(key) >>> 32) * (w.length / WORDS)) >>> 32) * WORDS;
    }

    private static long[] segmentOf(long[][] all, long key) {
        return all[segment(all.length, key)];
    }

    /** Some bits of the key tell its segment; where that is not there yet, the one that it will split off. */
    private static int segment(int count, long key) {
        int half = Integer.highestOneBit(count);
        int segment = (int) (spread(key) >>> 20) & (2 * half - 1);
        return segment < count ? segment : segment - half;
    }

    /** For weak keys. Its low bits are weak still. */
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
