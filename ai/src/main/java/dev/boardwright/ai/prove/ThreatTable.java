package dev.boardwright.ai.prove;

import dev.boardwright.core.HashKeys;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;

/** What a {@link ThreatProver} remembers of positions, in the table of the solver. Owned by one thread; the solver's table is not. */
final class ThreatTable<S> {
    /** What is known of a position with the other side to move, in the low bits of the proof number. */
    static final int UNKNOWN = 0;

    static final int QUIET = 1;
    static final int PASS_LOSES = 2;
    private static final int KIND_BITS = 2;

    private static final long[] ATTACKER_KEYS = HashKeys.keys("threat attacker", 2);

    private final ThreatSearch<S> owner;
    private final SolverTable table;
    private final Position<S> position;
    /** Tells the questions whether one side wins, and whether the other does, apart. */
    private final long attackerKey;

    ThreatTable(ThreatSearch<S> owner, Player attacker) {
        this.owner = owner;
        table = owner.table;
        position = owner.position;
        attackerKey = ATTACKER_KEYS[attacker.index()];
    }

    /** The key of the position on the board. */
    long key() {
        return owner.key() ^ attackerKey;
    }

    /** The key of the position as it stands, for what holds moves: its mirror images have other keys. */
    long boardKey() {
        return position.hash() ^ attackerKey;
    }

    /** The data of a key; 0 if there is none. */
    long probe(long key) {
        return table.probe(key);
    }

    static int proof(long data) {
        return SolverTable.first(data) >> KIND_BITS;
    }

    static int disproof(long data) {
        return SolverTable.second(data);
    }

    /** The kind of a position; {@link #UNKNOWN} without data. */
    static int kind(long data) {
        return data == 0 ? UNKNOWN : SolverTable.first(data) & ((1 << KIND_BITS) - 1);
    }

    /** Whether the attacker is known to win. */
    static boolean isProven(long data) {
        return data != 0 && proof(data) == 0;
    }

    /** Stores the numbers of a position, which took this many positions. */
    void store(long key, ThreatFrame numbers, int kind, long work) {
        table.store(key, SolverTable.pack(numbers.proof << KIND_BITS | kind, numbers.disproof, work));
    }
}
