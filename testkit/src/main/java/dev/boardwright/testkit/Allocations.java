package dev.boardwright.testkit;

import com.sun.management.ThreadMXBean;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.Game;
import dev.boardwright.core.Player;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.lang.management.ManagementFactory;

/**
 * Measures the memory that the fast face of a game allocates in play: almost nothing for a position that is written for
 * speed, a state for every move in a value game.
 */
public final class Allocations {
    private Allocations() {}

    /**
     * The bytes that this number of random games allocates after a warm-up. Each game is played to its end, with hash
     * and evaluation of every position, undone, and followed by a playout. The measurement itself allocates a few
     * hundred bytes.
     */
    public static <S> long ofRandomGames(Game<S, ?> game, int games) {
        Position<S> start = game.position(game.initialState());
        Position<S> position = game.position(game.initialState());
        Evaluation<S> evaluation = game.evaluation().forThread();
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        long allocated = 0;
        // The first round is the warm-up.
        for (int round = 0; round < 2; round++) {
            Rng rng = new Rng(1);
            long before = threads.getThreadAllocatedBytes(id);
            for (int i = 0; i < games; i++) {
                position.copyFrom(start);
                thereAndBack(evaluation, position, rng);
                position.playOut(rng);
            }
            allocated = threads.getThreadAllocatedBytes(id) - before;
        }
        return allocated;
    }

    /** The bytes that one call of {@link Position#playOuts} with {@code games} games allocates once warm. */
    public static <S> long ofManyPlayouts(Game<S, ?> game, int games) {
        Position<S> start = game.position(game.initialState());
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long id = Thread.currentThread().getId();
        PlayoutCounts tally = new PlayoutCounts();
        Rng rng = new Rng(1);
        start.playOuts(rng, games, tally);
        long before = threads.getThreadAllocatedBytes(id);
        start.playOuts(rng, games, tally);
        return threads.getThreadAllocatedBytes(id) - before;
    }

    private static <S> void thereAndBack(Evaluation<S> evaluation, Position<S> position, Rng rng) {
        int plies = 0;
        for (; !position.isOver(); plies++) {
            position.play(position.randomMove(rng));
            position.hash();
            evaluation.evaluate(position, Player.FIRST);
        }
        for (; plies > 0; plies--) {
            position.undo();
        }
    }
}
