package dev.boardwright.core;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A working board, the fast and mutable face of a game. A position is to a state as {@link StringBuilder} is to {@link
 * String}.
 *
 * <p>Moves are {@code int} codes; {@link Game#encode} and {@link Game#decode} translate them. A position is owned by
 * one thread and allocates nothing once it is warm. The rules of a {@link PositionGame}
 * are in its position and nowhere else; the position of a {@link ValueGame} calls the rules in the game. Arguments are
 * not validated: after an illegal code, {@code undo} with nothing to undo, or a move after the end the position is
 * undefined. {@link Game#play} validates.
 *
 * <p>This is an abstract class because calls through an interface cost more once several games have run in one JVM.
 *
 * @param <S> the game's state
 */
public abstract class Position<S> {
    /**
     * The most moves of a random game. A game that has not ended by then counts as a draw. Far more than a game of any
     * common size takes; only a game whose positions repeat comes near it.
     */
    public static final int LONGEST_PLAYOUT = 10_000;

    /** The answer of {@link #longest} if there is no bound, or none is known. */
    public static final int UNBOUNDED = Integer.MAX_VALUE;

    /** The number of moves of a random game between two questions whether to end it. Chosen by hand; not measured. */
    private static final int PLAYOUT_STRIDE = 256;

    /** The board of {@link #playOuts}, created by its first call. */
    private @Nullable Position<S> scratch;

    private BooleanSupplier endPlayOuts = () -> false;

    /** For subclasses. */
    protected Position() {}

    /** The side to move; after the end, the side that would move next. */
    public abstract Player turn();

    /** Appends every legal move to {@code out}, in an order that depends on the state alone. */
    public abstract void moves(MoveBuffer out);

    /** The number of legal moves; 0 if and only if the game is over. */
    public abstract int moveCount();

    /**
     * The {@code k}-th legal move, from 0. The order may differ from that of {@link #moves}, but each legal move occurs
     * once, and fresh positions of equal states have the same order.
     */
    public abstract int moveAt(int k);

    /** A legal move, drawn uniformly; the game must not be over. */
    public int randomMove(Rng rng) {
        return moveAt(rng.below(moveCount()));
    }

    /** Makes a legal move. */
    public abstract void play(int code);

    /**
     * Whether a legal move is irreversible: no position before it can occur again after it, whatever follows. A capture is,
     * and every move of a game in which stones are only added. By default false, which is always right; a game with a
     * {@linkplain Game#repetition rule for repetition} overrides it where it can tell, because the rule then has fewer
     * positions to remember, and searches find more positions with the same future.
     */
    public boolean isIrreversible(int code) {
        return false;
    }

    /** Undoes the last move made since this position was created or last copied into. */
    public abstract void undo();

    /**
     * The number of replies to {@code moves}, which are legal, added up; a move that ends the game counts once. The
     * position does not change. {@link Perft} spends nearly all its time here.
     */
    public long countReplies(MoveBuffer moves) {
        long replies = 0;
        for (int i = 0; i < moves.size(); i++) {
            play(moves.get(i));
            replies += Math.max(1, moveCount());
            undo();
        }
        return replies;
    }

    /**
     * Makes this position equal to {@code other}, of the same game and size, without allocating. Earlier moves cannot
     * be undone.
     */
    public abstract void copyFrom(Position<S> other);

    /** A new position equal to this one, owned by the caller. Earlier moves cannot be undone in it. */
    public abstract Position<S> copy();

    /** Whether the game has ended. */
    public abstract boolean isOver();

    /** An upper bound of the number of plies to come; {@link #UNBOUNDED}, the default, if none is known. */
    public int longest() {
        return UNBOUNDED;
    }

    /** The outcome so far: at the end the sign of {@link #margin}. */
    public final Outcome outcome() {
        return isOver() ? Outcome.ofMargin(margin()) : Outcome.ONGOING;
    }

    /** The lead of the first player in the game's own points. At the end its sign is the outcome. */
    public abstract int margin();

    /**
     * A 64-bit hash of everything that decides the rest of the game. Equal states have equal hashes, on every machine.
     */
    public abstract long hash();

    /** The position as a value. */
    public abstract S toState();

    /**
     * The game's own board, without the history that {@link GameHistory#position} adds to it: this one, if nothing was
     * added. For evaluations and other classes that are written for the board of one game. It must not be changed.
     */
    public Position<S> withoutHistory() {
        return this;
    }

    /**
     * Plays uniformly random moves to the end, or at most {@link #LONGEST_PLAYOUT}, and returns their number. They cannot
     * be undone; use {@link #copyFrom} to start again.
     */
    public int playOut(Rng rng) {
        return playOut(rng, LONGEST_PLAYOUT);
    }

    /**
     * Ends random games on this board before their end once {@code stopped} returns true. It is asked now and then in games
     * that take hundreds of moves. A game that never takes long need not ask.
     */
    public final void endPlayOutsWhen(BooleanSupplier stopped) {
        endPlayOuts = stopped;
    }

    /**
     * Plays uniformly random moves to the end, or at most {@code most}, and returns their number. They cannot be undone.
     * The moves are not always those of {@link #playOut(Rng)}, which some games play faster.
     */
    public final int playOut(Rng rng, int most) {
        int plies = 0;
        while (plies < most && !isOver()) {
            if (plies % PLAYOUT_STRIDE == PLAYOUT_STRIDE - 1 && endPlayOuts.getAsBoolean()) {
                break;
            }
            play(randomMove(rng));
            plies++;
        }
        return plies;
    }

    /**
     * Plays {@code games} uniformly random games from here to their ends and adds them to {@code tally}. This position
     * does not change. A game that is longer than {@link #LONGEST_PLAYOUT} counts as a draw.
     *
     * <p>The games have the same distribution as those of {@link #playOut}, but a seed may give other games. The same
     * seed and number of games give the same tally on every machine and JDK. Nothing is allocated after the first call.
     * Some games play many random games at once, which is faster: ask for thousands if you can.
     */
    public void playOuts(Rng rng, int games, PlayoutCounts tally) {
        if (games <= 0) {
            return;
        }
        if (scratch == null) {
            scratch = copy();
            scratch.endPlayOuts = endPlayOuts;
        }
        for (int i = 0; i < games; i++) {
            scratch.copyFrom(this);
            int plies = scratch.playOut(rng);
            tally.add(plies, scratch.isOver() ? scratch.margin() : 0);
        }
    }

    /** Whether {@code code} is among the legal moves. Allocates; not for inner loops. */
    public final boolean isLegal(int code) {
        MoveBuffer moves = new MoveBuffer();
        moves(moves);
        return moves.contains(code);
    }
}
