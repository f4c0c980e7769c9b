package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.PlayoutCounts;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.Locale;

/**
 * The cost of a game on a board of one size.
 *
 * @param game the game's name
 * @param size the board's size
 * @param move nanoseconds for a move in random games, a thousand a call
 * @param node nanoseconds to play a move, count the replies and undo it, in the middle of random games
 */
record Cost(String game, int size, double move, double node) {
    private static final int GAMES = 1000;
    private static final int SLICES = 6;
    private static final long SLICE_NANOS = 100_000_000;

    /** Work that returns its number of operations. */
    @FunctionalInterface
    private interface Work {
        long run();
    }

    /** Measures a game in this virtual machine, in about a second. */
    static Cost measure(String game, int size) {
        Sample sample = new Sample();
        sample.game = game + ":size=" + size;
        sample.phase = Phase.MIDDLE;
        sample.setUp();
        double move = nanos(randomGames(GameSpec.game(sample.game)));
        double node = nanos(() -> {
            Check.equal(sample.positions.moveCountAfterMoves, sample.positions.playCountAndUndo());
            return Sample.SIZE;
        });
        return new Cost(game, size, move, node);
    }

    private static <S> Work randomGames(Game<S, ?> game) {
        Position<S> start = game.position(game.initialState());
        Rng rng = new Rng(1);
        PlayoutCounts tally = new PlayoutCounts();
        return () -> {
            tally.clear();
            start.playOuts(rng, GAMES, tally);
            Check.equal(GAMES, tally.games());
            return tally.plies();
        };
    }

    /** The time for one operation in the best slice: the first ones warm up. */
    private static double nanos(Work work) {
        double best = Double.MAX_VALUE;
        for (int slice = 0; slice < SLICES; slice++) {
            long start = System.nanoTime();
            long done = 0;
            long took;
            do {
                done += work.run();
                took = System.nanoTime() - start;
            } while (took < SLICE_NANOS);
            best = Math.min(best, (double) took / done);
        }
        return best;
    }

    /** One line of the table of {@link Sizes}. */
    String line() {
        return String.format(Locale.ROOT, "%-12s %4d %10.2f %10.2f", game, size, move, node);
    }
}
