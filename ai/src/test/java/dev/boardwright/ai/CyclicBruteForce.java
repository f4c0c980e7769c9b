package dev.boardwright.ai;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.RepetitionRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The rule for repetition as it is written, applied to whole games of a {@link CyclicGame}: a list of all nodes since the
 * start, in which occurrences are counted anew at every step. It shares nothing with the library's own bookkeeping.
 */
public final class CyclicBruteForce {
    private final CyclicGame game;
    private final RepetitionRule rule;
    private final Map<List<Integer>, Integer> solved = new HashMap<>();

    CyclicBruteForce(CyclicGame game) {
        this.game = game;
        this.rule = game.repetition().orElseThrow();
    }

    /** The result with best play from the start for the side to move: 1, 0 or -1. */
    public static int result(CyclicGame game) {
        return new CyclicBruteForce(game).solve(List.of(game.initialState()));
    }

    /** The outcome of a game that went through these nodes. */
    Outcome outcome(List<Integer> line) {
        int last = line.get(line.size() - 1);
        if (game.outcome(last).isOver()) {
            return game.outcome(last);
        }
        if (rule.occurrences() > 0 && Collections.frequency(line, last) >= rule.occurrences()) {
            boolean lost = rule.verdict() == RepetitionRule.Verdict.MOVER_LOSES;
            return lost ? Outcome.winOf(game.turn(line.get(line.size() - 2)).opponent()) : Outcome.DRAW;
        }
        return rule.quietPlies() > 0 && quiet(line) >= rule.quietPlies() ? Outcome.DRAW : Outcome.ONGOING;
    }

    private int quiet(List<Integer> line) {
        int quiet = 0;
        for (int i = 1; i < line.size(); i++) {
            quiet = game.isAcross(line.get(i - 1), line.get(i)) ? 0 : quiet + 1;
        }
        return quiet;
    }

    /** The value at this depth for the side to move; a win in n plies has the value {@code WIN - n}. */
    int value(List<Integer> line, int depth) {
        int node = line.get(line.size() - 1);
        Player turn = game.turn(node);
        Outcome outcome = outcome(line);
        if (outcome.isOver()) {
            return outcome.sign() * turn.sign() * Score.WIN;
        }
        if (depth == 0) {
            return turn.sign() * game.value(node);
        }
        int best = -Score.WIN;
        for (int move : game.moves(node)) {
            List<Integer> longer = new ArrayList<>(line);
            longer.add(game.target(node, move));
            int value = value(longer, depth - 1);
            value = game.turn(longer.get(line.size())) == turn ? value : -value;
            best = Math.max(best, Score.isWin(value) ? value - 1 : Score.isWin(-value) ? value + 1 : value);
        }
        return best;
    }

    /**
     * The result with best play to the end for the side to move: 1, 0 or -1. Memoised by all that the rule looks at: the
     * node, how often each node occurred, and the quiet plies.
     */
    int solve(List<Integer> line) {
        int node = line.get(line.size() - 1);
        Player turn = game.turn(node);
        Outcome outcome = outcome(line);
        if (outcome.isOver()) {
            return outcome.sign() * turn.sign();
        }
        List<Integer> key = new ArrayList<>(line);
        Collections.sort(key);
        key.add(node);
        key.add(quiet(line));
        Integer known = solved.get(key);
        if (known != null) {
            return known;
        }
        int best = -1;
        for (int move : game.moves(node)) {
            List<Integer> longer = new ArrayList<>(line);
            longer.add(game.target(node, move));
            int value = solve(longer);
            best = Math.max(best, game.turn(longer.get(line.size())) == turn ? value : -value);
        }
        solved.put(key, best);
        return best;
    }

    /** Whether what a searcher claims to have proven is true after this line. */
    boolean isTrue(Score score, List<Integer> line) {
        return switch (score.kind()) {
            case ESTIMATE -> true;
            case DRAW -> solve(line) == 0;
            case WIN -> solve(line) == 1 && isWithin(score, line, 1);
            case LOSS -> solve(line) == -1 && isWithin(score, line, -1);
        };
    }

    /** Only where counting every line is quick; otherwise the outcome alone is checked. */
    private boolean isWithin(Score score, List<Integer> line, int sign) {
        return score.plies() > 8 || Score.isWin(sign * value(line, score.plies()));
    }
}
