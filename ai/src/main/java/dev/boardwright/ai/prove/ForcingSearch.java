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
public final class ForcingSearch<S> {
    /**
     * The data of a position: {@link #WON} with the plies and the move of the win found, {@link #NOT_WON} if it has none by threats
     * alone, or the depth to which it has none.
     */
    private static final int WON = 255;

    private static final int NOT_WON = 254;
    private static final int DATA_BITS = 8;
    private static final int DATA_MASK = (1 << DATA_BITS) - 1;

    private static final int LEAST_ENTRIES = 1 << 10;

    private final Visits visits;
    private final Position<S> position;
    private final Threats<S> threats;
    private final int mostEntries;
    private final List<Ply> line = new ArrayList<>();
    /** Hash and data of each entry; data 0 means that there is none. */
    private long[] table = new long[2 * LEAST_ENTRIES];

    private long stored;
    private int left;
    /** Whether the depth or the work allowed has ended a line. */
    private boolean isCut;

    /** What the last search found; see {@link #best()} and {@link #plies()}. */
    private int best;

    private int plies;

    /** Counts the positions that are visited. */
    @FunctionalInterface
    public interface Visits {
        /** A position is visited, at a ply from where the search began. Returns whether the search should end. */
        boolean visit(int ply);
    }

    /** The moves of a position on the current line. */
    private static final class Ply {
        final MoveBuffer wins = new MoveBuffer(16);
        final MoveBuffer stops = new MoveBuffer(16);
        final MoveBuffer moves = new MoveBuffer(64);
        final MoveBuffer replies = new MoveBuffer(16);
    }

    /**
     * A search on a board that its owner lends for each call of {@link #wins}.
     *
     * @param threats the threats on that board
     * @param mostEntries the size that the table may reach, a power of two
     */
    public ForcingSearch(Position<S> position, Threats<S> threats, Visits visits, int mostEntries) {
        this.position = position;
        this.threats = threats;
        this.visits = visits;
        this.mostEntries = mostEntries;
    }

    /** The move that wins, after {@link #wins} has returned true. */
    public int best() {
        return best;
    }

    /** The plies within which that move wins against any replies, itself included. */
    public int plies() {
        return plies;
    }

    /** Whether a win of the side to move by at most {@code depth} threats is found within {@code most} positions. */
    public boolean wins(int depth, int most) {
        left = most;
        for (int limit = 1; limit <= depth; limit++) {
            isCut = false;
            plies = search(0, limit);
            if (plies > 0) {
                return true;
            }
            if (left <= 0 || !isCut) {
                return false;
            }
        }
        return false;
    }

    /** The plies within which the side to move wins, as far as was found; 0 if it does not. Sets {@link #best} if it does. */
    private int search(int ply, int depth) {
        left--;
        if (visits.visit(ply)) {
            left = 0;
            return 0;
        }
        Ply here = ply(ply);
        here.wins.clear();
        threats.winningMoves(here.wins);
        if (!here.wins.isEmpty()) {
            best = here.wins.get(0);
            return 1;
        }
        if (depth == 0 || left <= 0) {
            isCut = true;
            return 0;
        }
        long hash = position.hash();
        long data = probe(hash);
        int known = (int) data & DATA_MASK;
        if (known == WON) {
            best = (int) (data >> (2 * DATA_BITS));
            return (int) (data >> DATA_BITS) & DATA_MASK;
        }
        if (known >= depth) {
            isCut |= known != NOT_WON;
            return 0;
        }
        boolean wasCut = isCut;
        isCut = false;
        int won = tryThreats(here, ply, depth);
        if (won > 0 && won <= DATA_MASK) {
            store(hash, ((long) best << (2 * DATA_BITS)) | (won << DATA_BITS) | WON);
        } else if (won == 0 && left > 0) {
            store(hash, isCut ? depth : NOT_WON);
        }
        isCut = won > 0 ? wasCut : isCut || wasCut;
        return won;
    }

    private int tryThreats(Ply here, int ply, int depth) {
        here.stops.clear();
        boolean isThreatened = threats.stoppingMoves(here.stops);
        if (isThreatened && here.stops.isEmpty()) {
            return 0;
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
            int won = position.isOver() || position.turn() == attacker ? 0 : afterThreat(here, ply, depth);
            position.undo();
            if (won > 0) {
                best = code;
                return 1 + won;
            }
            if (left <= 0) {
                isCut = true;
                return 0;
            }
        }
        return 0;
    }

    /** The plies within which the side to move, if it is threatened, loses after every reply; 0 if it does not. */
    private int afterThreat(Ply here, int ply, int depth) {
        here.wins.clear();
        threats.winningMoves(here.wins);
        here.replies.clear();
        if (!here.wins.isEmpty() || !threats.stoppingMoves(here.replies)) {
            return 0;
        }
        // Any other reply allows a win at once.
        int longest = 1;
        Player defender = position.turn();
        for (int i = 0; i < here.replies.size(); i++) {
            position.play(here.replies.get(i));
            int won = position.isOver() || position.turn() == defender ? 0 : search(ply + 1, depth - 1);
            position.undo();
            if (won == 0) {
                return 0;
            }
            longest = Math.max(longest, won);
        }
        return 1 + longest;
    }

    private Ply ply(int ply) {
        while (ply >= line.size()) {
            line.add(new Ply());
        }
        return line.get(ply);
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
