package dev.boardwright.spark;

import dev.boardwright.core.Game;
import dev.boardwright.core.Perft;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;

/**
 * Perft on a cluster, split by the first moves. The driver plays enough plies to give every core many positions, and
 * the executors count from these positions. An item is such a position.
 */
final class SparkPerft {
    /** Enough that no core waits long for the largest one. */
    private static final int PREFIXES_PER_CORE = 200;

    private final Cluster cluster;
    private final Waves waves;
    private final GameSpec spec;

    SparkPerft(Cluster cluster, Waves waves, GameSpec spec) {
        this.cluster = cluster;
        this.waves = waves;
        this.spec = spec;
    }

    long run(int depth) {
        return run(spec.game(), depth);
    }

    private <S, M> long run(Game<S, M> game, int depth) {
        // Games that end before the last ply count once.
        long ended = 0;
        List<S> states = new ArrayList<>(List.of(spec.state(game)));
        int played = 0;
        while (played < depth && !states.isEmpty() && states.size() < PREFIXES_PER_CORE * cluster.cores()) {
            List<S> next = new ArrayList<>();
            for (S state : states) {
                List<M> moves = game.legalMoves(state);
                ended += moves.isEmpty() ? 1 : 0;
                moves.forEach(move -> next.add(game.play(state, move)));
            }
            states = next;
            played++;
        }
        List<String> prefixes = new ArrayList<>(
                states.stream().map(game.notation()::formatState).toList());
        // Neighbours have similar sizes; shuffled, the tasks are equally large.
        Collections.shuffle(prefixes, new Random(1));
        return ended + count(prefixes, depth - played);
    }

    private long count(List<String> prefixes, int depth) {
        long[] sum = {0};
        waves.run(LongStream.range(0, prefixes.size()).toArray(), slices -> {
            cluster.describe("perft: " + slices.size() + " tasks of " + prefixes.size() + " positions");
            List<String[]> texts = slices.stream()
                    .map(slice -> LongStream.of(slice)
                            .mapToObj(i -> prefixes.get((int) i))
                            .toArray(String[]::new))
                    .toList();
            GameSpec sent = spec;
            long[] wave = cluster.each(texts)
                    .map(positions -> count(sent.game(), positions, depth))
                    .treeReduce((one, other) -> new long[] {one[0] + other[0], one[1] + other[1]});
            sum[0] += wave[0];
            return wave[1];
        });
        return sum[0];
    }

    /** In an executor: the count, and the nanoseconds that it took. */
    private static <S, M> long[] count(Game<S, M> game, String[] positions, int depth) {
        long begin = System.nanoTime();
        long count = 0;
        for (String text : positions) {
            count += Perft.count(game.position(game.notation().parseState(text)), depth);
            Tasks.checkNotKilled();
        }
        return new long[] {count, System.nanoTime() - begin};
    }
}
