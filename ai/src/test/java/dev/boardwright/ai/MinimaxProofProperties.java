package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.TangledGame.Place;
import dev.boardwright.core.Game;
import dev.boardwright.testkit.Tries;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Results that minimax reports as proven are true, with any settings, limits and table. */
@AddLifecycleHook(Tries.class)
class MinimaxProofProperties {
    private static final int TO_THE_END = 100;

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void provenScoresAreTrueAtAnyDepth(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 10) int layers,
            @ForAll @IntRange(min = 1, max = 10) int depth,
            @ForAll boolean fullWidth,
            @ForAll boolean hasThreats) {
        Minimax minimax =
                Minimax.create().withMegabytes(1).withFullWidth(fullWidth).withMultiPv(3);
        TangledGame game = new TangledGame(seed, layers, 5);
        checkProof(hasThreats ? game.withThreats() : game, minimax, SearchLimits.ofDepth(depth));
    }

    @Property(tries = 40, shrinking = ShrinkingMode.OFF)
    void provenScoresAreTrueWhereverTheSearchIsStopped(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 8) int layers,
            @ForAll @IntRange(min = 1, max = 4) int lines) {
        checkProofWhereverCutShort(new TangledGame(seed, layers, 5), lines);
        checkProofWhereverCutShort(new TangledGame(seed, layers, 5).withThreats(), lines);
    }

    @Example
    void aMoveThatWasNotSearchedIsNotProven() {
        // At some point all searched moves of the third line lose, while the first line is a proven win.
        checkProofWhereverCutShort(new TangledGame(342, 7, 5), 4);
    }

    /** Tries every stop point, because few of them matter. */
    private static void checkProofWhereverCutShort(TangledGame game, int lines) {
        Minimax minimax = Minimax.create().withMegabytes(1).withMultiPv(lines);
        long all = Questions.ask(minimax, game, game.initialState(), SearchLimits.infinite())
                .nodes();
        PlainMinimax<Place> plain = new PlainMinimax<>(game);
        for (int nodes = 0; nodes <= all; nodes++) {
            checkProof(game, plain, minimax, SearchLimits.ofNodes(nodes));
        }
    }

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void provenScoresAreTrueWithATableOfOneBucket(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9) int layers,
            @ForAll @IntRange(min = 1, max = 3) int buckets) {
        Minimax minimax = Minimax.create().withTable(TranspositionTable.ofSegments(1, buckets));
        TangledGame game = new TangledGame(seed, layers, 6);
        checkProof(game, minimax, SearchLimits.infinite());
        // Again, with the entries of the first search in the table.
        checkProof(game, minimax, SearchLimits.infinite());
        checkProof(game.withThreats(), minimax, SearchLimits.infinite());
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void searchWithoutLimitsEndsWithAProof(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 10) int layers,
            @ForAll @IntRange(min = 1, max = 3) int threads,
            @ForAll boolean hasThreats) {
        TangledGame tangled = new TangledGame(seed, layers, 6);
        TangledGame game = hasThreats ? tangled.withThreats() : tangled;
        Minimax minimax = Minimax.create().withMegabytes(1).withThreads(threads);
        SearchResult<Integer> result = Questions.ask(minimax, game, game.initialState(), SearchLimits.infinite());
        assertTrue(result.isProven(), game + ": " + result);
        checkProof(game, minimax, SearchLimits.infinite());
    }

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void movesAreLegalEvenWherePositionsShareTheirHashes(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 9) int layers, @ForAll @IntRange(max = 6) int bits) {
        TangledGame game = new TangledGame(seed, layers, 6).withHashBits(bits).withThreats();
        TranspositionTable table = TranspositionTable.ofSegments(1, 4);
        for (int depth = 1; depth <= layers; depth++) {
            SearchResult<Integer> result = Questions.ask(
                    Minimax.create().withTable(table), game, game.initialState(), SearchLimits.ofDepth(depth));
            assertTrue(game.legalMoves(game.initialState()).contains(result.move()));
        }
    }

    @Example
    void winsAreAsShortAndLossesAsLongAsPossible() {
        for (int heap = 1; heap <= 40; heap++) {
            Game<Subtraction.Heap, Integer> game = new Subtraction(heap);
            int plies = new PlainMinimax<>(game).value(game.position(game.initialState()), TO_THE_END);
            SearchResult<Integer> result = Questions.ask(
                    Minimax.create().withFullWidth(true), game, game.initialState(), SearchLimits.infinite());
            assertEquals(plies, result.score().value(), "heap of " + heap);
            assertEquals(
                    heap % 4 == 0 ? Score.Kind.LOSS : Score.Kind.WIN,
                    result.score().kind(),
                    "heap of " + heap);
            assertEquals(
                    result.score().plies(), result.best().moves().size(), "the line goes to the end: heap of " + heap);
        }
    }

    @Example
    void anEstimateOfZeroIsNotAProvenDraw() {
        Game<Subtraction.Heap, Integer> game = new Subtraction(30);
        SearchResult<Integer> result =
                Questions.ask(Minimax.create(), game, game.initialState(), SearchLimits.ofDepth(3));
        assertEquals(Score.estimate(0), result.score());
        assertEquals(3, result.depth());
    }

    private static void checkProof(TangledGame game, Minimax minimax, SearchLimits limits) {
        checkProof(game, new PlainMinimax<>(game), minimax, limits);
    }

    private static void checkProof(TangledGame game, PlainMinimax<Place> plain, Minimax minimax, SearchLimits limits) {
        Place start = game.initialState();
        SearchResult<Integer> result = Questions.ask(minimax, game, start, limits);
        String where = game + " " + minimax + " " + limits + ": " + result;
        if (result.isProven()) {
            int truth = Integer.signum(truth(plain.value(game.position(start), TO_THE_END)));
            assertEquals(truth, Integer.signum(result.score().value()), where);
        }
        for (Line<Integer> line : result.lines()) {
            int truth = truth(plain.valueOf(game.position(start), game.encode(line.move()), TO_THE_END));
            if (line.score().isProven()) {
                assertEquals(Integer.signum(truth), Integer.signum(line.score().value()), where);
                // A proven win takes at most this long; a proven loss may come this soon.
                assertTrue(truth >= line.score().value() || truth < 0, where);
                assertTrue(truth <= line.score().value() || truth > 0, where);
            }
        }
    }

    /** A value of a search to the end as a win, a loss or a draw. */
    private static int truth(int value) {
        assertTrue(value == 0 || Score.isWin(Math.abs(value)));
        return value;
    }
}
