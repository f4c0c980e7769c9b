package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A fast game needs no board: one or two counters leave a heap, and whoever takes the last one wins. */
class GridlessGameTest {
    private record Heap(int counters, Player turn) {}

    private static final class HeapPosition extends Position<Heap> {
        private final int[] taken = new int[8];
        private int plies;
        private int counters;
        private Player turn;

        HeapPosition(Heap heap) {
            counters = heap.counters();
            turn = heap.turn();
        }

        @Override
        public Player turn() {
            return turn;
        }

        @Override
        public void moves(MoveBuffer out) {
            for (int k = 0; k < moveCount(); k++) {
                out.add(moveAt(k));
            }
        }

        @Override
        public int moveCount() {
            return Math.min(2, counters);
        }

        @Override
        public int moveAt(int k) {
            return k + 1;
        }

        @Override
        public void play(int code) {
            taken[plies++] = code;
            counters -= code;
            turn = turn.opponent();
        }

        @Override
        public void undo() {
            counters += taken[--plies];
            turn = turn.opponent();
        }

        @Override
        public void copyFrom(Position<Heap> other) {
            counters = other.toState().counters();
            turn = other.turn();
        }

        @Override
        public Position<Heap> copy() {
            return new HeapPosition(toState());
        }

        @Override
        public boolean isOver() {
            return counters == 0;
        }

        @Override
        public int margin() {
            return isOver() ? turn.opponent().sign() : 0;
        }

        @Override
        public long hash() {
            return 2L * counters + turn.index();
        }

        @Override
        public Heap toState() {
            return new Heap(counters, turn);
        }
    }

    private static final class HeapGame extends PositionGame<Heap, Integer> {
        HeapGame() {
            super(GameInfo.of("heap", "Left", "Right"), GameOptions.create());
        }

        @Override
        public Heap initialState() {
            return new Heap(5, Player.FIRST);
        }

        @Override
        protected Position<Heap> newPosition(Heap state) {
            return new HeapPosition(state);
        }

        @Override
        protected void check(Heap state) {
            if (state.counters() < 0) {
                throw new NotationException("a heap has no negative number of counters");
            }
        }

        @Override
        protected String whyIllegal(Heap state, Integer move) {
            return "take one or two of " + state.counters();
        }

        @Override
        public Notation<Heap, Integer> notation() {
            return Notation.of(
                    heap -> heap.counters() + " " + heap.turn().index(),
                    text -> new Heap(Integer.parseInt(text.substring(0, 1)), Player.of(text.charAt(2) - '0')),
                    String::valueOf,
                    Integer::valueOf);
        }

        @Override
        public int encode(Integer move) {
            return move;
        }

        @Override
        public Integer decode(int code) {
            return code;
        }
    }

    private final HeapGame game = new HeapGame();

    @Test
    void aGameWithoutABoardIsPlayed() {
        Heap one = game.play(game.play(game.initialState(), 2), 2);
        assertEquals(new Heap(1, Player.FIRST), one);
        assertEquals(List.of(1), game.legalMoves(one));
        assertSame(Player.FIRST, game.turn(one));
        assertSame(Outcome.FIRST_WINS, game.outcome(game.play(one, 1)));
        assertEquals(8, Perft.count(game.position(game.initialState()), 4));
    }

    @Test
    void itsStatesAndMovesAreChecked() {
        assertRefused(
                IllegalMoveException.class,
                "3 is not legal: take one or two of 5",
                () -> game.play(game.initialState(), 3));
        assertRefused(
                NotationException.class,
                "a heap has no negative number of counters",
                () -> game.turn(new Heap(-1, Player.FIRST)));
    }
}
