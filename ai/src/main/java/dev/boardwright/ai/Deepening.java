package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Iterative deepening with aspiration windows in one thread, for one or several lines. */
final class Deepening<S, M> {
    /**
     * The first depth with an aspiration window. Shallower values vary too much, and their searches are cheap. Chosen by
     * hand, as is the width of the window; not measured.
     */
    private static final int FIRST_NARROW_DEPTH = 4;

    /** The depth that is finished before the prover is asked, so that a slow start has an answer. Chosen by hand; not measured. */
    private static final int FIRST_PROVED_DEPTH = 2;

    private final Game<S, M> game;
    private final TranspositionTable table;
    private final Budget budget;
    private final AlphaBeta<S> search;
    private final RootMoves root;
    private final @Nullable RootProver<?, ?> prover;

    /** The lines of the last finished depth, from best to worst. */
    private List<Line<M>> lines;

    /**
     * The lines of the depth before it. Evaluations tend to favour the last mover, so values two plies apart are
     * closer.
     */
    private List<Line<M>> olderLines;

    /** The line of a move that the prover has shown to win; null if there is none. The search may still find a shorter one. */
    private @Nullable Line<M> proven;

    private int depth;
    /** The recent change of the best value over two plies. */
    private int swing;

    /**
     * Deepens {@code search}, for at most {@code multiPv} lines.
     *
     * @param prover asked between depths; null in all threads but one
     */
    Deepening(
            Game<S, M> game,
            AlphaBeta<S> search,
            TranspositionTable table,
            Budget budget,
            int multiPv,
            @Nullable RootProver<?, ?> prover) {
        this.game = game;
        this.search = search;
        this.table = table;
        this.budget = budget;
        this.prover = prover;
        root = search.root();
        // The answer if there is no time to search: the first moves of the order.
        lines = Arrays.stream(root.order())
                .limit(multiPv)
                .mapToObj(this::unjudged)
                .toList();
        olderLines = lines;
    }

    /** Searches from {@code firstDepth} to {@code lastDepth}, until the budget ends or all lines are proven. */
    void run(int firstDepth, int lastDepth, SearchListener<M> listener) {
        for (int next = firstDepth; next <= lastDepth && !isSettled() && budget.allowsAnotherDepth(); next++) {
            askProver();
            if (isSettled()) {
                listener.onDepth(result());
                return;
            }
            List<Line<M>> found = deepen(next);
            if (search.isStopped()) {
                lines = withTheRest(found);
                return;
            }
            olderLines = lines;
            lines = found;
            depth = next;
            listener.onDepth(result());
        }
    }

    /**
     * Notes what the prover proves. A move that wins is the answer, if one line is asked for. The prover does not count the
     * moves to the end, so the search first gets as much time again to find them.
     */
    private void askProver() {
        if (prover == null || depth < FIRST_PROVED_DEPTH || proven != null || isWon(lines)) {
            return;
        }
        int best = root.order()[0];
        Optional<RootProver.Proof> found = prover.ask(search.rootCode(best), root.hasOthers(best));
        if (found.isPresent()) {
            RootProver.Proof proof = found.get();
            if (proof.wins() && lines.size() == 1) {
                proven = line(proof.score(), proof.code());
                budget.endBy(2 * budget.elapsedNanos());
            } else {
                root.know(search.rootIndex(proof.code()), proof.score());
            }
        }
    }

    private boolean isWon(List<Line<M>> found) {
        return found.get(0).score().kind() == Score.Kind.WIN;
    }

    private boolean isSettled() {
        boolean forced = root.count() == 1 && depth > 0 && budget.isClocked();
        return forced || lines.stream().allMatch(line -> line.score().isProven());
    }

    /** The result so far. */
    SearchResult<M> result() {
        search.count();
        Duration time = Duration.ofNanos(budget.elapsedNanos());
        List<Line<M>> shown = proven == null || isWon(lines) ? lines : List.of(proven);
        return new SearchResult<>(shown, depth, budget.nodes(), time, table.fullness());
    }

    /** The best lines at this depth; only those found so far if the search is stopped. */
    private List<Line<M>> deepen(int toDepth) {
        List<Line<M>> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            root.beginLine(i);
            int expected = olderLines.get(i).score().value();
            int value = searchNear(expected, toDepth);
            if (search.isStopped()) {
                addUnfinished(found);
                return found;
            }
            if (i == 0) {
                swing = (swing + Math.abs(value - expected)) / 2;
            }
            root.endLine(toDepth == 1);
            found.add(line(Score.ofValue(value, search.isProven(value)), search.line(toDepth)));
        }
        sort(found);
        return found;
    }

    /**
     * Sorts lines from best to worst; with reductions a later line may be better than the first. A proven draw of the
     * first line, which was searched among all moves, is the value of the position. A proven draw of another line is
     * proven for that move only, and must not look like the value of the position.
     */
    private static <M> void sort(List<Line<M>> found) {
        Line<M> first = found.get(0);
        found.sort(
                Comparator.comparingInt((Line<M> line) -> line.score().value()).reversed());
        if (isDraw(first) || isDraw(found.get(0))) {
            found.remove(first);
            found.add(0, first);
        }
    }

    private static boolean isDraw(Line<?> line) {
        return line.score().kind() == Score.Kind.DRAW;
    }

    /** The value of the root, searched with a window around {@code expected} that widens if the value is outside. */
    private int searchNear(int expected, int toDepth) {
        int reach = toDepth < FIRST_NARROW_DEPTH ? AlphaBeta.INFINITY : 2 * swing + 1;
        int alpha = below(expected, reach);
        int beta = -below(-expected, reach);
        while (true) {
            int value = search.search(toDepth, alpha, beta);
            if (search.isStopped() || (alpha < value && value < beta)) {
                return value;
            }
            reach = 4 * Math.min(reach, AlphaBeta.INFINITY);
            if (value <= alpha) {
                alpha = below(value, reach);
            } else {
                beta = -below(-value, reach);
            }
        }
    }

    /** The bound {@code reach} below a value; minus infinity if that is outside the range of evaluations. */
    private static int below(int value, int reach) {
        long bound = (long) value - reach;
        return bound <= -Evaluation.LIMIT ? -AlphaBeta.INFINITY : (int) bound;
    }

    /** Adds the best line of a search that was stopped, if it had found one. */
    private void addUnfinished(List<Line<M>> found) {
        if (!root.hasBest()) {
            return;
        }
        int value = root.bestValue();
        int untried = root.untried();
        if (!Score.isWin(-value)) {
            found.add(line(Score.ofValue(value, false), search.line(0)));
        } else if (untried >= 0) {
            // All moves searched so far lose. A move that was not searched at this depth may be better; its score is an
            // estimate.
            found.add(unjudged(untried));
        }
    }

    /** The lines found, filled up with lines of the last depth. */
    private List<Line<M>> withTheRest(List<Line<M>> found) {
        List<Line<M>> all = new ArrayList<>(found);
        for (Line<M> line : lines) {
            boolean known = all.stream().anyMatch(other -> other.move().equals(line.move()));
            if (!known && all.size() < lines.size()) {
                all.add(line);
            }
        }
        return all;
    }

    /** A line for a root move that was not searched, with the evaluation of the root as its score. */
    private Line<M> unjudged(int index) {
        return line(Score.estimate(search.evaluateRoot()), search.rootCode(index));
    }

    private Line<M> line(Score score, int... codes) {
        return new Line<>(score, Arrays.stream(codes).mapToObj(game::decode).toList());
    }
}
