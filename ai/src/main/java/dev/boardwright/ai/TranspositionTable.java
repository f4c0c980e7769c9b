package dev.boardwright.ai;

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
 */
public final class TranspositionTable {
    /** The size that searches use unless told otherwise. */
    public static final int DEFAULT_MEGABYTES = 64;

    /** The largest size: what one array can hold. */
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
    private static final int FIRST_BUCKETS = 1 << 10;
    private static final int WORDS_PER_MEGABYTE = 1 << 17;
    private static final int AGES = 64;
    /** How many plies of depth an entry loses, when one must go, for each search that has begun since. */
    private static final int PLIES_PER_AGE = 4;

    /** How long it may take to make a new bucket and fill it, with time to spare: at worst 44 ns were seen. */
    private static final long NANOS_PER_BUCKET = 100;

    private final int maxBuckets;
    private volatile long[] words;
    private volatile int age;
    /** Entries written to empty places: how full the table is. Counted without care, as the entries are. */
    private int filled;

    /**
     * An empty table that grows to at most {@code megabytes}.
     *
     * @throws IllegalArgumentException if that is not from 1 to {@link #MAX_MEGABYTES}
     */
    public TranspositionTable(int megabytes) {
        this(bucketsIn(megabytes), FIRST_BUCKETS);
    }

    private TranspositionTable(int maxBuckets, int buckets) {
        this.maxBuckets = maxBuckets;
        words = new long[2 * BUCKET * Math.min(buckets, maxBuckets)];
    }

    /** A table for tests, of so few buckets that it is always full. */
    static TranspositionTable ofBuckets(int buckets) {
        return new TranspositionTable(buckets, buckets);
    }

    private static int bucketsIn(int megabytes) {
        if (megabytes < 1 || megabytes > MAX_MEGABYTES) {
            throw new IllegalArgumentException(
                    "a table has from 1 to " + MAX_MEGABYTES + " megabytes, not " + megabytes);
        }
        return megabytes * (WORDS_PER_MEGABYTE / (2 * BUCKET));
    }

    /** The size that the table may grow to. */
    public int megabytes() {
        return maxBuckets / (WORDS_PER_MEGABYTE / (2 * BUCKET));
    }

    /** Forgets everything, and gives the memory back. */
    public synchronized void clear() {
        words = new long[2 * BUCKET * Math.min(FIRST_BUCKETS, maxBuckets)];
        filled = 0;
    }

    /** How full the table is with entries of the latest search, in thousandths of its size. */
    public int fullness() {
        long[] w = words;
        int looked = Math.min(w.length, 2000);
        int used = 0;
        for (int i = 0; i < looked; i += 2) {
            long data = w[i + 1];
            used += data != 0 && age(data) == age ? 1 : 0;
        }
        return (int) (2000L * used / looked * w.length / (2L * BUCKET * maxBuckets));
    }

    /** Begins a search: what is in the table ages. */
    synchronized void beginSearch() {
        age = (age + 1) % AGES;
    }

    /**
     * Makes room if the table is half full, may grow, and can do so in this time. Other threads may read and write
     * meanwhile.
     */
    synchronized void growIfCrowded(long nanosLeft) {
        long[] old = words;
        int buckets = old.length / (2 * BUCKET);
        if (buckets == maxBuckets || filled < BUCKET * buckets / 2) {
            return;
        }
        int grown = (int) Math.min(2L * buckets, maxBuckets);
        if (nanosLeft < NANOS_PER_BUCKET * grown) {
            return;
        }
        long[] target = new long[2 * BUCKET * grown];
        filled = 0;
        for (int i = 0; i < old.length; i += 2) {
            long data = old[i + 1];
            if (data != 0) {
                put(target, old[i] ^ data, data);
            }
        }
        words = target;
    }

    /** What is known of the position with this key, as data to be read with the methods below; 0 if nothing. */
    long probe(long key) {
        long[] w = words;
        int place = bucket(w, key);
        for (int i = place; i < place + 2 * BUCKET; i += 2) {
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
        put(words, key, data);
    }

    private void put(long[] w, long key, long data) {
        int place = bucket(w, key);
        int victim = place;
        int victimWorth = Integer.MAX_VALUE;
        for (int i = place; i < place + 2 * BUCKET; i += 2) {
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

    /** Where the bucket of a key begins. The product spreads weak keys too. */
    private static int bucket(long[] w, long key) {
        long spread = (key * 0x9e3779b97f4a7c15L) >>> 32;
        return (int) ((spread * (w.length / (2 * BUCKET))) >>> 32) * (2 * BUCKET);
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
