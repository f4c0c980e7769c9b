package dev.boardwright.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Counts move sequences: the number of ways to play {@code depth} moves, where a game that ends earlier counts once.
 *
 * <p>Two move generators that agree on it to some depth are, very likely, the same. Moves are made and taken back, but
 * those of the last ply are only counted.
 */
public final class Perft {
    private Perft() {}

    /** The number of move sequences of length {@code depth} from {@code position}, which is left as it was. */
    public static long count(Position<?> position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth + " is negative");
        }
        return count(position, depth, 0, new ArrayList<>());
    }

    /** {@code buffers} has one for each ply that has been reached: a game may end long before {@code depth}. */
    private static long count(Position<?> position, int depth, int ply, List<MoveBuffer> buffers) {
        if (depth <= 1) {
            return depth == 0 ? 1 : countLastPly(position);
        }
        if (ply == buffers.size()) {
            buffers.add(new MoveBuffer());
        }
        MoveBuffer moves = buffers.get(ply);
        moves.clear();
        position.moves(moves);
        if (moves.isEmpty()) {
            return 1;
        }
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            total += depth == 2 ? countLastPly(position) : count(position, depth - 1, ply + 1, buffers);
            position.undo();
        }
        return total;
    }

    private static int countLastPly(Position<?> position) {
        return Math.max(1, position.moveCount());
    }

    /**
     * The number of sequences that begin with each legal move, in the generator's order; they add up to
     * {@link #count} unless the game is over, where there are none. {@code depth} is at least 1.
     */
    public static <S, M> Map<M, Long> divide(Game<S, M> game, S state, int depth) {
        if (depth < 1) {
            throw new IllegalArgumentException("depth " + depth + " is below 1");
        }
        Position<S> position = game.position(state);
        Map<M, Long> counts = new LinkedHashMap<>();
        for (M move : game.legalMoves(state)) {
            position.play(game.encode(move));
            counts.put(move, count(position, depth - 1));
            position.undo();
        }
        return counts;
    }
}
