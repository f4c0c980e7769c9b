package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ValueGameTest {
    private final Nim game = Nim.withSize(5);
    private final Nim.State start = game.initialState();
    private final Nim.State end = new Nim.State(0, Player.SECOND);

    @Test
    void movesArePlayedOnValues() {
        assertEquals(List.of(1, 2, 3), game.legalMoves(start));
        assertEquals(new Nim.State(3, Player.SECOND), game.play(start, 2));
        assertEquals(new Nim.State(5, Player.FIRST), start);
    }

    @Test
    void theEndHasNoMoves() {
        assertEquals(List.of(), game.legalMoves(end));
        assertSame(Outcome.FIRST_WINS, game.outcome(end));
        assertEquals(1, game.margin(end));
        assertEquals(0, game.margin(start));
    }

    @Test
    void illegalMovesAreRefusedWithTheReason() {
        assertRefused(
                IllegalMoveException.class,
                "4 is not legal: it is not among the moves of this position",
                () -> game.play(start, 4));
        assertRefused(IllegalMoveException.class, "1 is not legal: the game is over", () -> game.play(end, 1));
    }

    @Test
    void codesLeadBackToTheMove() {
        assertEquals(game.encode(3), game.encode(3));
        assertNotEquals(game.encode(1), game.encode(2));
        for (int move = 1; move <= 3; move++) {
            assertEquals(move, game.decode(game.encode(move)));
        }
    }

    @Test
    void anUnknownCodeIsRefused() {
        int next = game.encode(1) + 1;
        for (int code : new int[] {-1, next, Integer.MAX_VALUE}) {
            assertRefused(NotationException.class, "there is no move with code " + code, () -> game.decode(code));
        }
    }

    /** All threads encode the same new moves at once. Each move has one code, and codes are 0, 1, 2, and so on. */
    @Test
    void codesAreTheSameForEveryThread() throws Exception {
        int threads = 4;
        int moves = 2000;
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        CyclicBarrier together = new CyclicBarrier(threads);
        try {
            List<Future<int[]>> results = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                int offset = t * 7;
                Callable<int[]> task = () -> {
                    together.await();
                    int[] codes = new int[moves];
                    for (int i = 0; i < moves; i++) {
                        int move = (i + offset) % moves;
                        codes[move] = game.encode(move);
                        assertEquals(move, game.decode(codes[move]));
                    }
                    return codes;
                };
                results.add(pool.submit(task));
            }
            int[] codes = results.get(0).get();
            for (Future<int[]> result : results) {
                assertArrayEquals(codes, result.get());
            }
            Set<Integer> distinct = new HashSet<>(IntStream.of(codes).boxed().toList());
            assertEquals(IntStream.range(0, moves).boxed().collect(Collectors.toSet()), distinct);
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void thePositionFollowsTheValues() {
        Position<Nim.State> position = game.position(start);
        MoveBuffer moves = new MoveBuffer();
        position.moves(moves);
        assertEquals(
                List.of(1, 2, 3),
                IntStream.of(moves.toArray()).mapToObj(game::decode).toList());
        assertEquals(3, position.moveCount());
        assertEquals(2, game.decode(position.moveAt(1)));
        assertSame(Player.FIRST, position.turn());

        position.play(game.encode(3));
        assertEquals(new Nim.State(2, Player.SECOND), position.toState());
        assertSame(Player.SECOND, position.turn());
        assertEquals(2, position.moveCount());
        assertTrue(position.isLegal(game.encode(2)));
        assertFalse(position.isLegal(game.encode(3)));
        assertFalse(position.isOver());
        assertSame(Outcome.ONGOING, position.outcome());

        position.play(game.encode(2));
        assertTrue(position.isOver());
        assertSame(Outcome.SECOND_WINS, position.outcome());
        assertEquals(-1, position.margin());
        assertEquals(0, position.moveCount());

        position.undo();
        position.undo();
        assertEquals(start, position.toState());
        assertEquals(3, position.moveCount());
    }

    @Test
    void theHashIsThatOfTheText() {
        Position<Nim.State> position = game.position(start);
        assertEquals(HashKeys.of("5 l"), position.hash());
        position.play(game.encode(1));
        assertEquals(HashKeys.of("4 r"), position.hash());
    }

    @Test
    void aCopyIsIndependent() {
        Position<Nim.State> from = game.position(start);
        from.play(game.encode(1));
        assertEquals(3, from.moveCount());
        Position<Nim.State> copy = game.position(end);
        copy.copyFrom(from);
        assertEquals(from.toState(), copy.toState());
        assertEquals(3, copy.moveCount());
        copy.play(game.encode(3));
        assertEquals(1, copy.moveCount());
        assertEquals(new Nim.State(4, Player.SECOND), from.toState());
        copy.undo();
        assertEquals(from.toState(), copy.toState());
    }

    @Test
    void aPlayoutReachesTheEnd() {
        for (int seed = 0; seed < 20; seed++) {
            Position<Nim.State> position = game.position(start);
            int plies = position.playOut(new Rng(seed));
            assertTrue(position.isOver());
            for (int i = 0; i < plies; i++) {
                position.undo();
            }
            assertEquals(start, position.toState());
        }
    }

    @Test
    void aGameThatIsNotOverButHasNoMovesIsNamed() {
        ValueGame<String, String> stuck = new WordGame(GameInfo.of("stuck", "A", "B"));
        IllegalStateException cause = assertThrows(
                IllegalStateException.class, () -> stuck.position("++").moveCount());
        assertEquals("stuck is not over, yet it has no moves: ++", cause.getMessage());
    }

    /** A heap of counters: a move takes one or two, and a player who finds none loses. Counts how often it lists moves. */
    private static final class LastCounter extends ValueGame<Integer, Integer> {
        int listed;

        @Override
        public GameInfo info() {
            return GameInfo.of("last-counter", "Left", "Right");
        }

        @Override
        public Integer initialState() {
            return 1000;
        }

        @Override
        public Player turn(Integer heap) {
            return Player.FIRST;
        }

        @Override
        protected List<Integer> moves(Integer heap) {
            listed++;
            return IntStream.rangeClosed(1, Math.min(2, heap)).boxed().toList();
        }

        @Override
        protected Integer next(Integer heap, Integer move) {
            return heap - move;
        }

        @Override
        public Outcome outcome(Integer heap) {
            return movesOnce(heap).isEmpty() ? Outcome.SECOND_WINS : Outcome.ONGOING;
        }

        @Override
        public Notation<Integer, Integer> notation() {
            return Notation.of(String::valueOf, Integer::valueOf, String::valueOf, Integer::valueOf);
        }
    }

    @Test
    void movesAreListedOnceAPlyEvenIfTheOutcomeNeedsThem() {
        LastCounter random = new LastCounter();
        int plies = random.position(random.initialState()).playOut(new Rng(1));
        assertTrue(plies >= 500, plies + " plies");
        assertEquals(plies + 1, random.listed);

        LastCounter played = new LastCounter();
        Integer heap = played.initialState();
        for (int i = 0; i < 10; i++) {
            assertFalse(played.outcome(heap).isOver());
            heap = played.play(heap, played.legalMoves(heap).get(1));
        }
        assertEquals(10, played.listed);
    }

    @Test
    void aMoveIsLegalExactlyIfItIsListed() {
        assertTrue(game.isLegal(start, 2));
        assertFalse(game.isLegal(start, 9));
        assertFalse(game.isLegal(end, 1));
    }

    @Test
    void theRestHasPlainDefaults() {
        ValueGame<String, String> plain = new WordGame(GameInfo.of("plain", "A", "B"), "go");
        assertEquals("plain", plain.toString());
        assertEquals(GameOptions.create(), plain.options());
        assertEquals("nim size=5 variant=normal double-turn=false most-taken=3 setup=fixed", game.toString());
        assertEquals(List.of(), game.policies());
        assertEquals(List.of(), game.endCells(end));
        assertEquals(List.of(), game.scores(start, 2));
        assertEquals(0, game.view(start).columns(), "a heap is not a board");
        assertEquals(1, game.evaluation().evaluate(game.position(end), Player.FIRST));
        assertEquals(-1, game.greedyEvaluation().evaluate(game.position(end), Player.SECOND));
    }
}
