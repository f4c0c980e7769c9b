package dev.boardwright.ai.solve;

import dev.boardwright.ai.Score;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.Rng;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The exact value of every position that can be reached from some state, by retrograde analysis: won, lost or drawn, with
 * the number of plies to the end. It is meant for games whose positions repeat, and whose positions from there on fit into
 * memory.
 *
 * <p>Infinite play is a draw. So are the values under any {@linkplain Game#repetition rule} by which a repeated position
 * is a draw, for a game that begins at the position: who wins needs no position twice, and who draws can go round in
 * circles. A rule of quiet plies may turn a win that takes longer into a draw; the score does not know that.
 *
 * <p>Positions are the same if their hashes agree, or the {@linkplain Reduction#key keys} of a {@link Reducible} game, which
 * then needs only one of several mirror images. Immutable; safe to share between threads.
 *
 * <p>Building one takes the time to list the moves of every position once, and 16 bytes for each move and about 60 for each
 * position.
 *
 * @param <S> the game's state
 * @param <M> the game's move
 */
public final class Tablebase<S, M> {
    private final Game<S, M> game;
    private final PositionIndex index;
    /** By number: plus the plies of a win, minus those of a loss, 0 for a draw; for the side to move. */
    private final int[] distances;

    private final boolean pointsCount;

    Tablebase(Game<S, M> game, PositionIndex index, int[] distances, boolean pointsCount) {
        this.game = game;
        this.index = index;
        this.distances = distances;
        this.pointsCount = pointsCount;
    }

    /**
     * The values of all positions that can be reached from {@code start}.
     *
     * @param megabytes the most memory to use
     * @throws BoardwrightException if the positions do not fit into it
     */
    public static <S, M> Tablebase<S, M> of(Game<S, M> game, S start, int megabytes) {
        return of(game, start, megabytes, SearchLimits.infinite(), new StopSignal())
                .orElseThrow(() -> new IllegalStateException("a search without limits does not end early"));
    }

    /** The values of all positions that can be reached from {@code start}; empty if the limits or the signal end it first. */
    public static <S, M> Optional<Tablebase<S, M>> of(
            Game<S, M> game, S start, int megabytes, SearchLimits limits, StopSignal stop) {
        return new Retrograde<>(game, start, megabytes, limits, stop).solve();
    }

    /** The number of positions that are not over. */
    public int size() {
        return distances.length;
    }

    /** The number of positions with this value for the side to move. */
    public long count(Score.Kind kind) {
        long count = 0;
        for (int distance : distances) {
            count += score(distance).kind() == kind ? 1 : 0;
        }
        return count;
    }

    /** The most plies to the end in any won or lost position, with best play of both; 0 if all are drawn. */
    public int longest() {
        int longest = 0;
        for (int distance : distances) {
            longest = Math.max(longest, Math.abs(distance));
        }
        return longest;
    }

    /** The score of a state for its side to move; empty if it cannot be reached. A finished game is won or lost in 0 plies. */
    public Optional<Score> score(S state) {
        return score(game.position(state));
    }

    /** The score of the position on a board of the game's own. */
    Optional<Score> score(Position<S> board) {
        if (board.isOver()) {
            int sign = board.margin() * board.turn().sign();
            return Optional.of(sign > 0 ? Score.win(0) : sign < 0 ? Score.loss(0) : Score.draw());
        }
        int number = index.find(key(board, reduction(game, board)));
        return number < 0 ? Optional.empty() : Optional.of(score(distances[number]));
    }

    private static Score score(int distance) {
        return distance > 0 ? Score.win(distance) : distance < 0 ? Score.loss(-distance) : Score.draw();
    }

    /** Whether a finished game may have another margin than 1, 0 or -1. */
    boolean pointsCount() {
        return pointsCount;
    }

    /** The game's own reduction of a board; null if it has none. */
    static <S, M> @Nullable Reduction<S> reduction(Game<S, M> game, Position<S> board) {
        return game instanceof Reducible<S, M> reducible ? reducible.reduction(board) : null;
    }

    /** What decides the outcome for the side to move: the points already won too. */
    static <S> long key(Position<S> board, @Nullable Reduction<S> reduction) {
        if (reduction == null) {
            return board.hash();
        }
        int settled = reduction.settled() * board.turn().sign();
        return settled == 0 ? reduction.key() : reduction.key() ^ Rng.mix(settled);
    }

    /** {@code 150 positions: 80 won, 50 lost, 20 drawn, at most 26 plies}. */
    @Override
    public String toString() {
        return size() + " positions: " + count(Score.Kind.WIN) + " won, " + count(Score.Kind.LOSS) + " lost, "
                + count(Score.Kind.DRAW) + " drawn, at most " + longest() + " plies";
    }
}
