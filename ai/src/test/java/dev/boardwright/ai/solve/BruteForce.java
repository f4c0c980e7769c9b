package dev.boardwright.ai.solve;

import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The exact margin of positions, found by playing every move with {@link Game#play} and remembering whole states,
 * without positions, hashes, bounds or symmetries.
 */
public final class BruteForce<S, M> {
    /** Thrown if there are too many states. */
    public static final class TooLarge extends Exception {
        private static final long serialVersionUID = 1;
    }

    private final Game<S, M> game;
    private final int mostStates;
    private final Map<S, Integer> margins = new HashMap<>();

    public BruteForce(Game<S, M> game, int mostStates) {
        this.game = game;
        this.mostStates = mostStates;
    }

    /** The margin of {@code state} with best play, from the first player's side. */
    public int margin(S state) throws TooLarge {
        Integer known = margins.get(state);
        if (known != null) {
            return known;
        }
        List<M> moves = game.legalMoves(state);
        int best = game.margin(state);
        boolean none = true;
        int sign = game.turn(state) == Player.FIRST ? 1 : -1;
        for (M move : moves) {
            int margin = margin(game.play(state, move));
            best = none || sign * margin > sign * best ? margin : best;
            none = false;
        }
        if (margins.size() >= mostStates) {
            throw new TooLarge();
        }
        margins.put(state, best);
        return best;
    }

    /** The margin of every move. */
    public Map<M, Integer> marginsOfMoves(S state) throws TooLarge {
        Map<M, Integer> values = new LinkedHashMap<>();
        for (M move : game.legalMoves(state)) {
            values.put(move, margin(game.play(state, move)));
        }
        return values;
    }
}
