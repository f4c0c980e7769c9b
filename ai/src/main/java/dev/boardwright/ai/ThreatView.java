package dev.boardwright.ai;

import dev.boardwright.ai.prove.ForcingSearch;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.Threats;
import org.jspecify.annotations.Nullable;

/**
 * What {@link AlphaBeta} and {@link Mcts} know of the threats on their board before they search it: whether the side to move wins at
 * once, which moves may save it from the next move of the other side, and whether it wins by threats alone. Owned by the thread that
 * owns the board.
 *
 * <p>It sees nothing in games without threats, in those whose positions may repeat, and in those that find threats by trying
 * moves, which a search does anyway. A search of full width sees no further than its depth.
 */
final class ThreatView<S> {
    /**
     * The plies by which lines are longer than the depth where threats have to be stopped at their ends. Half as much played as
     * well (2026-11-19). See {@code ai/results/minimax.md}, "Threats in the search", for this and the next three.
     */
    static final int MOST_EXTENSION = 8;

    /**
     * The least depth at which a win by threats alone is looked for. With 1 it gained less than with 2, with 3 nothing. Results are
     * kept in the table, so it is at least {@link AlphaBeta#MIN_TABLE_DEPTH}.
     */
    private static final int LEAST_FORCING_DEPTH = 2;

    /** The limits of that search, in threats and in positions: from 4 and 20 to 16 and 500 all played as well. */
    private static final int FORCING_THREATS = 8;

    private static final int FORCING_POSITIONS = 100;

    /** The largest table of such looks, one megabyte. Chosen by hand; not measured. */
    private static final int MOST_ENTRIES = 1 << 16;

    /** The state of the side to move. */
    enum Kind {
        /** There may be threats, but none are seen. */
        UNKNOWN,
        /** Neither side wins with its next move if it may make it. */
        QUIET,
        /** It wins with its next move. */
        WINS,
        /** It does not win with its next move, and the other side does with the one after, unless it plays one of {@link #stops}. */
        THREATENED;

        /** Whether the next moves decide the game if they are not chosen with care. */
        boolean isUrgent() {
            return this == WINS || this == THREATENED;
        }
    }

    private final Position<S> position;
    /** Null if nothing is to be seen; so is {@link #forcing}, and all positions are {@link #unseen}. */
    private final @Nullable Threats<S> threats;

    private final @Nullable ForcingSearch<S> forcing;
    private final Kind unseen;
    private final boolean fullWidth;
    private final MoveBuffer wins = new MoveBuffer(16);
    private final MoveBuffer stops = new MoveBuffer(16);
    private int winningMove;
    private int plies;

    private ThreatView(
            Position<S> position,
            @Nullable Threats<S> threats,
            @Nullable ForcingSearch<S> forcing,
            Kind unseen,
            boolean fullWidth) {
        this.position = position;
        this.threats = threats;
        this.forcing = forcing;
        this.unseen = unseen;
        this.fullWidth = fullWidth;
    }

    /** A view that sees nothing. */
    static <S> ThreatView<S> none(Game<S, ?> game, Position<S> position) {
        Kind unseen = game instanceof Threatening ? Kind.UNKNOWN : Kind.QUIET;
        return new ThreatView<>(position, null, null, unseen, false);
    }

    /** A view of {@code position}, a board of the game; {@code visits} counts the positions it looks at. */
    static <S> ThreatView<S> of(Game<S, ?> game, Position<S> position, boolean fullWidth, ForcingSearch.Visits visits) {
        if (!(game instanceof Threatening<S, ?> threatening)
                || game.repetition().isPresent()) {
            return none(game, position);
        }
        Threats<S> threats = threatening.threats(position);
        if (threats.getClass() == Threats.class) {
            return none(game, position);
        }
        ForcingSearch<S> forcing = new ForcingSearch<>(position, threats, visits, MOST_ENTRIES);
        return new ThreatView<>(position, threats, forcing, Kind.UNKNOWN, fullWidth);
    }

    /** Looks at the board, which is to be searched to {@code depth}. */
    Kind look(int depth) {
        if (threats == null || (fullWidth && depth < 1) || position.isOver()) {
            return unseen;
        }
        wins.clear();
        threats.winningMoves(wins);
        if (!wins.isEmpty()) {
            winningMove = wins.get(0);
            plies = 1;
            return Kind.WINS;
        }
        if (fullWidth && depth < 2) {
            return unseen;
        }
        stops.clear();
        return threats.stoppingMoves(stops) ? Kind.THREATENED : Kind.QUIET;
    }

    /**
     * Whether the side to move is found to win by threats alone, within a few positions. Asked after {@link #look}, which found no
     * win at once.
     */
    boolean winsByThreats(int depth) {
        if (forcing == null || fullWidth || depth < LEAST_FORCING_DEPTH || position.isOver()) {
            return false;
        }
        boolean wins = forcing.wins(FORCING_THREATS, FORCING_POSITIONS);
        if (wins) {
            winningMove = forcing.best();
            plies = forcing.plies();
        }
        return wins;
    }

    /** The move that wins, after {@link Kind#WINS} or {@link #winsByThreats}. */
    int winningMove() {
        return winningMove;
    }

    /** The plies within which that move wins, itself included. */
    int plies() {
        return plies;
    }

    /** The moves that may stop the threat, after {@link Kind#THREATENED} and until the next look; none if nothing stops it. */
    MoveBuffer stops() {
        return stops;
    }
}
