package dev.boardwright.ai.prove;

import dev.boardwright.ai.internal.PlainReduction;
import dev.boardwright.core.Endgame;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.board.Symmetric;
import org.jspecify.annotations.Nullable;

/** Makes the searches of a game, which share one table. Safe to share between threads. */
public final class ThresholdSearches<S, M> {
    /** The largest size of the table. */
    public static final int MAX_MEGABYTES = SolverTable.MAX_MEGABYTES;

    /** The ways to search. All are exact. */
    public enum Way {
        /** Depth first, with bounds of the margin. */
        BOUNDS,
        /** By proof numbers. */
        PROOF_NUMBERS,
        /** By proof numbers and threats. */
        THREATS;

        /** The way that suits a game. */
        public static Way of(Game<?, ?> game) {
            return knowsThreats(game) ? THREATS : game instanceof Reducible<?, ?> ? BOUNDS : PROOF_NUMBERS;
        }

        /** Whether a game can be searched by threats. */
        public static boolean knowsThreats(Game<?, ?> game) {
            return game instanceof Threatening<?, ?> && game.repetition().isEmpty();
        }
    }

    private final Game<S, M> game;
    private final Way way;
    private final boolean symmetries;
    private final int megabytes;
    private @Nullable SolverTable table;

    /**
     * Searches with a table of this size, which the first of them allocates.
     *
     * @param symmetries whether the game's own reduction and its symmetries are used
     */
    public ThresholdSearches(Game<S, M> game, Way way, boolean symmetries, int megabytes) {
        this.game = game;
        this.way = way;
        this.symmetries = symmetries;
        this.megabytes = megabytes;
    }

    private synchronized SolverTable table() {
        if (table == null) {
            table = new SolverTable(megabytes);
        }
        return table;
    }

    /** Removes all entries of the table and keeps its memory. */
    public synchronized void clear() {
        if (table != null) {
            table.clear();
        }
    }

    /** How full the table is, in thousandths. */
    public synchronized int fullness() {
        return table == null ? 0 : table.fullness();
    }

    /**
     * A search on this board, which it owns from now on.
     *
     * @param number searches with different numbers try moves in different orders
     */
    public ThresholdSearch<S> of(Position<S> position, Allowance allowance, int number) {
        Reduction<S> reduction = reduction(position);
        if (way == Way.THREATS && game instanceof Threatening<S, M> threatening) {
            return new ThreatSearch<>(
                    position,
                    threatening.threats(position),
                    reduction,
                    table(),
                    allowance,
                    megabytes,
                    number,
                    ThreatSearch.LEAST_SWEEP);
        }
        return way == Way.PROOF_NUMBERS
                ? new ProofSearch<>(position, reduction, table(), allowance)
                : new BoundSearch<>(
                        position,
                        reduction,
                        table(),
                        allowance,
                        GameHistory.of(game).evaluation(game.evaluation()),
                        number);
    }

    /** A search that looks up the values of a solved endgame, which has the position. */
    public ThresholdSearch<S> of(Position<S> position, Endgame<S> endgame, Allowance allowance) {
        return new EndgameSearch<>(position, reduction(position), endgame, allowance);
    }

    private Reduction<S> reduction(Position<S> position) {
        if (game.repetition().isPresent()) {
            // The hash of a board with a history covers the past; keys and twins do not.
            return new PlainReduction<>(position);
        }
        if (symmetries && game instanceof Reducible<S, M> reducible) {
            return reducible.reduction(position);
        }
        if (symmetries && game instanceof Symmetric<S, M> symmetric) {
            return new TwinReduction<>(symmetric, position);
        }
        return new PlainReduction<>(position);
    }
}
