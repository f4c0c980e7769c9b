package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Evaluation;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.Tries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** A search without reductions gives the values and lines of a plain minimax search. */
@AddLifecycleHook(Tries.class)
class MinimaxValueProperties {
    private static final Minimax EXACT = Minimax.create().withFullWidth(true).withMegabytes(1);

    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void exactSearchGivesTheValueOfPlainMinimax(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9) int layers,
            @ForAll @IntRange(min = 1, max = 12) int depth,
            @ForAll boolean hasThreats) {
        TangledGame game = tangled(seed, layers, hasThreats);
        Position<TangledGame.Place> position = game.position(game.initialState());
        PlainMinimax<TangledGame.Place> plain = new PlainMinimax<>(game);
        int expected = plain.value(position, depth);
        SearchResult<Integer> result =
                Questions.ask(EXACT.withSeed(seed), game, game.initialState(), SearchLimits.ofDepth(depth));
        String where = game + " depth " + depth + ": " + result;
        assertEquals(expected, result.score().value(), where);
        int worth = plain.valueOf(position, game.encode(result.move()), depth);
        assertEquals(expected, worth, "the move is worth the score: " + where);
    }

    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void movesLeftOutAreNoneThatCount(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9) int layers,
            @ForAll @IntRange(min = 1, max = 12) int depth) {
        TangledGame game = new TangledGame(seed, layers, 6);
        Evaluation<TangledGame.Place> sparing = new Sparing(game.evaluation());
        int expected = new PlainMinimax<>(game).value(game.position(game.initialState()), depth);
        SearchResult<Integer> result = Questions.ask(
                EXACT.withSeed(seed).withEvaluation(TangledGame.class, sparing),
                game,
                game.initialState(),
                SearchLimits.ofDepth(depth));
        assertEquals(expected, result.score().value(), game + " depth " + depth + ": " + result);
    }

    /** Makes the moves to see which ones may be left out, with a bound that is not exact. */
    private record Sparing(Evaluation<TangledGame.Place> own) implements Evaluation<TangledGame.Place> {
        private static final int SLACK = 3;

        @Override
        public int evaluate(Position<TangledGame.Place> position, Player player) {
            return own.evaluate(position, player);
        }

        @Override
        public boolean leavesMovesOut() {
            return true;
        }

        @Override
        public int movesAbove(Position<TangledGame.Place> position, int alpha, MoveBuffer out) {
            Player mover = position.turn();
            int most = NONE_LEFT_OUT;
            for (int k = 0; k < position.moveCount(); k++) {
                int code = position.moveAt(k);
                position.play(code);
                boolean over = position.isOver();
                int bound = own.evaluate(position, mover) + SLACK;
                position.undo();
                if (over || bound > alpha) {
                    out.add(code);
                } else {
                    most = Math.max(most, bound);
                }
            }
            return most;
        }
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void linesAreTheBestMovesOfPlainMinimax(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 7) int layers,
            @ForAll @IntRange(min = 1, max = 8) int depth,
            @ForAll @IntRange(min = 2, max = 6) int lines,
            @ForAll boolean hasThreats) {
        TangledGame game = tangled(seed, layers, hasThreats);
        Position<TangledGame.Place> position = game.position(game.initialState());
        PlainMinimax<TangledGame.Place> plain = new PlainMinimax<>(game);
        List<Integer> expected = new ArrayList<>();
        for (int i = 0; i < position.moveCount(); i++) {
            expected.add(plain.valueOf(position, position.moveAt(i), depth));
        }
        expected.sort(Comparator.reverseOrder());
        List<Integer> found =
                Questions.ask(EXACT.withMultiPv(lines), game, game.initialState(), SearchLimits.ofDepth(depth))
                        .lines()
                        .stream()
                        .map(line -> line.score().value())
                        .toList();
        assertEquals(expected.subList(0, Math.min(lines, expected.size())), found, game + " depth " + depth);
    }

    private static TangledGame tangled(long seed, int layers, boolean hasThreats) {
        TangledGame game = new TangledGame(seed, layers, 6);
        return hasThreats ? game.withThreats() : game;
    }
}
