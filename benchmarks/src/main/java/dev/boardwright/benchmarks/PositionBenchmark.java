package dev.boardwright.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;

/** The operations of a searcher at a node, on {@link Sample} positions: time for one position. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(Sample.SIZE)
public class PositionBenchmark {
    /** {@link #playAndUndo} with the moves listed in between, so that no cache can answer. */
    @Benchmark
    public long playListAndUndo(Sample sample) {
        return Check.equal(sample.positions.moveCountAfterMoves, sample.positions.playListAndUndo());
    }

    /** {@link #playAndUndo} with the moves counted in between, so that no cache can answer. */
    @Benchmark
    public long playCountAndUndo(Sample sample) {
        return Check.equal(sample.positions.moveCountAfterMoves, sample.positions.playCountAndUndo());
    }

    @Benchmark
    public long playAndUndo(Sample sample) {
        return sample.positions.playAndUndo(false);
    }

    @Benchmark
    public long playHashAndUndo(Sample sample) {
        return Check.equal(sample.positions.hashAfterMoves, sample.positions.playAndUndo(true));
    }

    @Benchmark
    public long outcome(Sample sample) {
        return Check.equal(sample.positions.margins, sample.positions.margins());
    }

    @Benchmark
    public long evaluateOwn(Sample sample) {
        return Check.equal(sample.positions.ownValue, sample.positions.evaluateOwn());
    }

    @Benchmark
    public long evaluateDescribed(Sample sample) {
        return Check.equal(sample.positions.describedValue, sample.positions.evaluateDescribed());
    }
}
