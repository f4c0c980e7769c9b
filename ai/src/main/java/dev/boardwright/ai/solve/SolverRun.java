package dev.boardwright.ai.solve;

import dev.boardwright.ai.Budget;
import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.internal.Helpers;
import dev.boardwright.ai.prove.ThresholdSearch;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reduction;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;

/**
 * One call of a {@link Solver}: narrows the bounds of the value by tests against thresholds, then tests single moves.
 * Margins here include the settled part and are from the first player's side.
 */
final class SolverRun<S, M> {
    /**
     * The first step from 0 is the range of possible margins divided by this; 1 if the range is unknown. Chosen by hand; not
     * measured.
     */
    private static final int FIRST_STEP = 16;

    private final Game<S, M> game;
    private final Question question;
    private final List<ThresholdSearch<S>> searches;
    private final ThresholdSearch<S> search;
    private final Position<S> position;
    private final Budget budget;
    private final SolverListener<M> listener;

    private int least = -Reduction.UNBOUNDED;
    private int most = Reduction.UNBOUNDED;
    private final List<M> best = new ArrayList<>();
    private boolean allBest;
    /** A move that reaches the threshold of the last test, if the search has found one. */
    private OptionalInt reaching = OptionalInt.empty();

    private final List<M> line = new ArrayList<>();

    SolverRun(
            Game<S, M> game,
            Question question,
            List<ThresholdSearch<S>> searches,
            Budget budget,
            SolverListener<M> listener) {
        this.game = game;
        this.question = question;
        this.searches = searches;
        this.budget = budget;
        this.listener = listener;
        search = searches.get(0);
        position = search.position;
    }

    /** The results so far if memory runs out: the bounds are proven, and moves are listed only if they are known to be best. */
    Solution<M> solve() {
        try {
            return solveWithinMemory();
        } catch (OutOfMemoryError e) {
            // The boards are in the middle of a line, and no longer needed.
            searches.clear();
            return solution();
        }
    }

    private Solution<M> solveWithinMemory() {
        if (position.isOver()) {
            least = position.margin();
            most = least;
            allBest = true;
            return solution();
        }
        int sign = position.turn().sign();
        Reduction<S> reduction = search.reduction;
        least = reduction.settled() + (sign > 0 ? reduction.least() : -reduction.most());
        most = reduction.settled() + (sign > 0 ? reduction.most() : -reduction.least());
        boolean known = question.isMargin() ? narrowMargin() : narrowOutcome();
        if (known && question.isMoves()) {
            findMoves(reaching);
            findLine();
        }
        return solution();
    }

    private Solution<M> solution() {
        Duration time = Duration.ofNanos(budget.elapsedNanos());
        return new Solution<>(proven(least), proven(most), best, allBest, line, budget.nodes(), time);
    }

    private static OptionalInt proven(int bound) {
        return Math.abs(bound) < Reduction.UNBOUNDED ? OptionalInt.of(bound) : OptionalInt.empty();
    }

    /** Tests whether the side to move wins and, if not, whether it draws. Returns false if the budget ended first. */
    private boolean narrowOutcome() {
        int forWin = position.turn() == Player.FIRST ? 1 : 0;
        return (isOutcomeKnown() || narrow(forWin)) && (isOutcomeKnown() || narrow(1 - forWin));
    }

    private boolean isOutcomeKnown() {
        return solution().outcome().isPresent();
    }

    /** Steps away from 0 in growing steps until there is a bound on either side, then bisects. */
    private boolean narrowMargin() {
        int range = most - least;
        int step = range < Reduction.UNBOUNDED ? Math.max(1, range / FIRST_STEP) : 1;
        int threshold = position.turn() == Player.FIRST ? 1 : 0;
        boolean reached = false;
        boolean missed = false;
        while (least < most) {
            threshold = Math.max(least + 1, Math.min(threshold, most));
            if (!narrow(threshold)) {
                return false;
            }
            reached |= least >= threshold;
            missed |= most < threshold;
            if (reached && missed) {
                threshold = least + (most - least + 1) / 2;
            } else {
                threshold = reached ? least + step : most - step + 1;
                step *= 2;
            }
        }
        return true;
    }

    /** Tests whether the margin is at least {@code threshold}. Returns false if the budget ended first. */
    private boolean narrow(int threshold) {
        OptionalInt bound = test(threshold);
        if (bound.isEmpty()) {
            return false;
        }
        if (bound.getAsInt() >= threshold) {
            least = Math.max(least, bound.getAsInt());
        } else {
            most = Math.min(most, bound.getAsInt());
        }
        listener.onProgress(solution());
        return true;
    }

