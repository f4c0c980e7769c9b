package dev.boardwright.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.Tries;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares minimax with a plain one on positions of random games of the library, at some depth and to the end. */
class MinimaxGamesTest {
    private static final Minimax EXACT = Minimax.create().withFullWidth(true).withMegabytes(1);
    private static final int TO_THE_END = 1000;
    private static final int POSITIONS = Tries.of(60);

    static List<Game<?, ?>> everyVariant() {
        return LibraryGames.everyVariant();
    }

    @ParameterizedTest
    @MethodSource("everyVariant")
    <S, M> void exactSearchGivesTheValueOfPlainMinimax(Game<S, M> game) {
        int longest = game.position(game.initialState()).playOut(new Rng(1));
        for (int seed = 0; seed < POSITIONS; seed++) {
            S state = Questions.stateAfter(game, new Rng(seed).below(longest), seed);
            // Most trees are small, some are large.
            int depth = depthOf(game.position(state), seed % 12 == 0 ? 20_000 : 1_500);
            checkValue(game, state, EXACT.withSeed(seed), depth);
        }
    }

    /** The greatest depth with at most {@code most} positions; at least 1. */
    private static int depthOf(Position<?> position, int most) {
        int depth = 1;
        while (depth < 12 && leaves(position, depth + 1, most) <= most) {
            depth++;
        }
        return depth;
    }

    /** The number of positions at a depth, or at the end before it. Counting stops above {@code most}. */
    private static int leaves(Position<?> position, int depth, int most) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        int count = 0;
        for (int i = 0; i < moves.size() && count <= most; i++) {
            position.play(moves.get(i));
            count += leaves(position, depth - 1, most - count);
            position.undo();
        }
        return count;
    }

    private static <S, M> void checkValue(Game<S, M> game, S state, Minimax minimax, int depth) {
        PlainMinimax<S> plain = new PlainMinimax<>(game);
        Position<S> position = game.position(state);
        int expected = plain.value(position, depth);
        SearchResult<M> result = Questions.ask(minimax, game, state, SearchLimits.ofDepth(depth));
        String where = game + " " + game.notation().formatState(state) + " depth " + depth + ": " + result;
        assertEquals(expected, result.score().value(), where);
        int worth = plain.valueOf(position, game.encode(result.move()), depth);
        assertEquals(expected, worth, "the move is worth the score: " + where);
    }

    @ParameterizedTest
    @MethodSource("everyVariant")
    <S, M> void linesComeFromBestToWorstAlsoWhereMovesAreReduced(Game<S, M> game) {
        Minimax minimax = Minimax.create().withMegabytes(1).withMultiPv(4);
        for (int seed = 0; seed < Tries.of(10); seed++) {
            S state = Questions.stateAfter(game, 3 * seed, seed);
            minimax.search(game, state, SearchLimits.ofNodes(20_000), MinimaxGamesTest::assertInOrder);
        }
    }

    /**
     * A proven draw is an exception: it comes first if it is the value of the position, but not if it is proven for a
     * later move only.
     */
    private static void assertInOrder(SearchResult<?> result) {
        List<Score> scores = result.lines().stream().map(Line::score).toList();
        boolean drawn = scores.get(0).kind() == Score.Kind.DRAW;
        for (int i = 1; i < scores.size(); i++) {
            boolean ordered = scores.get(i).value() <= scores.get(i - 1).value();
            boolean excused = i == 1 && (drawn || scores.get(1).kind() == Score.Kind.DRAW);
            assertTrue(ordered || excused, result.toString());
        }
    }

    /** A game and a position from which it can be solved. */
    private record Puzzle<S, M>(Game<S, M> game, S state) {
        static <S, M> Puzzle<S, M> after(int plies, Game<S, M> game) {
            return new Puzzle<>(game, Questions.stateAfter(game, plies, 1));
        }

        Score solution() {
            return Score.ofValue(new PlainMinimax<>(game).value(game.position(state), TO_THE_END), true);
        }

        SearchResult<M> ask(Minimax minimax) {
            return Questions.ask(minimax, game, state, SearchLimits.infinite());
        }
    }

    /**
     * Greener on 4 by 4 from different setups, after the first moves, because from the start there are millions of
     * states.
     */
    private static Stream<Puzzle<?, ?>> greenerPuzzles(int count) {
        return IntStream.rangeClosed(1, count)
                .mapToObj(seed -> LibraryGames.game("greener size=4 setup=random setup-seed=" + seed))
                .map(game -> Puzzle.after(6, game));
    }

    private static Stream<Puzzle<?, ?>> smallPuzzles() {
        return Stream.of("tic-tac-toe", "369 size=3", "369 size=3 variant=coloured")
                .map(text -> Puzzle.after(0, LibraryGames.game(text)));
    }

    @Test
    void smallGamesAreSolvedToTheSamePly() {
        assertSolved(Puzzle.after(3, LibraryGames.game("369 size=4")));
        smallPuzzles().forEach(MinimaxGamesTest::assertSolved);
        greenerPuzzles(Tries.of(16)).forEach(MinimaxGamesTest::assertSolved);
    }

    private static void assertSolved(Puzzle<?, ?> puzzle) {
        assertEquals(puzzle.solution(), puzzle.ask(EXACT.withMegabytes(16)).score(), puzzle.toString());
    }

    @Test
    void provenScoresAreTrueWithReductionsAndSeveralThreads() {
        Stream.concat(smallPuzzles(), greenerPuzzles(Tries.of(8))).forEach(puzzle -> {
            Score truth = puzzle.solution();
            for (int threads = 1; threads <= 4; threads++) {
                Minimax minimax = Minimax.create().withMegabytes(1).withThreads(threads);
                assertProven(truth, puzzle, minimax);
                assertProven(truth, puzzle, minimax.withFullWidth(true).withMultiPv(2));
            }
        });
    }

    private static void assertProven(Score truth, Puzzle<?, ?> puzzle, Minimax minimax) {
        Score score = puzzle.ask(minimax).score();
        String where = minimax + " " + puzzle + ": " + score + ", and in truth " + truth;
        assertEquals(truth.kind(), score.kind(), where);
        // The win or loss found need not be the shortest one, but it is not shorter than that.
        assertTrue(score.plies() >= truth.plies(), where);
    }
}
