package dev.boardwright.ai.prove;

import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;

/**
 * Lists the replies of the side that must keep the attacker from winning. Each is played, and dropped if it loses by a look. Owned by
 * one thread.
 */
final class DefenceMoves<S> {
    /** The positions of the search for a win after a pass. Chosen by hand; not measured. */
    private static final int PASS_POSITIONS = 600;

    private final ThreatSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final ForcingSearch<S> forcing;
    private final ThreatTable<S> table;
    private final ThreatGuess<S> guess;
    private final MoveLists lists;
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
        frame.ensure(size);
        frame.count = 0;
        for (int i = 0; i < size; i++) {
            int code = useKnown ? lists.code(hash, i) : frame.moves.get(i);
            owner.play(code);
            boolean refutes = !position.isOver() ? !add(frame, code, isNarrow) : !guess.isWon();
            owner.undo(code);
            if (refutes) {
                frame.answer = code;
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

    /** Returns false if the position on the board, after a reply, is not won by the attacker. */
    private boolean add(ThreatFrame frame, int code, boolean isNarrow) {
        long key = table.key();
        for (int i = 0; i < frame.count; i++) {
            if (frame.keys[i] == key) {
                return true;
            }
        }
        long data = table.probe(key);
        if (data != 0) {
            after.set(ThreatTable.proof(data), ThreatTable.disproof(data));
        } else if (isNarrow) {
            guess.afterReply(after, ThreatGuess.FORCING_POSITIONS);
            if (after.proof > 0) {
                table.store(key, after, ThreatTable.UNKNOWN, 1);
            }
        } else {
            guess.byPotential(after);
        }
        if (after.disproof == 0) {
            return false;
        }
        if (after.proof > 0) {
            frame.keys[frame.count] = key;
            frame.add(code, after.proof, after.disproof);
            frame.judged[frame.count - 1] = isNarrow || data != 0;
        }
        return true;
    }

    /** The numbers of the position on the board, after a reply that was only guessed, by a search for a win by threats. */
    ThreatFrame judge(long key) {
        guess.afterReply(after, ThreatGuess.FORCING_POSITIONS);
        table.store(key, after, ThreatTable.UNKNOWN, 1);
        return after;
    }
}
