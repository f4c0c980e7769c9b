package dev.boardwright.ai.prove;

import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import java.util.Arrays;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Tests whether the margin to come, for the side to move on a working board, is at least a threshold. Owned by one
 * thread, with the board and the {@link Reduction} that reads it.
 */
public abstract class ThresholdSearch<S> {
    /** The length of a line beyond which the game counts as endless. Chosen by hand: several times that of any game here. */
    public static final int LONGEST_LINE = 2000;

    /**
     * The number of positions between two looks for a repetition on the line, which cost a few hundred moves. Chosen by hand;
     * not measured.
     */
    private static final int REPETITION_STRIDE = 1 << 16;

    /** The board that is searched. */
    public final Position<S> position;
    /** Reads the board. */
    public final Reduction<S> reduction;

    private final Allowance allowance;
    /** The position at which the line begins, on a board of its own. Never changes. */
    private final Position<S> start;
    /** The moves of {@link #play} that lead from the start to the board, and how many. */
    private int[] line = new int[64];

    private int played;
    /** Whether the moves on the board are no longer those of the line. */
    private boolean hasLeft;

    private BooleanSupplier answered = () -> false;
    private long nodes;
    private long counted;
    private int unchecked;
    private int checkAt = 1;
    private int sinceRepetition;
    private boolean stopped;
    private boolean broken;
    private OptionalInt answer = OptionalInt.empty();
    private boolean needsAnswer;

    ThresholdSearch(Position<S> position, Reduction<S> reduction, Allowance allowance) {
        this.position = position;
        start = position.copy();
        this.reduction = reduction;
        this.allowance = allowance;
    }

    /**
     * A bound of the margin to come: a lower bound if it is at least {@code threshold}, else an upper bound. Meaningless if
     * {@link #isStopped}.
     *
     * @param alreadyAnswered true when the answer is no longer needed
     */
    public final int test(int threshold, BooleanSupplier alreadyAnswered) {
        answered = alreadyAnswered;
        stopped = false;
        answer = OptionalInt.empty();
        check();
        broken = true;
        int bound = stopped ? 0 : run(threshold);
        broken = false;
        return bound;
    }

    /**
     * Whether a test finds the move that reaches its threshold more easily than tests of the single moves do. By default not.
     */
    public boolean findsAnswers() {
        return false;
    }

    /** The search of {@link #test}, from the position on the board. */
    abstract int run(int threshold);

    /** Makes later tests look for a move that reaches the threshold even if the table has a bound of the position. */
    public final void needAnswers() {
        needsAnswer = true;
    }

    /** Whether {@link #needAnswers} was called. */
    final boolean needsAnswer() {
        return needsAnswer;
    }

    /** A move that reaches the threshold of the last test, if the test has found one. */
    public final OptionalInt answer() {
        return answer;
    }

    /** Sets the {@link #answer} of the test that runs. */
    final void answer(int code) {
        answer = OptionalInt.of(code);
    }

    /** Whether the last test ended without an answer. */
    public final boolean isStopped() {
        return stopped;
    }

    /** Whether the last test ended with an exception, so that the board is not as it was. */
    public final boolean isBroken() {
        return broken;
    }

    /**
     * The moves that follow are not of the game, such as those after a pass, until this is undone by {@code false}. The reduction does
     * not see them.
     */
    final void leave(boolean leaves) {
        hasLeft = leaves;
    }

    /** The key of the position on the board. */
    final long key() {
        return hasLeft ? position.hash() : reduction.key();
    }

    /** Plays a move on the board. */
    public final void play(int code) {
        if (hasLeft) {
            position.play(code);
            return;
        }
        if (played == line.length) {
            line = Arrays.copyOf(line, 2 * played);
        }
        line[played++] = code;
        position.play(code);
        reduction.played(code);
    }

    /** Takes back the move played last. */
    public final void undo(int code) {
        if (hasLeft) {
            position.undo();
            return;
        }
        played--;
        position.undo();
        reduction.undone(code);
    }

    /** The settled part of the margin, from the side of {@code player}. */
    public final int settled(Player player) {
        return player.sign() * reduction.settled();
    }

    /** The margin to come of a finished game, for {@code mover}. */
    final int ended(Player mover) {
        return mover.sign() * position.margin() - settled(mover);
    }

    /** Counts a position at this ply. */
    final void visit(int ply) {
        visit(ply, LONGEST_LINE);
    }

    /** Counts a position at this ply of a search that cannot go deeper than {@code longest}. */
    final void visit(int ply, int longest) {
        if (ply > longest) {
            throw new BoardwrightException(
                    "the solver found a line of more than " + longest + " moves; it needs a game that always ends");
        }
        nodes++;
        look(1);
    }

    /** Notes that further positions were looked at, without counting them as visited, and checks the allowance when it is time. */
    final void look(int positions) {
        unchecked += positions;
        if (unchecked >= checkAt) {
            sinceRepetition += unchecked;
            unchecked = 0;
            check();
        }
    }

    /** The number of positions visited. */
    final long nodes() {
        return nodes;
    }

    private void check() {
        count();
        if (sinceRepetition >= REPETITION_STRIDE) {
            sinceRepetition = 0;
            checkRepetition();
        }
        stopped = stopped || allowance.isSpent() || answered.getAsBoolean();
        checkAt = allowance.stride().getAsInt();
    }

    /**
     * Refuses a game that goes round in circles on the line that is searched. It plays the line again on another board,
     * because on this one there may be moves and passes that are not in the line.
     */
    private void checkRepetition() {
        Set<Long> hashes = new HashSet<>();
        Position<S> replay = start.copy();
        hashes.add(replay.hash());
        for (int i = 0; i < played; i++) {
            replay.play(line[i]);
            if (!hashes.add(replay.hash())) {
                throw new BoardwrightException(
                        "the solver found a position twice in a line of moves; a game whose positions repeat"
                                + " has to name its rule for repetition");
            }
        }
    }

    /** Adds the positions visited since the last call to the allowance. */
    public final void count() {
        allowance.add(nodes - counted);
        counted = nodes;
    }
}
