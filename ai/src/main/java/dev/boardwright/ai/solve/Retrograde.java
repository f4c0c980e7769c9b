package dev.boardwright.ai.solve;

import dev.boardwright.ai.Budget;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import java.util.ArrayDeque;
import java.util.Optional;
import java.util.Queue;

/**
 * Builds a {@link Tablebase}: lists every position that can be reached, with the moves between them, then works back from
 * the ends of games. A position is won at the smallest distance of a move to one that the opponent has lost, and lost
 * once all its moves are known to lose; positions are settled in the order of their distance, so the last move found is
 * the longest defence. What is never settled is drawn.
 */
final class Retrograde<S, M> {
    /** The number of positions between two looks at the budget. Chosen by hand; not measured. */
    private static final int STRIDE = 256;

    /** Bytes for each position: two slots of the index, four numbers, and room for growth. */
    private static final long BYTES_PER_POSITION = 64;
    /** Bytes for each state that waits for its moves: an estimate for small boards. */
    private static final long BYTES_PER_WAITING_STATE = 128;
    /** Bytes for each move: forward and back, and room for growth. */
    private static final long BYTES_PER_MOVE = 16;

    private final Game<S, M> game;
    private final S start;
    private final int megabytes;
    private final Budget budget;

    private final PositionIndex index = new PositionIndex();
    private final Queue<S> waiting = new ArrayDeque<>();
    /** By number: the first of its moves in {@link #targets}. One more at the end. */
    private final IntList firstMoves = new IntList();
    /** Twice the number of the position after a move, plus 1 if the same side moves again. */
    private final IntList targets = new IntList();
    /** By number: 1 if a move wins at once; else minus the number of moves that draw at once. */
    private final IntList atOnce = new IntList();

    private final MoveBuffer moves = new MoveBuffer();
    private boolean pointsCount;

    Retrograde(Game<S, M> game, S start, int megabytes, SearchLimits limits, StopSignal stop) {
        this.game = game;
        this.start = start;
        this.megabytes = megabytes;
        budget = new Budget(limits, game.turn(start), stop);
    }

    Optional<Tablebase<S, M>> solve() {
        try {
            return list() ? Optional.of(new Tablebase<>(game, index, distances(), pointsCount)) : Optional.empty();
        } catch (OutOfMemoryError e) {
            throw tooMany();
        }
    }

    /** Lists all positions; false if the budget ended first. */
    private boolean list() {
        Position<S> first = game.position(start);
        if (!first.isOver()) {
            index.add(Tablebase.key(first, Tablebase.reduction(game, first)));
            waiting.add(start);
        }
        for (S state = waiting.poll(); state != null; state = waiting.poll()) {
            expand(game.position(state));
            if (firstMoves.size() % STRIDE == 0) {
                budget.add(STRIDE);
                if (budget.isSpent()) {
                    return false;
                }
                checkMemory();
            }
        }
        firstMoves.add(targets.size());
        return true;
    }

    private void checkMemory() {
        long bytes = BYTES_PER_POSITION * index.size()
                + BYTES_PER_WAITING_STATE * waiting.size()
                + BYTES_PER_MOVE * targets.size();
        if (bytes > (long) megabytes << 20) {
            throw tooMany();
        }
    }

    private BoardwrightException tooMany() {
        return new BoardwrightException(
                "the positions of " + game.info().title() + " that can be reached do not fit into "
                        + megabytes + " MB: there are more than " + index.size()
                        + ". Positions of this game can repeat, so that all of them are needed at once;"
                        + " give the solver more memory, or a position nearer to the end");
    }

    private void expand(Position<S> board) {
        Reduction<S> reduction = Tablebase.reduction(game, board);
        firstMoves.add(targets.size());
        moves.clear();
        board.moves(moves);
        int wins = 0;
        int draws = 0;
        for (int i = 0; i < moves.size(); i++) {
            int code = moves.get(i);
            var mover = board.turn();
            board.play(code);
            if (reduction != null) {
                reduction.played(code);
            }
            if (board.isOver()) {
                int margin = board.margin() * mover.sign();
                pointsCount |= Math.abs(margin) > 1;
                wins += margin > 0 ? 1 : 0;
                draws += margin == 0 ? 1 : 0;
            } else {
                int before = index.size();
                int number = index.add(Tablebase.key(board, reduction));
                if (number == before) {
                    waiting.add(board.toState());
                }
                targets.add(2 * number + (board.turn() == mover ? 1 : 0));
            }
            board.undo();
            if (reduction != null) {
                reduction.undone(code);
            }
        }
        atOnce.add(wins > 0 ? 1 : -draws);
    }

    /** By number: plus the plies of a win, minus those of a loss, 0 for a draw. */
    private int[] distances() {
        int count = index.size();
        int[] firstSources = new int[count + 1];
        int[] sources = sources(firstSources);
        int[] distances = new int[count];
        // The moves that are not known to lose.
        int[] open = new int[count];
        int[] settled = new int[count];
        int last = 0;
        for (int number = 0; number < count; number++) {
            open[number] = firstMoves.get(number + 1) - firstMoves.get(number) - Math.min(0, atOnce.get(number));
            if (atOnce.get(number) > 0 || open[number] == 0) {
                distances[number] = atOnce.get(number) > 0 ? 1 : -1;
                settled[last++] = number;
            }
        }
        for (int next = 0; next < last; next++) {
            int after = settled[next];
            int distance = distances[after];
            for (int i = firstSources[after]; i < firstSources[after + 1]; i++) {
                int before = sources[i] >> 1;
                boolean sameSide = (sources[i] & 1) == 1;
                if (distances[before] != 0) {
                    continue;
                }
                if (sameSide == distance > 0) {
                    distances[before] = Math.abs(distance) + 1;
                    settled[last++] = before;
                } else if (--open[before] == 0) {
                    distances[before] = -Math.abs(distance) - 1;
                    settled[last++] = before;
                }
            }
        }
        return distances;
    }

    /**
     * The moves in the other direction: twice the number of the position before a move, plus 1 if the same side moves again.
     *
     * @param first receives, by number, the first of the moves to a position
     */
    private int[] sources(int[] first) {
        int count = index.size();
        for (int i = 0; i < targets.size(); i++) {
            first[(targets.get(i) >> 1) + 1]++;
        }
        for (int number = 0; number < count; number++) {
            first[number + 1] += first[number];
        }
        int[] filled = first.clone();
        int[] sources = new int[targets.size()];
        for (int number = 0; number < count; number++) {
            for (int i = firstMoves.get(number); i < firstMoves.get(number + 1); i++) {
                int target = targets.get(i);
                sources[filled[target >> 1]++] = 2 * number + (target & 1);
            }
        }
        return sources;
    }
}
