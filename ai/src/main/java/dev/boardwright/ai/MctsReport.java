package dev.boardwright.ai;

import dev.boardwright.core.Game;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** The best lines of a tree as moves and scores. Used by {@link MctsTree}, which holds the lock. */
final class MctsReport<M> {
    private final MctsNodes tree;
    private final MctsChance<?> chance;
    private final Game<?, M> game;

    MctsReport(MctsNodes tree, MctsChance<?> chance, Game<?, M> game) {
        this.tree = tree;
        this.chance = chance;
        this.game = game;
    }

    /** At most {@code count} lines, from best to worst; the root is expanded. */
    List<Line<M>> lines(int count) {
        List<Line<M>> lines = new ArrayList<>();
        for (int child : ranked(0)) {
            if (lines.size() < count) {
                lines.add(line(child, lines.isEmpty()));
            }
        }
        return lines;
    }

    /**
     * The children of a node from best to worst: proven wins, the soonest first; then by visits, ties by value; proven
     * losses last, the latest first. A proven draw comes before moves that look worse than a draw, and before all
     * others if it is the proven value of the node.
     */
    private List<Integer> ranked(int node) {
        int s = tree.side[node];
        int first = tree.firstChild[node];
        int most = -1;
        for (int i = first; i < first + tree.childCount[node]; i++) {
            if (!tree.isSolved(i) && (most < 0 || compare(s, i, most) < 0)) {
                most = i;
            }
        }
        boolean drawIsBest = most < 0 || mean(s, most) < 0;
        int drawVisits = drawIsBest ? Integer.MAX_VALUE : tree.visits[most] - 1;
        return IntStream.range(first, first + tree.childCount[node])
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> !keepsValue(node, i))
                        .thenComparingInt(i -> -rank(s, i))
                        .thenComparingInt(i -> distanceOrder(s, i))
                        .thenComparingInt(i -> tree.isSolved(i) ? -drawVisits : -tree.visits[i])
                        .thenComparing((i, j) -> compare(s, i, j)))
                .toList();
    }

    /** Whether a move is sure to keep the value of a solved node. */
    private boolean keepsValue(int node, int child) {
        int s = tree.side[node];
        return tree.isSolved(node) && tree.lowFor(s, child) == tree.lowFor(s, node);
    }

    private int rank(int s, int child) {
        return tree.isSolved(child) ? s * tree.lower[child] : 0;
    }

    private int distanceOrder(int s, int child) {
        return rank(s, child) * tree.plies[child];
    }

    /** Negative if {@code one} has more visits, or as many and a better mean. */
    private int compare(int s, int one, int other) {
        int byVisits = Integer.compare(tree.visits[other], tree.visits[one]);
        return byVisits != 0 ? byVisits : Double.compare(mean(s, other), mean(s, one));
    }

    private double mean(int s, int node) {
        return tree.visits[node] == 0 ? s * tree.value[node] : s * tree.sum[node] / tree.visits[node];
    }

    private Line<M> line(int child, boolean best) {
        List<M> moves = new ArrayList<>();
        for (int node = child; ; node = ranked(node).get(0)) {
            moves.add(game.decode(tree.move[node]));
            if (!tree.isExpanded(node)) {
                return new Line<>(score(child, best), moves);
            }
        }
    }

    private Score score(int child, boolean best) {
        int s = tree.side[0];
        if (!tree.isSolved(child)) {
            return Score.estimate(chance.toValue(mean(s, child)));
        }
        return switch (s * tree.lower[child]) {
            case 1 -> Score.win(1 + tree.plies[child]);
            case -1 -> Score.loss(1 + tree.plies[child]);
            // A draw by the best move is the value of the position only if no other move can be better.
            default -> best && !tree.isSolved(0) ? Score.estimate(0) : Score.draw();
        };
    }
}
