package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.solve.BruteForce;
import dev.boardwright.core.Game;
import dev.boardwright.core.GameHistory;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a timed search learns of its root is true, and is what it plays. */
class RootProverTest {
    private static final SearchLimits LONG = SearchLimits.ofTime(Duration.ofSeconds(60));
    private static final List<String> GAMES = List.of(
            "tic-tac-toe",
            "369 size=4",
            "369 size=4 variant=coloured",
            "blackstone size=6",
            "blackstone size=6 variant=high",
            "greener size=4");

    /** The margins of all moves for the side to move; empty if the game is over or too large. */
    private static <S, M> Map<M, Integer> margins(Game<S, M> game, S state) {
        try {
            return new BruteForce<>(game, 20_000).marginsOfMoves(state);
        } catch (BruteForce.TooLarge e) {
            return Map.of();
        }
    }

    private static <S, M> RootProver<S, M> prover(Game<S, M> game, S state, SearchLimits limits) {
        Budget budget = new Budget(limits, game.turn(state), new StopSignal());
        return new RootProver<>(GameHistory.of(game, state), limits, budget, 4);
    }

    @Test
    void whatIsProvenOfMovesIsTrue() {
        int[] proofs = new int[2];
        for (int seed = 0; seed < Tries.of(75); seed++) {
            check(LibraryGames.game(GAMES.get(seed % GAMES.size())), seed, proofs);
        }
        assertTrue(proofs[0] > 10 && proofs[1] > 10, proofs[0] + " losses, " + proofs[1] + " wins");
    }

    private static <S, M> void check(Game<S, M> game, int seed, int[] proofs) {
        S state = Questions.late(game, seed, 1 + new Rng(seed).below(5));
        Map<M, Integer> margins = margins(game, state);
        if (margins.isEmpty()) {
            return;
        }
        int sign = game.turn(state).sign();
        RootProver<S, M> prover = prover(game, state, LONG);
        Set<M> lost = new HashSet<>();
        // The first question is about a win alone.
        prover.ask(game.encode(margins.keySet().iterator().next()), true);
        for (M move : margins.keySet()) {
            Optional<RootProver.Proof> proof = prover.ask(game.encode(move), true);
            if (proof.isPresent()) {
                M proven = game.decode(proof.get().code());
                assertEquals(proof.get().wins() ? 1 : -1, Integer.signum(sign * margins.get(proven)), state::toString);
                assertEquals(proof.get().wins(), proof.get().score().kind() == Score.Kind.WIN);
                proofs[proof.get().wins() ? 1 : 0]++;
                lost.add(proven);
            }
        }
        boolean wins = margins.values().stream().anyMatch(margin -> sign * margin > 0);
        if (!wins) {
            margins.forEach((move, margin) -> assertEquals(
                    sign * margin < 0
                            && game.turn(game.play(state, move)) != game.turn(state)
                            && goesOn(game, state, move),
                    lost.contains(move),
                    () -> move + " in " + state));
        }
    }

    private static <S, M> boolean goesOn(Game<S, M> game, S state, M move) {
        return !game.outcome(game.play(state, move)).isOver();
    }

    @Test
    void timedSearchesPlayTheBestMoveOfAnEndgame() {
        for (int seed = 0; seed < Tries.of(20); seed++) {
            checkEndgame(LibraryGames.game("369 size=" + (4 + seed % 3)), seed);
        }
    }

    private static <S, M> void checkEndgame(Game<S, M> game, int seed) {
        S state = Questions.late(game, seed, 2 + seed % 5);
        Map<M, Integer> margins = margins(game, state);
        int sign = game.turn(state).sign();
        int best = margins.values().stream()
                .mapToInt(margin -> sign * margin)
                .max()
                .orElseThrow();
        for (Searcher searcher :
                List.of(Minimax.create().withMultiPv(2), Mcts.create().withMultiPv(2))) {
            SearchResult<M> result = Questions.ask(searcher, game, state, LONG);
            assertEquals(best, sign * margins.get(result.move()), state::toString);
            assertEquals(Integer.signum(best), sign(result.score()));
            assertTrue(result.isProven());
            assertEquals(Math.min(2, margins.size()), result.lines().size());
            for (Line<M> line : result.lines()) {
                assertEquals(Integer.signum(sign * margins.get(line.move())), sign(line.score()));
            }
        }
    }

    private static int sign(Score score) {
        return switch (score.kind()) {
            case WIN -> 1;
            case LOSS -> -1;
            case DRAW -> 0;
            case ESTIMATE -> throw new AssertionError("the score is an estimate");
        };
    }

    @Test
    void aWinBeyondTheReachOfMinimaxIsPlayed() {
        checkWin(
                LibraryGames.game("dagennacht size=11"),
                "3b7/11/11/11/11/11/11/11/11/11/9w1 b",
                "f7 f5 f7f8 f7 e8 g8 e8e7 e6 h9 e6d6 h9g9 h9 d9 e6 d9e9 f5f6 g6");
    }

