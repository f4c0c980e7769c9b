package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.GameHistory;
import dev.boardwright.core.RepetitionRule;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** In games that go round in circles, searches give the values of a brute force over whole games, and true proofs. */
@AddLifecycleHook(Tries.class)
class RepetitionProperties {
    private static final List<RepetitionRule> RULES = List.of(
            RepetitionRule.drawAt(2),
            RepetitionRule.drawAt(3),
            RepetitionRule.lossAt(2),
            RepetitionRule.lossAt(3),
            RepetitionRule.drawAfterQuiet(5),
            RepetitionRule.drawAt(3).orDrawAfterQuiet(6));

    /** A random game and some first moves of it, after which it is not over. */
    private record Question(CyclicGame game, List<Integer> line, GameHistory<Integer, Integer> history) {
        static Question of(long seed, int nodes, boolean parts) {
            Rng rng = new Rng(~seed);
            CyclicGame game = new CyclicGame(seed, nodes, parts, RULES.get(rng.below(RULES.size())));
            GameHistory<Integer, Integer> history = GameHistory.of(game);
            List<Integer> line = new ArrayList<>(List.of(history.state()));
            for (int plies = rng.below(5); plies > 0; plies--) {
                List<Integer> moves = history.legalMoves();
                GameHistory<Integer, Integer> next = history.play(moves.get(rng.below(moves.size())));
                if (next.outcome().isOver()) {
                    break;
                }
                history = next;
                line.add(history.state());
            }
            return new Question(game, line, history);
        }
    }

    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void histories(@ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int nodes, @ForAll boolean parts) {
        Rng rng = new Rng(seed);
        Question question = Question.of(seed, nodes, parts);
        CyclicBruteForce truth = new CyclicBruteForce(question.game);
        GameHistory<Integer, Integer> history = question.history;
        var position = history.position();
        List<Integer> line = new ArrayList<>(question.line);
        int plies = 0;
        while (true) {
            assertEquals(truth.outcome(line), history.outcome(), question.game + " " + line);
            assertEquals(truth.outcome(line), position.outcome(), question.game + " " + line);
            assertEquals(position.isOver(), position.moveCount() == 0);
            assertEquals(history.position().hash(), position.hash(), question.game + " " + line);
            if (position.isOver()) {
                break;
            }
            int move = history.legalMoves().get(rng.below(position.moveCount()));
            history = history.play(move);
            position.play(question.game.encode(move));
            line.add(history.state());
            plies++;
        }
        var copy = question.history.position();
        copy.copyFrom(position);
        assertEquals(position.outcome(), copy.outcome());
        for (; plies > 0; plies--) {
            position.undo();
        }
        assertEquals(question.history.position().hash(), position.hash());
    }

    @Property(tries = 2500, shrinking = ShrinkingMode.OFF)
    void minimaxGivesTheValueOfABruteForceOverWholeGames(
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 6) int nodes,
            @ForAll @IntRange(min = 1, max = 6) int depth) {
        // Without irreversible moves a position with its past is always as deep, so that no deeper result stands in for
        // it.
        Question question = Question.of(seed, nodes, false);
        CyclicBruteForce truth = new CyclicBruteForce(question.game);
        SearchResult<Integer> result = Minimax.create()
                .withFullWidth(true)
                .withMegabytes(1)
                .withSeed(seed)
                .search(question.history, SearchLimits.ofDepth(depth));
        assertEquals(
                truth.value(question.line, depth),
                result.score().value(),
                question.game + " after " + question.line + ", depth " + depth + ": " + result);
    }

    @Property(tries = 2500, shrinking = ShrinkingMode.OFF)
    void whatMinimaxProvesIsTrue(
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 6) int nodes,
            @ForAll boolean parts,
            @ForAll boolean fullWidth,
            @ForAll @IntRange(min = 1, max = 14) int depth) {
        Question question = Question.of(seed, nodes, parts);
        TranspositionTable table = TranspositionTable.ofSegments(1, 64);
        Minimax minimax =
                Minimax.create().withFullWidth(fullWidth).withTable(table).withMultiPv(2);
        checkProofs(question, minimax.search(question.history, SearchLimits.ofDepth(depth)));
        // Earlier in the same game, with the entries of the first search in the table.
        Question before = new Question(question.game, question.line.subList(0, 1), GameHistory.of(question.game));
        checkProofs(before, minimax.search(before.history, SearchLimits.ofDepth(depth)));
    }

    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void whatMonteCarloProvesIsTrue(
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 6) int nodes,
            @ForAll boolean parts,
            @ForAll @IntRange(min = 1, max = 400) int iterations) {
        Question question = Question.of(seed, nodes, parts);
        Mcts mcts = Mcts.create()
                .withSeed(seed)
                .withMegabytes(1)
                .withLeaf((seed & 1) == 0 ? Mcts.Leaf.EVALUATION : Mcts.Leaf.RANDOM_GAME);
        checkProofs(question, mcts.search(question.history, SearchLimits.ofNodes(iterations)));
    }

    private static void checkProofs(Question question, SearchResult<Integer> result) {
        CyclicBruteForce truth = new CyclicBruteForce(question.game);
        Line<Integer> best = result.best();
        assertTrue(
                truth.isTrue(best.score(), question.line),
                () -> question.game + " after " + question.line + ": " + result);
    }
}
