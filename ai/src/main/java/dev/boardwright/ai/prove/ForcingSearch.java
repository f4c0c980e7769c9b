package dev.boardwright.ai.prove;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threats;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds wins by threats alone: every move of the side to move threatens to win at once, and every reply that may stop it is
 * tried. Owned by one thread.
 *
 * <p>It finds nothing where the win needs a quiet move, or more work than allowed; what it finds is a win.
 *
 * <p>Its table keeps results with the best move, by the hash of the board as it stands: under a hash that is the same for
 * mirror images a move would belong to another board.
 */
final class ForcingSearch<S> {
    /** The data of a position whose win was found, and of one that has none by threats alone. Others have a depth. */
    private static final int WON = 255;

    private static final int NOT_WON = 254;
    private static final int DATA_BITS = 8;

    private static final int LEAST_ENTRIES = 1 << 10;

    private final ThresholdSearch<S> owner;
    private final Position<S> position;
    private final Threats<S> threats;
    private final int mostEntries;
    private final List<Ply> plies = new ArrayList<>();
    /** Hash and data of each entry; data 0 means that there is none. */
    private long[] table = new long[2 * LEAST_ENTRIES];

    private long stored;
    private int left;
    /** Whether the depth or the work allowed has ended a line. */
    private boolean isCut;

    private int best;

    /** The moves of a position on the current line. */
    private static final class Ply {
        final MoveBuffer wins = new MoveBuffer(16);
        final MoveBuffer stops = new MoveBuffer(16);
        final MoveBuffer moves = new MoveBuffer(64);
        final MoveBuffer replies = new MoveBuffer(16);
    }

    /**
     * A search on the board of {@code owner}.
     *
     * @param mostEntries the size that the table may reach, a power of two
     */
    ForcingSearch(ThresholdSearch<S> owner, Threats<S> threats, int mostEntries) {
        this.owner = owner;
        this.threats = threats;
        this.mostEntries = mostEntries;
        position = owner.position;
    }

    /** The move that wins, after {@link #wins} has returned true. */
    int best() {
        return best;
    }

    /** Whether a win of the side to move by at most {@code depth} threats is found within {@code most} positions. */
    boolean wins(int depth, int most) {
        left = most;
        for (int limit = 1; limit <= depth; limit++) {
            isCut = false;
            if (search(0, limit)) {
                return true;
            }
            if (!isCut || left <= 0 || owner.isStopped()) {
                return false;
            }
        }
        return false;
    }

    private boolean search(int ply, int depth) {
        left--;
        owner.visit(ply);
        Ply here = ply(ply);
        here.wins.clear();
        threats.winningMoves(here.wins);
        if (!here.wins.isEmpty()) {
            best = here.wins.get(0);
            return true;
        }
        if (depth == 0 || left <= 0) {
            isCut = true;
            return false;
        }
        long hash = position.hash();
        long data = probe(hash);
        int known = (int) data & ((1 << DATA_BITS) - 1);
        if (known == WON) {
            best = (int) (data >> DATA_BITS);
            return true;
        }
        if (known >= depth) {
            isCut |= known != NOT_WON;
            return false;
        }
        boolean wasCut = isCut;
        isCut = false;
        boolean won = tryThreats(here, ply, depth);
        if (won) {
            store(hash, (long) best << DATA_BITS | WON);
        } else if (left > 0) {
            store(hash, isCut ? depth : NOT_WON);
        }
        isCut = won ? wasCut : isCut || wasCut;
        return won;
    }

    private boolean tryThreats(Ply here, int ply, int depth) {
        here.stops.clear();
        boolean isThreatened = threats.stoppingMoves(here.stops);
        if (isThreatened && here.stops.isEmpty()) {
            return false;
        }
        here.moves.clear();
        threats.threateningMoves(here.moves);
        Player attacker = position.turn();
        for (int i = 0; i < here.moves.size(); i++) {
            int code = here.moves.get(i);
            if (isThreatened && !here.stops.contains(code)) {
                continue;
            }
            position.play(code);
            boolean won = !position.isOver() && position.turn() != attacker && isLost(here, ply, depth);
            position.undo();
            if (won) {
                best = code;
                return true;
            }
            if (left <= 0) {
                isCut = true;
                return false;
            }
        }
        return false;
    }

    /** Whether the side to move is threatened and loses after every reply. */
    private boolean isLost(Ply here, int ply, int depth) {
        here.wins.clear();
        threats.winningMoves(here.wins);
        here.replies.clear();
        if (!here.wins.isEmpty() || !threats.stoppingMoves(here.replies)) {
            return false;
        }
        Player defender = position.turn();
        for (int i = 0; i < here.replies.size(); i++) {
            position.play(here.replies.get(i));
            boolean won = !position.isOver() && position.turn() != defender && search(ply + 1, depth - 1);
            position.undo();
            if (!won) {
                return false;
            }
        }
        return true;
    }

    private Ply ply(int ply) {
        while (ply >= plies.size()) {
            plies.add(new Ply());
        }
        return plies.get(ply);
    }

    private long probe(long hash) {
        int at = 2 * ((int) hash & (table.length / 2 - 1));
        return table[at] == hash ? table[at + 1] : 0;
    }

    /** The table grows with what is stored, because many searches are short; it loses its entries then. */
    private void store(long hash, long data) {
        if (++stored > table.length && table.length < 2L * mostEntries) {
            table = new long[4 * table.length];
            stored = 0;
        }
        int at = 2 * ((int) hash & (table.length / 2 - 1));
        table[at] = hash;
        table[at + 1] = data;
    }
}
