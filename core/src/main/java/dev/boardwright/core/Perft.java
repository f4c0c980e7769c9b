package dev.boardwright.core;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.ObjLongConsumer;

/**
 * Counts move sequences: the number of ways to play {@code depth} moves.
 *
 * <p>Two move generators with the same counts very likely agree. Moves are played and undone, except those of the last
 * ply, which are only counted.
 */
public final class Perft {
    /** What a game that ends before the depth is reached adds to the count. */
    public enum EndedGames {
        /** One: the count is the number of leaves of the game tree. */
        COUNT_ONCE,
        /** Nothing, the convention of chess programs: only sequences of full length count. */
        COUNT_NOTHING
    }

    /** Counts of this depth take milliseconds and are not interrupted. */
    private static final int UNWATCHED = 2;

    private final BooleanSupplier stopped;
    private final int ended;
    /** One for each ply reached so far, because a game may end long before the depth. */
    private final List<MoveBuffer> buffers = new ArrayList<>();

    private Perft(EndedGames endedGames, BooleanSupplier stopped) {
        ended = endedGames == EndedGames.COUNT_ONCE ? 1 : 0;
        this.stopped = stopped;
    }

    /**
     * The number of move sequences of length {@code depth} from {@code position}, which is left as it was. A game that
     * ends earlier counts once.
     */
    public static long count(Position<?> position, int depth) {
        return count(position, depth, EndedGames.COUNT_ONCE);
    }

    /** The number of move sequences of length {@code depth} from {@code position}, which is left as it was. */
    public static long count(Position<?> position, int depth, EndedGames endedGames) {
        return count(position, depth, endedGames, () -> false);
    }

    /**
     * The number of move sequences of length {@code depth} from {@code position}, until {@code stopped} returns true: it
     * then returns soon, and the number is meaningless. The position is left as it was in either case.
     */
    public static long count(Position<?> position, int depth, EndedGames endedGames, BooleanSupplier stopped) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth + " is negative");
        }
        return depth == 0 ? 1 : new Perft(endedGames, stopped).count(position, depth, 0);
    }

    /** {@code depth} is at least 1, and {@code ply} moves have been made. */
    private long count(Position<?> position, int depth, int ply) {
        if (depth == 1) {
            return Math.max(ended, position.moveCount());
        }
        if (ply == buffers.size()) {
            buffers.add(new MoveBuffer());
        }
        MoveBuffer moves = buffers.get(ply);
        moves.clear();
        position.moves(moves);
        if (moves.isEmpty() || (depth > UNWATCHED && stopped.getAsBoolean())) {
            return ended;
        }
        if (depth == 2 && ended == 1) {
            return position.countReplies(moves);
        }
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            total += count(position, depth - 1, ply + 1);
            position.undo();
        }
        return total;
    }

    /**
     * The number of sequences that begin with each legal move, in the generator's order. A game that ends earlier counts
     * once. The counts add up to {@link #count}; there are none if the game is over. {@code depth} is at least 1.
     */
    public static <S, M> Map<M, Long> divide(Game<S, M> game, S state, int depth) {
        return divide(game, state, depth, EndedGames.COUNT_ONCE);
    }

    /**
     * The number of sequences that begin with each legal move, in the generator's order. {@code depth} is at least 1.
     */
    public static <S, M> Map<M, Long> divide(Game<S, M> game, S state, int depth, EndedGames endedGames) {
        if (depth < 1) {
            throw new IllegalArgumentException("depth " + depth + " is below 1");
        }
        Map<M, Long> counts = new LinkedHashMap<>();
        divide(game, state, depth, endedGames, () -> false, counts::put);
        return counts;
    }

    /**
     * The number of sequences of length {@code depth} from {@code state}, move by move, so that it can be watched and stopped;
     * of those that begin with the moves counted before {@code stopped} returned true.
     *
     * @param onMove called with each legal move and its count, in the generator's order; not at depth 0
     */
    public static <S, M> long divide(
            Game<S, M> game,
            S state,
            int depth,
            EndedGames endedGames,
            BooleanSupplier stopped,
            ObjLongConsumer<? super M> onMove) {
        Position<S> position = game.position(state);
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        if (depth == 0 || moves.isEmpty()) {
            return count(position, depth, endedGames);
        }
        long total = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            long count = count(position, depth - 1, endedGames, stopped);
            position.undo();
            if (stopped.getAsBoolean()) {
                break;
            }
            onMove.accept(game.decode(moves.get(i)), count);
            total += count;
        }
        return total;
    }
}
