package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.TicTacToe;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;

/** Search without reductions gives what a search with nothing to it gives, move by move and ply by ply. */
class MinimaxValueProperties {
    private static final Minimax EXACT = Minimax.create().withFullWidth(true).withMegabytes(1);

    @Property(tries = 1500, shrinking = ShrinkingMode.OFF)
    void exactSearchGivesTheValueOfPlainMinimax(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9) int layers,
            @ForAll @IntRange(min = 1, max = 12) int depth) {
        checkValue(new TangledGame(seed, layers, 6), 0, seed, depth);
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void linesAreTheBestMovesOfPlainMinimax(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 7) int layers,
            @ForAll @IntRange(min = 1, max = 8) int depth,
            @ForAll @IntRange(min = 2, max = 6) int lines) {
        TangledGame game = new TangledGame(seed, layers, 6);
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

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void ticTacToeIsValuedAsPlainMinimaxDoes(
            @ForAll long seed, @ForAll @IntRange(max = 8) int plies, @ForAll @IntRange(min = 1, max = 9) int depth) {
        checkValue(new TicTacToe(), plies, seed, depth);
    }

    @Property(tries = 400, shrinking = ShrinkingMode.OFF)
    void threeSixNineIsValuedAsPlainMinimaxDoes(
            @ForAll long seed,
            @ForAll @IntRange(min = 3, max = 9) int size,
            @ForAll boolean coloured,
            @ForAll @IntRange(max = 80) int plies) {
        GameOptions options = GameOptions.of("size", size).with("variant", coloured ? "coloured" : "neutral");
        checkValue(Games.create("369", options), plies, seed, size < 5 ? 3 : 2);
    }

    @Example
    void smallGamesOf369AreSolved() {
        checkSolved(Games.create("369", GameOptions.of("size", 3)));
        checkSolved(Games.create("369", GameOptions.of("size", 3).with("variant", "coloured")));
        checkSolved(Games.create("369", GameOptions.of("size", 4)));
    }

    private static <S, M> void checkValue(Game<S, M> game, int plies, long seed, int depth) {
        S state = Questions.stateAfter(game, plies, seed);
        int expected = new PlainMinimax<>(game).value(game.position(state), depth);
        SearchResult<M> result = Questions.ask(EXACT.withSeed(seed), game, state, SearchLimits.ofDepth(depth));
        String where = game + " " + game.notation().formatState(state) + " depth " + depth + ": " + result;
        assertEquals(expected, result.score().value(), where);
        Position<S> position = game.position(state);
        assertEquals(
                expected,
                new PlainMinimax<>(game).valueOf(position, game.encode(result.move()), depth),
                "the move is worth the score: " + where);
    }

    private static <S, M> void checkSolved(Game<S, M> game) {
        S state = game.initialState();
        int expected = new PlainMinimax<>(game).value(game.position(state), 100);
        SearchResult<M> result = Questions.ask(EXACT, game, state, SearchLimits.infinite());
        assertTrue(result.isProven(), game + ": " + result);
        assertEquals(expected, result.score().value(), game.toString());
    }
}
