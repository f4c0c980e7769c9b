package dev.boardwright.ai;

/**
 * The moves that the threads of one search are searching at this moment. A thread puts off a move that another one is
 * searching, and usually finds its value in the table later. This is the simplified ABDADA of Tom Kerrigan.
 *
 * <p>A hint, not a lock: two threads may search the same move. Not synchronised, like {@link TranspositionTable}.
 */
final class MovesUnderway {
    /** No move is ever underway: for a search in one thread. */
    static final MovesUnderway NONE = new MovesUnderway(0);

    /**
     * The least depth of nodes whose moves are shared out. Below it, watching the moves costs as much as it saves: with 2
     * instead of 3, two threads reached a depth 1.37 times as soon as one, instead of 1.40 times, in the mean of four games (commit 6791aa7,
     * {@code java -jar benchmarks/target/benchmarks.jar threads}).
     */
    private static final int MIN_DEPTH = 3;

    /** Many more than moves underway at once, so that few share a slot. Chosen by hand; not measured. */
    private static final int SLOTS = 1 << 12;

    private static final long CODE_KEY = 0x9e3779b97f4a7c15L;
    private static final long DEPTH_KEY = 0xc2b2ae3d27d4eb4fL;

    /** Keys of moves by their {@link #slot}; 0 where there is none. */
    private final long[] keys;

    private final Improvements improvements = new Improvements();

    private MovesUnderway(int slots) {
        keys = new long[slots];
    }

    /** Nothing underway yet. */
    static MovesUnderway create() {
        return new MovesUnderway(SLOTS);
    }

    /** Whether the moves of a node searched to {@code depth} are shared out. */
    boolean covers(int depth) {
        return keys.length > 0 && depth >= MIN_DEPTH;
    }

    /** The key of a move in the position with this hash, searched to {@code depth}. */
    static long key(long hash, int code, int depth) {
        return hash ^ (code + 1) * CODE_KEY ^ depth * DEPTH_KEY;
    }

    /** Whether a thread is searching the move with this key. */
    boolean contains(long key) {
        return keys[slot(key)] == key;
    }

    /** Adds a move whose search begins. */
    void add(long key) {
        keys[slot(key)] = key;
    }

    /** Removes a move whose search has ended. */
    void remove(long key) {
        if (contains(key)) {
            keys[slot(key)] = 0;
        }
    }

    /** The next move from {@code code} on that no other thread is searching. The others are postponed. */
    int undisturbed(MovePicker moves, int code, long hash, int depth) {
        int next = code;
        while (moves.canPostpone() && contains(key(hash, next, depth))) {
            moves.postpone();
            next = moves.next(true);
        }
        return next;
    }

    /** Takes the move whose value another thread is searching because it is better than those before it, if there is one. */
    boolean takeRising(MovePicker moves, long hash, int depth) {
        int rising = improvements.rising(hash, depth);
        return rising != Improvements.NONE && moves.take(rising);
    }

    /** Whether to search the value of a move now: unless another thread does that for another move, which comes first. */
    boolean isFirstToRise(MovePicker moves, int code, long hash, int depth) {
        int rising = improvements.rising(hash, depth);
        if (rising == Improvements.NONE) {
            improvements.begin(hash, depth, code);
        }
        return rising == Improvements.NONE || rising == code || moves.isPostponed() || !moves.canPostpone();
    }

    /** Notes that the search of a move has ended, whatever it found. */
    void endRise(long hash, int depth, int code) {
        improvements.end(hash, depth, code);
    }

    private static int slot(long key) {
        return (int) (key >>> 40) & (SLOTS - 1);
    }
}
