package dev.boardwright.core;

import org.jspecify.annotations.Nullable;

/**
 * A working board: the fast, mutable face of a game, to a state what {@link StringBuilder} is to {@link String}.
 *
 * <p>Moves are {@code int} codes; {@link Game#encode} and {@link Game#decode} translate them. A position is owned by one
 * thread and allocates nothing once it is warm. The rules of a game live in its position and nowhere else. Nothing here
 * is checked: a code that is not legal, {@code undo} with nothing to undo, or a move after the end leave the position
 * undefined. {@link Game#play} is the checked way.
 *
 * <p>An abstract class rather than an interface because calls through it are cheaper once several games have run in one
 * virtual machine.
 *
 * @param <S> the game's state
 */
public abstract class Position<S> {
    /** Where {@link #playOuts} plays, once it has been called. */
    private @Nullable Position<S> scratch;

    /** For subclasses. */
    protected Position() {}

    /** The side to move; after the end, the side that would move next. */
    public abstract Player turn();

    /** Appends every legal move to {@code out}, in an order that depends on the state alone. */
    public abstract void moves(MoveBuffer out);

    /** The number of legal moves: 0 exactly when the game is over. */
    public abstract int moveCount();

    /**
     * The {@code k}-th legal move, from 0, not necessarily in the order of {@link #moves}: a position goes through each legal move once,
     * and fresh positions of equal states agree.
     */
    public abstract int moveAt(int k);

    /** A legal move, each exactly as likely as the others; the game must not be over. */
    public int randomMove(Rng rng) {
        return moveAt(rng.below(moveCount()));
    }

    /** Makes a legal move. */
    public abstract void play(int code);

    /** Takes back the last move made since this position was created or last copied into. */
    public abstract void undo();

    /**
     * How many ways there are to make one of {@code moves}, which are legal, and then a move in reply; one that ends the
     * game counts once. The position is left as it was. {@link Perft} spends nearly all its time here.
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
     * Becomes equal to {@code other}, a position of the same game and size, without allocating. Nothing before it can be
     * undone.
     */
    public abstract void copyFrom(Position<S> other);

    /** A new position equal to this one, owned by the caller. Nothing before it can be undone. */
    public abstract Position<S> copy();

    /** Whether the game has ended. */
    public abstract boolean isOver();

    /** The outcome so far: at the end the sign of {@link #margin}. */
    public final Outcome outcome() {
        return isOver() ? Outcome.ofMargin(margin()) : Outcome.ONGOING;
    }

    /**
     * How far the first player is ahead in the game's own points, negative if behind. At the end its sign is the outcome.
     */
    public abstract int margin();

    /** A 64-bit hash of all that decides the rest of the game: equal states have equal hashes, on every machine. */
    public abstract long hash();

    /** The position as a value. */
    public abstract S toState();

    /**
     * Plays uniformly random moves to the end and returns how many there were. What was played cannot be undone:
     * {@link #copyFrom} starts again.
     */
    public int playOut(Rng rng) {
        int plies = 0;
        while (!isOver()) {
            play(randomMove(rng));
            plies++;
        }
        return plies;
    }

    /**
     * Plays {@code games} uniformly random games from here to their ends and adds them to {@code tally}. This position
     * stays as it was.
     *
     * <p>The games are distributed exactly as those of {@link #playOut}; they need not be the same games for a seed. A
     * seed and a number of games give the same tally on every machine and JDK. Nothing is allocated after the first call.
     * A game may play many at once, faster than one by one: ask for thousands where you can.
     */
    public void playOuts(Rng rng, int games, PlayoutTally tally) {
        if (games <= 0) {
            return;
        }
        if (scratch == null) {
            scratch = copy();
        }
        for (int i = 0; i < games; i++) {
            scratch.copyFrom(this);
            int plies = scratch.playOut(rng);
            tally.add(plies, scratch.margin());
        }
    }

    /** Whether {@code code} is among the legal moves: the one place that checks it. Allocates; not for inner loops. */
    public final boolean isLegal(int code) {
        MoveBuffer moves = new MoveBuffer();
        moves(moves);
        return moves.contains(code);
    }
}
