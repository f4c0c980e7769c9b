package dev.boardwright.greener.playouts;

import dev.boardwright.core.Rng;
import dev.boardwright.greener.board.Carries;

/**
 * One random game of Greener to the end. Owned by a position; works on the position's arrays.
 *
 * <p>The moves are those of {@code GreenerPosition.play}, in local variables and without what only undo and hash need.
 */
public final class OneGame {
    private long own;
    private long other;
    private long all;

    /**
     * Plays random moves to the end, adds up the {@code contents} of stacks, appends the moves to {@code played} from
     * {@code ply} on and returns the new number of plies.
     *
     * @param mine the squares with the stacks of the side to move
     * @param theirs those of the other side
     * @param occupied those with any stack
     */
    public int play(Rng rng, long mine, long theirs, long occupied, int[] contents, int[] played, int ply) {
        long mover = mine;
        long waiting = theirs;
        long stacks = occupied;
        int next = ply;
        while (true) {
            int carries = Carries.count(mover, stacks);
            long before = mover;
            if (carries > 0) {
                int code = Carries.at(rng.below(carries), mover, stacks);
                int from = Carries.from(code);
                int to = Carries.to(code);
                long landed = 1L << to;
                played[next++] = code;
                contents[to] += contents[from];
                stacks ^= 1L << from;
                mover = waiting & ~landed;
                waiting = (before | landed) & stacks;
            } else if (Carries.exist(waiting, stacks)) {
                played[next++] = Carries.PASS;
                mover = waiting;
                waiting = before;
            } else {
                break;
            }
        }
        own = mover;
        other = waiting;
        all = stacks;
        return next;
    }

    /** After a game: the squares with the stacks of the side that would move next. */
    public long own() {
        return own;
    }

    /** After a game: the squares with the stacks of the other side. */
    public long other() {
        return other;
    }

    /** After a game: the squares with any stack. */
    public long all() {
        return all;
    }
}
