package dev.boardwright.ai.prove;

import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;
import java.util.Arrays;

/**
 * Lists the replies of the side that must keep the attacker from winning. Each is played, and dropped if it loses by a look. Owned by
 * one thread.
 */
final class DefenceMoves<S> {
    /** The positions of the search for a win after a pass. Chosen by hand; not measured. */
    private static final int PASS_POSITIONS = 600;

    /** Many more than replies, so that few keys share a bit. */
    private static final int FILTER_BITS = 1 << 12;

    private final ThreatSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final ForcingSearch<S> forcing;
    private final ThreatTable<S> table;
    private final ThreatGuess<S> guess;
    private final MoveLists lists;
    /** The replies that are listed, the keys of the positions after them, and what the table has of these. */
    private int[] codes = new int[128];

    private long[] keys = new long[128];
    private long[] data = new long[128];
    private int listed;
    /** A bit for each listed key. */
    private final long[] filter = new long[FILTER_BITS / Long.SIZE];
    /** The numbers of the position after a reply. */
    private final ThreatFrame after = new ThreatFrame();

    DefenceMoves(
            ThreatSearch<S> owner,
            Threats<S> threats,
            ForcingSearch<S> forcing,
            ThreatTable<S> table,
            ThreatGuess<S> guess,
            MoveLists lists) {
        this.owner = owner;
        this.threats = threats;
        this.forcing = forcing;
        this.table = table;
        this.guess = guess;
        this.lists = lists;
        position = owner.position;
    }

    /** Whether the attacker would win by threats if the side to move passed. */
    boolean losesAfterPass() {
        if (!threats.pass()) {
            return false;
        }
        boolean loses = guess.isAttacking() && forcing.wins(ThreatGuess.FORCING_DEPTH, PASS_POSITIONS);
        threats.undoPass();
        return loses;
    }

    /**
     * Plays the replies among {@code frame.moves} and opens those that do not lose by a look. Returns false, with the numbers and
     * the answer of the position, if one keeps the attacker from winning, or if the search was stopped.
     *
     * @param isNarrow whether the look is a search for a win by threats
     * @param isCached whether the cache has, or gets, the replies that are open
     */
    boolean open(ThreatFrame frame, boolean isNarrow, boolean isCached) {
        long hash = table.boardKey();
        int known = isCached ? lists.length(hash) : -1;
        boolean useKnown = known >= 0 && lists.isComplete(hash);
        int size = useKnown ? known : frame.moves.size();
        begin(frame, size);
        for (int i = 0; i < size; i++) {
            int code = useKnown ? lists.code(hash, i) : frame.moves.get(i);
            if (!list(code)) {
                frame.answer = code;
                frame.setDisproven();
                return false;
            }
        }
        // One after the other without moves between, because most wait for the memory, and so they wait together.
        for (int i = 0; i < listed; i++) {
            data[i] = table.probe(keys[i]);
        }
        for (int i = 0; i < listed; i++) {
            if (!open(frame, i, isNarrow)) {
                frame.answer = codes[i];
                frame.setDisproven();
                return false;
            }
            if (owner.isStopped()) {
                frame.set(1, 1);
                return false;
            }
        }
        owner.look(size);
        if (isCached && !useKnown) {
            lists.store(hash, frame.codes, frame.count);
        }
        return true;
    }

    private void begin(ThreatFrame frame, int size) {
        frame.ensure(size);
        frame.count = 0;
        listed = 0;
        if (codes.length < size) {
            codes = new int[2 * size];
            keys = new long[2 * size];
            data = new long[2 * size];
        }
        Arrays.fill(filter, 0);
    }

    /** Lists a reply, unless it ends the game. Returns false if that keeps the attacker from winning. */
    private boolean list(int code) {
        owner.play(code);
        boolean isOver = position.isOver();
        boolean isLost = isOver && guess.isWon();
        long key = isOver ? 0 : table.key();
        owner.undo(code);
        if (!isOver && !isListed(key)) {
            codes[listed] = code;
            keys[listed++] = key;
        }
        return !isOver || isLost;
    }

    /** Whether a reply is listed that leads to the position with this key, such as a mirror image. */
    private boolean isListed(long key) {
        int bit = (int) (key >>> 32) & FILTER_BITS - 1;
        boolean maybe = (filter[bit >> 6] >>> bit & 1) != 0;
        filter[bit >> 6] |= 1L << bit;
        for (int i = 0; maybe && i < listed; i++) {
            if (keys[i] == key) {
                return true;
            }
        }
        return false;
    }

    /** Opens a listed reply, unless it loses. Returns false if it keeps the attacker from winning. */
    private boolean open(ThreatFrame frame, int i, boolean isNarrow) {
        boolean isKnown = data[i] != 0;
        if (isKnown) {
            after.set(ThreatTable.proof(data[i]), ThreatTable.disproof(data[i]));
        } else if (isNarrow) {
            owner.play(codes[i]);
            judge(keys[i]);
            owner.undo(codes[i]);
        } else {
            guess.byPotential(after, codes[i]);
        }
        if (after.isOpen()) {
            frame.keys[frame.count] = keys[i];
            frame.add(codes[i], after.proof, after.disproof);
            frame.judged[frame.count - 1] = isNarrow || isKnown;
        }
        return after.disproof > 0;
    }

    /** The numbers of the position on the board, after a reply that was only guessed, by a search for a win by threats. */
    ThreatFrame judge(long key) {
        guess.afterReply(after, ThreatGuess.FORCING_POSITIONS);
        table.store(key, after, ThreatTable.UNKNOWN, 1);
        return after;
    }
}
