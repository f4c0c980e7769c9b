package dev.boardwright.ai.prove;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.internal.PlainReduction;
import dev.boardwright.ai.solve.BruteForce;
import dev.boardwright.ai.solve.FullBoards;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.testkit.Tries;
import org.junit.jupiter.api.Test;

/** Threat search with a sweep over the replies at the root from the first position on. */
class ThreatSweepTest {
    @Test
    void sweepsAgreeWithBruteForce() {
        agrees(LibraryGames.game("dagennacht size=11"));
    }

    private static <S, M> void agrees(Game<S, M> game) {
        Rng rng = new Rng(5);
        int[] outcomes = new int[3];
        int wanted = Tries.of(60);
        for (int checked = 0; checked < wanted; ) {
            S state = FullBoards.next(game, rng);
            try {
                int margin = new BruteForce<>(game, 400).margin(state);
                Position<S> position = game.position(state);
                if (!position.isOver()) {
                    int value = position.turn().sign() * margin;
                    // The side to move is asked first, or the other one.
                    ThreatSearch<S> search = search(game, position, checked % 2);
                    assertEquals(value > 0, search.test(1, () -> false) >= 1, state::toString);
                    assertEquals(value >= 0, search.test(0, () -> false) >= 0, state::toString);
                    // Again, and on other roots between.
                    afterEveryMove(search, game, state);
                    assertEquals(value > 0, search.test(1, () -> false) >= 1, state::toString);
                }
                outcomes[1 + margin]++;
                checked++;
            } catch (BruteForce.TooLarge e) {
                // Another one.
            }
        }
        for (int count : outcomes) {
            assertTrue(count > wanted / 50, "few positions of one outcome");
        }
    }

    private static <S, M> void afterEveryMove(ThreatSearch<S> search, Game<S, M> game, S state)
            throws BruteForce.TooLarge {
        for (M move : game.legalMoves(state)) {
            S next = game.play(state, move);
            int margin = new BruteForce<>(game, 400).margin(next);
            search.play(game.encode(move));
            int value = game.turn(next).sign() * margin;
            assertEquals(value >= 0, search.test(0, () -> false) >= 0, next::toString);
            search.undo(game.encode(move));
        }
    }

    private static <S, M> ThreatSearch<S> search(Game<S, M> game, Position<S> position, int number) {
        if (!(game instanceof Threatening<S, M> threatening)) {
            throw new AssertionError("no threats");
        }
        return new ThreatSearch<>(
                position,
                threatening.threats(position),
                number == 0 || !(game instanceof Symmetric<S, M> symmetric)
                        ? new PlainReduction<>(position)
                        : new TwinReduction<>(symmetric, position),
                new SolverTable(1),
                new Allowance(nodes -> {}, () -> false),
                1,
                number,
                0);
    }

    @Test
    void repliesThatDoNotLoseGetMoreInTheNextRound() {
        MoveBuffer replies = new MoveBuffer();
        for (int code : new int[] {4, 7, 9}) {
            replies.add(code);
        }
        assertEquals(4, new ReplySweep(replies, new int[] {2, -5, 1}, true).reply());
        ReplySweep sweep = new ReplySweep(replies, new int[] {2, -5, 1}, false);
        long share = sweep.share();
        int[] order = new int[5];
        double[] progress = new double[5];
        for (int i = 0; i < 5; i++) {
            assertTrue(sweep.isOpen());
            assertEquals(i < 3 ? share : ReplySweep.GROWTH * share, sweep.share());
            order[i] = sweep.reply();
            sweep.next(order[i] == 7 || i >= 3);
            progress[i] = 3 * sweep.progress();
        }
        assertArrayEquals(new int[] {7, 9, 4, 9, 4}, order);
        assertArrayEquals(new double[] {1, 1, 1, 2, 3}, progress, 1e-9);
        assertTrue(sweep.isDone());
        assertFalse(sweep.isOpen());
    }
}
