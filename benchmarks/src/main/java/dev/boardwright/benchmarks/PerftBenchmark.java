package dev.boardwright.benchmarks;

import dev.boardwright.core.Game;
import dev.boardwright.core.Perft;
import dev.boardwright.core.Position;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The time of a perft from the start, checked against the known count. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public class PerftBenchmark {
    /** The game, the depth and the count. */
    @Param({
        "369:size=9 4 39929760",
        "blackstone:size=6 4 3882976",
        "blackstone:size=8 3 826200",
        "greener:size=6 4 639219",
        "greener:size=6 5 17158632",
        "dagennacht:size=11 4 13268884",
        "dagennacht:size=15 3 1414140",
        "tic-tac-toe 6 56160"
    })
    public String perft;

    private Position<?> position;
    private int depth;
    private long count;

    /** Reads the parameter. */
    @Setup
    public void setUp() {
        String[] words = perft.split(" ", -1);
        position = start(GameSpec.game(words[0]));
        depth = Integer.parseInt(words[1]);
        count = Long.parseLong(words[2]);
    }

    private static <S> Position<S> start(Game<S, ?> game) {
        return game.position(game.initialState());
    }

    @Benchmark
    public long count() {
        return Check.equal(count, Perft.count(position, depth));
    }
}
