package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Position;
import dev.boardwright.testkit.Tries;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Results that MCTS reports as proven are true, with any limits, threads, memory and leaf evaluation. */
@AddLifecycleHook(Tries.class)
class MctsProofProperties {
    private static final int TO_THE_END = 100;
    private static final int SMALL_TREE = 40;

    @Property(tries = 200, shrinking = ShrinkingMode.OFF)
    void provenScoresAreTrueInTangledGames(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 9) int layers,
            @ForAll @IntRange(min = 1, max = 3000) int nodes,
            @ForAll @IntRange(min = 1, max = 2) int threads,
            @ForAll boolean smallTree,
            @ForAll boolean hasThreats,
            @ForAll Mcts.Leaf leaf) {
        TangledGame tangled = new TangledGame(seed, layers, 5);
        TangledGame game = hasThreats ? tangled.withThreats() : tangled;
        Mcts mcts =
                Mcts.create().withSeed(seed).withThreads(threads).withMultiPv(3).withLeaf(leaf);
        checkProof(game, game.initialState(), mcts, nodes, smallTree ? SMALL_TREE : Integer.MAX_VALUE);
    }

    @Property(tries = 500, shrinking = ShrinkingMode.OFF)
    void provenScoresAreTrueNearTheEndOfEveryGame(
            @ForAll("smallGames") Game<?, ?> game,
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 2000) int nodes,
            @ForAll @IntRange(min = 1, max = 2) int threads,
            @ForAll boolean smallTree,
            @ForAll Mcts.Leaf leaf) {
        Mcts mcts =
                Mcts.create().withSeed(seed).withThreads(threads).withMultiPv(2).withLeaf(leaf);
        checkNearTheEnd(game, seed, mcts, nodes, smallTree ? SMALL_TREE : Integer.MAX_VALUE);
    }

    @Provide
    Arbitrary<Game<?, ?>> smallGames() {
        return Arbitraries.of(List.of(
                LibraryGames.game("tic-tac-toe"),
                LibraryGames.game("369 size=3"),
                LibraryGames.game("369 size=4 variant=coloured"),
                LibraryGames.game("blackstone size=6"),
                LibraryGames.game("blackstone size=6 variant=high double-elimination=mover-wins"),
                LibraryGames.game("greener size=4"),
                LibraryGames.game("dagennacht size=11")));
    }

    private static <S, M> void checkNearTheEnd(Game<S, M> game, long seed, Mcts mcts, int nodes, int maxNodes) {
        checkProof(game, Endings.stateNearTheEnd(game, seed), mcts, nodes, maxNodes);
    }

    @Example
    void searchWithoutLimitsEndsWithAProof() {
        for (int seed = 0; seed < 60; seed++) {
            TangledGame game = new TangledGame(seed, 1 + seed % 8, 5);
            Mcts mcts = Mcts.create().withSeed(seed).withThreads(1 + seed % 3);
            for (TangledGame each : List.of(game, game.withThreats())) {
                SearchResult<Integer> result = Questions.ask(mcts, each, each.initialState(), SearchLimits.infinite());
                assertTrue(result.isProven(), each + ": " + result);
            }
        }
    }

    private static <S, M> void checkProof(Game<S, M> game, S state, Mcts mcts, int nodes, int maxNodes) {
        SearchResult<M> result = mcts.search(
                GameHistory.of(game, state),
                SearchLimits.ofNodes(nodes),
                SearchListener.none(),
                new StopSignal(),
                maxNodes);
        String where = game + " " + game.notation().formatState(state) + " " + mcts + ": " + result;
        PlainMinimax<S> plain = new PlainMinimax<>(game);
        Position<S> position = game.position(state);
        if (result.isProven()) {
            assertEquals(
                    Integer.signum(plain.value(position, TO_THE_END)),
                    Integer.signum(result.score().value()),
                    where);
        }
        for (Line<M> line : result.lines()) {
            S at = state;
            for (M move : line.moves()) {
                at = game.play(at, move);
            }
            if (line.score().isProven()) {
                int truth = plain.valueOf(position, game.encode(line.move()), TO_THE_END);
                int claimed = line.score().value();
                assertEquals(Integer.signum(truth), Integer.signum(claimed), where);
                // A win takes at most as long as claimed, and so does a loss.
                assertTrue(truth > 0 ? truth >= claimed : truth <= claimed, where + " in truth " + truth);
            }
        }
    }
}
