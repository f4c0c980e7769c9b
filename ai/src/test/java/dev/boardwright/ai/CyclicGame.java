package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.RepetitionRule;
import dev.boardwright.core.Rng;
import dev.boardwright.core.ValueGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A small random graph as a game: a position is a node, a move follows an edge to another node, and most games go round in
 * circles until the rule for repetition ends them. Some nodes end the game. Turns need not alternate.
 *
 * <p>The nodes are in two parts, and no edge leads from the second back to the first: the moves across are irreversible.
 */
public final class CyclicGame extends ValueGame<Integer, Integer> {
    private static final int MOST_MOVES = 3;

    private final long seed;
    private final Player[] turns;
    private final int[][] targets;
    private final Outcome[] outcomes;
    private final int[] values;
    private final int firstOfSecondPart;
    private final @Nullable RepetitionRule rule;

    /** A graph of {@code nodes}; with {@code parts}, nodes of its second half do not lead back. */
    public CyclicGame(long seed, int nodes, boolean parts, @Nullable RepetitionRule rule) {
        this.seed = seed;
        this.rule = rule;
        Rng rng = new Rng(seed);
        firstOfSecondPart = parts ? (nodes + 1) / 2 : nodes;
        turns = new Player[nodes];
        targets = new int[nodes][];
        outcomes = new Outcome[nodes];
        values = new int[nodes];
        for (int node = 0; node < nodes; node++) {
            turns[node] = Player.of(rng.below(2));
            boolean ends = node > 0 && rng.below(5) == 0;
            outcomes[node] = ends ? Outcome.ofMargin(rng.below(3) - 1) : Outcome.ONGOING;
            values[node] = rng.below(41) - 20;
            int from = node < firstOfSecondPart ? 0 : firstOfSecondPart;
            targets[node] = new int[1 + rng.below(MOST_MOVES)];
            for (int i = 0; i < targets[node].length; i++) {
                targets[node][i] = from + rng.below(nodes - from);
            }
        }
    }

    int nodes() {
        return turns.length;
    }

    boolean hasParts() {
        return firstOfSecondPart < nodes();
    }

    /** The node that move {@code i} leads to. */
    int target(int node, int i) {
        return targets[node][i];
    }

    int value(int node) {
        return values[node];
    }

    /** Whether the move from a node to another is irreversible. */
    boolean isAcross(int from, int to) {
        return from < firstOfSecondPart && to >= firstOfSecondPart;
    }

    @Override
    public GameInfo info() {
        return GameInfo.of("cyclic", "Left", "Right");
    }

    @Override
    public Integer initialState() {
        return 0;
    }

    @Override
    public Player turn(Integer node) {
        return turns[node];
    }

    @Override
    protected List<Integer> moves(Integer node) {
        return IntStream.range(0, targets[node].length).boxed().toList();
    }

    @Override
    protected Integer next(Integer node, Integer move) {
        return targets[node][move];
    }

    @Override
    protected boolean isIrreversible(Integer node, Integer move) {
        return isAcross(node, targets[node][move]);
    }

    @Override
    public Outcome outcome(Integer node) {
        return outcomes[node];
    }

    @Override
    public Optional<RepetitionRule> repetition() {
        return Optional.ofNullable(rule);
    }

    @Override
    public Evaluation<Integer> evaluation() {
        return (position, player) -> player.sign() * values[position.toState()];
    }

    @Override
    protected long hash(Integer node) {
        return Rng.mix(node + 1L);
    }

    @Override
    public Notation<Integer, Integer> notation() {
        return Notation.of(String::valueOf, Integer::valueOf, String::valueOf, Integer::valueOf);
    }

    @Override
    public String toString() {
        List<String> edges = new ArrayList<>();
        for (int node = 0; node < nodes(); node++) {
            edges.add(node + (outcomes[node].isOver() ? outcomes[node].notation() : turns[node].code()) + "->"
                    + IntStream.of(targets[node]).boxed().toList());
        }
        return "cyclic game " + seed + ", " + rule + ": " + edges;
    }
}