    /** A lower bound of the margin if it is at least {@code threshold}, else an upper bound; empty without an answer. */
    private OptionalInt test(int threshold) {
        int settled = search.reduction.settled();
        if (position.isOver()) {
            return OptionalInt.of(position.margin());
        }
        OptionalInt bound;
        if (position.turn() == Player.FIRST) {
            bound = race(threshold - settled);
            return bound.isEmpty() ? bound : OptionalInt.of(settled + bound.getAsInt());
        }
        bound = race(settled - threshold + 1);
        return bound.isEmpty() ? bound : OptionalInt.of(settled - bound.getAsInt());
    }

    /** The first answer of all searches to {@link ThresholdSearch#test}; empty if the budget ended it. */
    private OptionalInt race(int threshold) {
        StopSignal answered = new StopSignal();
        AtomicReference<OptionalInt> answer = new AtomicReference<>(OptionalInt.empty());
        try (Helpers helpers = new Helpers(answered::stop)) {
            helpers.start(searches.size() - 1, i -> {
                ThresholdSearch<S> helper = searches.get(i);
                return () -> test(helper, threshold, answered, answer);
            });
            test(search, threshold, answered, answer);
            helpers.finish();
        }
        searches.forEach(ThresholdSearch::count);
        reaching = searches.stream()
                .map(ThresholdSearch::answer)
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
        // One that ran out of memory has left its board in the middle of a line.
        searches.removeIf(ThresholdSearch::isBroken);
        return Objects.requireNonNull(answer.get());
    }

    private static void test(
            ThresholdSearch<?> search, int threshold, StopSignal answered, AtomicReference<OptionalInt> answer) {
        int bound = search.test(threshold, answered::isStopped);
        if (!search.isStopped()) {
            answer.set(OptionalInt.of(bound));
            answered.stop();
        }
    }

    /** @param known a move that keeps the value, if the search has found one */
    private void findMoves(OptionalInt known) {
        for (int code : moves()) {
            OptionalInt keeps = keeps(code);
            if (keeps.isEmpty()) {
                if (best.isEmpty() && known.isPresent()) {
                    best.add(game.decode(known.getAsInt()));
                }
                return;
            }
            if (keeps.getAsInt() > 0) {
                best.add(game.decode(code));
            }
        }
        allBest = true;
    }

    private int[] moves() {
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        return moves.toArray();
    }

    /** 1 if a move keeps the value of the question, 0 if it does not; empty without an answer. */
    private OptionalInt keeps(int code) {
        Player mover = position.turn();
        int aim = aim(mover);
        if (aim == -Reduction.UNBOUNDED) {
            return OptionalInt.of(1);
        }
        play(code);
        int threshold = mover == Player.FIRST ? aim : 1 - aim;
        OptionalInt bound = test(threshold);
        undo(code);
        if (bound.isEmpty()) {
            return bound;
        }
        boolean reached = bound.getAsInt() >= threshold;
        return OptionalInt.of(reached == (mover == Player.FIRST) ? 1 : 0);
    }

    /** The margin, from this player's side, that an optimal move must reach; unbounded if every move is optimal. */
    private int aim(Player player) {
        int own = player == Player.FIRST ? least : -most;
        if (question.isMargin()) {
            return own;
        }
        int other = player == Player.FIRST ? most : -least;
        return own > 0 ? 1 : other < 0 ? -Reduction.UNBOUNDED : 0;
    }

    /** Follows optimal moves to the end of the game. */
    private void findLine() {
        List<Integer> played = new ArrayList<>();
        OptionalInt code = allBest ? OptionalInt.of(game.encode(best.get(0))) : OptionalInt.empty();
        while (code.isPresent()) {
            play(code.getAsInt());
            played.add(code.getAsInt());
            line.add(game.decode(code.getAsInt()));
            code = optimalMove();
        }
        for (int i = played.size() - 1; i >= 0; i--) {
            undo(played.get(i));
        }
    }

    /**
     * An optimal move; empty at the end of the game or of the budget. A search that finds answers is asked for it, because it may
     * not solve other moves.
     */
    private OptionalInt optimalMove() {
        int aim = position.isOver() ? -Reduction.UNBOUNDED : aim(position.turn());
        if (search.findsAnswers() && aim != -Reduction.UNBOUNDED) {
            test(position.turn() == Player.FIRST ? aim : 1 - aim);
            if (reaching.isPresent()) {
                return reaching;
            }
        }
        for (int code : moves()) {
            OptionalInt keeps = keeps(code);
            if (keeps.isEmpty() || keeps.getAsInt() > 0) {
                return keeps.isEmpty() ? keeps : OptionalInt.of(code);
            }
        }
        return OptionalInt.empty();
    }

    private void play(int code) {
        searches.forEach(each -> each.play(code));
    }

    private void undo(int code) {
        searches.forEach(each -> each.undo(code));
    }
}