    private static <S, M> void checkWin(Game<S, M> game, String start, String moves) {
        S state = game.notation().parseState(start);
        for (String move : moves.split(" ", -1)) {
            state = game.play(state, game.notation().parseMove(move));
        }
        SearchResult<M> shallow = Questions.ask(Minimax.create(), game, state, SearchLimits.ofDepth(4));
        assertEquals(Score.Kind.ESTIMATE, shallow.score().kind());
        for (Searcher searcher : List.of(Minimax.create(), Mcts.create())) {
            SearchResult<M> result = Questions.ask(searcher, game, state, LONG);
            assertEquals(Score.Kind.WIN, result.score().kind());
        }
    }

    @Test
    void provenLinesOfTimedSearchesAreTrue() {
        List<Searcher> searchers = List.of(
                Minimax.create(),
                Minimax.create().withMultiPv(3),
                Minimax.create().withThreads(2),
                Mcts.create(),
                Mcts.create().withMultiPv(3),
                Mcts.create().withThreads(2));
        int proven = 0;
        for (int seed = 100; seed < 100 + Tries.of(60); seed++) {
            Game<?, ?> game = LibraryGames.game(GAMES.get(seed % GAMES.size()));
            proven += checkLines(searchers.get(seed / GAMES.size() % searchers.size()), game, seed);
        }
        assertTrue(proven > Tries.of(60) / 2, "proven lines: " + proven);
    }

    /** The number of proven lines. The first is as good as the best move; the others are what they say. */
    private static <S, M> int checkLines(Searcher searcher, Game<S, M> game, int seed) {
        S state = Questions.late(game, seed, 1 + new Rng(seed).below(5));
        Map<M, Integer> margins = margins(game, state);
        if (margins.isEmpty()) {
            return 0;
        }
        int own = game.turn(state).sign();
        SearchResult<M> result = Questions.ask(searcher, game, state, LONG);
        int best = margins.values().stream()
                .mapToInt(margin -> Integer.signum(own * margin))
                .max()
                .orElseThrow();
        assertEquals(best, sign(result.score()), () -> state + " " + result);
        int proven = 0;
        for (Line<M> line : result.lines()) {
            if (line.score().isProven()) {
                assertEquals(
                        Integer.signum(own * margins.get(line.move())), sign(line.score()), () -> state + " " + result);
                proven++;
            }
        }
        return proven;
    }

    /** In 0.3 s a thousand moves of 0.3 ms are played. The thousand positions that are usual between two looks at the clock are 14,000 moves. */
    @Test
    void aQuestionAboutASlowGameEndsInTime() {
        int[] played = new int[1];
        Subtraction game = new Subtraction(300) {
            @Override
            protected Heap next(Heap heap, Integer move) {
                long end = System.nanoTime() + 300_000;
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
                played[0]++;
                return super.next(heap, move);
            }
        };
        assertEquals(Optional.empty(), prover(game, game.initialState(), LONG).ask(game.encode(1), true));
        assertTrue(played[0] < 3000, "moves played: " + played[0]);
    }

    @Test
    void aSearchThatStartsSlowlyAsksNothing() throws InterruptedException {
        Game<?, ?> game = LibraryGames.game("tic-tac-toe");
        RootProver<?, ?> prover = prover(game, SearchLimits.ofTime(Duration.ofMillis(600)));
        Thread.sleep(310);
        assertEquals(Optional.empty(), prover.ask(0, true));
    }

    private static <S, M> RootProver<S, M> prover(Game<S, M> game, SearchLimits limits) {
        S state = Questions.late(game, 3, 2);
        assertNotEquals(
                Optional.empty(),
                prover(game, state, LONG).ask(game.encode(game.legalMoves(state).get(0)), true));
        return prover(game, state, limits);
    }

    /** A share of a day would be hours. */
    @Test
    @Timeout(60)
    void aLongSearchBeginsWithAShortQuestion() {
        Game<?, ?> game = LibraryGames.game("dagennacht size=11");
        SearchLimits day = SearchLimits.ofTime(Duration.ofDays(1));
        asksInVain(game, day);
    }

    private static <S, M> void asksInVain(Game<S, M> game, SearchLimits limits) {
        S state = game.initialState();
        int code = game.encode(game.legalMoves(state).get(0));
        assertEquals(Optional.empty(), prover(game, state, limits).ask(code, true));
    }

    @Test
    void budgetEndsAtTheEarlierTime() {
        Budget budget = new Budget(LONG, Player.FIRST, new StopSignal());
        assertFalse(budget.isSpent());
        budget.endBy(budget.elapsedNanos());
        assertTrue(budget.isSpent());
    }

    @Test
    void searchesWithoutATimeAskNothing() {
        Game<?, ?> game = LibraryGames.game("369 size=4");
        asksNothing(game, SearchLimits.ofNodes(1_000_000));
        asksNothing(game, SearchLimits.ofDepth(20));
        asksNothing(game, SearchLimits.infinite());
    }

    private static <S, M> void asksNothing(Game<S, M> game, SearchLimits limits) {
        S state = Questions.late(game, 1, 3);
        RootProver<S, M> prover = prover(game, state, limits);
        assertEquals(Optional.empty(), prover.endgame(1));
        int code = game.encode(game.legalMoves(state).get(0));
        assertEquals(Optional.empty(), prover.ask(code, true));
        assertEquals(Optional.empty(), prover.ask(code, true));
        assertNotEquals(Optional.empty(), prover(game, state, LONG).endgame(1));
    }
}
