package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Iterative deepening, in one thread: searches the root one ply deeper each time, expecting a value near the last one,
 * for as many lines as are asked for.
 */
final class Deepening<S, M> {
    /** Below this depth values still jump about, and a search costs nothing. */
    private static final int FIRST_NARROW_DEPTH = 4;

    private final Game<S, M> game;
    private final TranspositionTable table;
    private final Budget budget;
    private final RootMoves root;
    private final AlphaBeta<S> search;

    /** The lines found at the last depth that was finished, from best to worst. */
    private List<Line<M>> lines;

    /** Those of the depth before it. Evaluations tend to favour who moved last: values two plies apart are more alike. */
    private List<Line<M>> olderLines;

    private int depth;
    /** How far the best value has moved in two plies, lately. */
    private int swing;

    /** A search of {@code state}, where the game is not over. */
    Deepening(Minimax minimax, Game<S, M> game, S state, TranspositionTable table, Budget budget, long seed) {
        this.game = game;
        this.table = table;
        this.budget = budget;
        Position<S> position = game.position(state);
        root = new RootMoves(position.moveCount(), seed);
        search = new AlphaBeta<>(position, minimax.evaluations().of(game), table, budget, root, minimax.reductions());
        // What stands if there is no time for anything: the first moves of the order.
        lines = Arrays.stream(root.order())
                .limit(minimax.settings().multiPv())
                .mapToObj(this::unjudged)
                .toList();
        olderLines = lines;
    }

    /** Searches from {@code firstDepth} to {@code lastDepth}, unless the budget ends it or nothing is left to find. */
    void run(int firstDepth, int lastDepth, SearchListener<M> listener) {
        for (int next = firstDepth; next <= lastDepth && !isSettled() && budget.allowsAnotherDepth(); next++) {
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

    private boolean isSettled() {
        boolean forced = root.count() == 1 && depth > 0 && budget.isClocked();
        return forced || lines.stream().allMatch(line -> line.score().isProven());
    }

    /** What has been found so far. */
    SearchResult<M> result() {
        search.count();
        Duration time = Duration.ofNanos(budget.elapsedNanos());
        return new SearchResult<>(lines, depth, budget.nodes(), time, table.fullness());
    }

    /** The best lines at this depth; those that were found, if the search is stopped. */
    private List<Line<M>> deepen(int toDepth) {
        List<Line<M>> found = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            root.begin(i);
            int expected = olderLines.get(i).score().value();
            int value = searchNear(expected, toDepth);
            if (search.isStopped()) {
                addUnfinished(found);
                return found;
            }
            if (i == 0) {
                swing = (swing + Math.abs(value - expected)) / 2;
            }
            if (toDepth == 1) {
                root.sort();
            }
            root.promoteBest();
            found.add(line(Score.ofValue(value, search.isProven(value)), search.line(toDepth)));
        }
        sort(found);
        return found;
    }

    /**
     * Puts lines in order, from best to worst: where moves are reduced, a later line may turn out better than the first.
     * A draw is another matter. If it is proven of the first line, which was searched among all moves, nothing is better;
     * if of another, it is proven of that move alone, and must not look like the value of the position.
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

    /** The value of the root: first between bounds near {@code expected}, then wider where it lies beyond them. */
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
                root.promoteBest();
                beta = -below(-value, reach);
            }
            root.beginAgain();
        }
    }

    /** A bound {@code reach} below a value; below everything if that is beyond the evaluations. */
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
            // All moves so far lose: one that has not been looked at this deep may not. Nothing is proven of it.
            found.add(unjudged(untried));
        }
    }

    /** The lines found, and after them as many of the last depth's as there is room for. */
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

    /** A move at the root that nothing is known of: it stands with the evaluation of the root. */
    private Line<M> unjudged(int index) {
        return line(Score.estimate(search.evaluateRoot()), search.rootCode(index));
    }

    private Line<M> line(Score score, int... codes) {
        return new Line<>(score, Arrays.stream(codes).mapToObj(game::decode).toList());
    }
}
