package dev.boardwright.ai.job;

import dev.boardwright.ai.StopSignal;
import dev.boardwright.ai.solve.Solver;
import dev.boardwright.ai.solve.proof.ProofChecker;
import dev.boardwright.ai.solve.proof.ProofVerdict;
import dev.boardwright.core.BoardwrightException;
import dev.boardwright.core.Outcome;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;

/** Files with proofs, compressed if their names end in {@code .gz}. {@link dev.boardwright.ai.solve.proof} has the format. */
public final class ProofFile {
    private ProofFile() {}

    /**
     * Writes a proof of {@code outcome}, which {@code solver} has just found for {@code state}. Returns whether that was
     * possible before {@code stop} was given; if not, there is no file.
     *
     * @param force whether to replace a file that exists
     * @throws BoardwrightException if the file cannot be written, or the outcome is not that of the state
     */
    public static <S> boolean write(
            Path path, boolean force, Solver<S, ?> solver, S state, Outcome outcome, StopSignal stop) {
        try (LineFile file = LineFile.create(path, force)) {
            boolean written = solver.prove(state, outcome, stop, file::line);
            if (written) {
                file.complete();
            }
            return written;
        }
    }

    /**
     * The verdict on the proof in a file.
     *
     * @throws BoardwrightException if the file cannot be read, or is not a proof of a game that is known here
     */
    public static ProofVerdict check(Path path) {
        try (Lines lines = Lines.open(path)) {
            return ProofChecker.check(new LineIterator(lines));
        }
    }

    private static final class LineIterator implements Iterator<String> {
        private final Lines lines;
        private final Queue<String> next = new ArrayDeque<>(1);

        LineIterator(Lines lines) {
            this.lines = lines;
        }

        @Override
        public boolean hasNext() {
            String line = next.isEmpty() ? lines.next() : null;
            if (line != null) {
                next.add(line);
            }
            return !next.isEmpty();
        }

        @Override
        public String next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return next.remove();
        }
    }
}
