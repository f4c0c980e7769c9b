package dev.boardwright.ai.solve.proof;

import dev.boardwright.core.BoardwrightException;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;

/** The lines of a proof after the first, by position. */
final class ProofLines {
    private final Map<String, Step> steps = new HashMap<>();
    private final MessageDigest digest = ProofWriter.sha256();
    private long number = 1;
    private boolean isChanged;

    /** A step and the progress of its check. */
    static final class Step {
        final ProofStep step;
        boolean isBegun;
        boolean isDone;

        Step(ProofStep step) {
            this.step = step;
        }
    }

    ProofLines(String first) {
        ProofWriter.add(digest, first);
    }

    Map<String, Step> steps() {
        return steps;
    }

    /** Reads the lines up to the last; returns where and why they are not those of a proof. */
    Optional<String> read(Iterator<String> lines) {
        String line = lines.hasNext() ? lines.next() : "";
        while (lines.hasNext()) {
            number++;
            try {
                ProofStep step = ProofStep.parse(number, line);
                Step before = steps.putIfAbsent(step.position(), new Step(step));
                if (before != null) {
                    return Optional.of(at(number) + "the position has line " + before.step.number() + " already");
                }
            } catch (BoardwrightException e) {
                return Optional.of(at(number) + e.getMessage());
            }
            ProofWriter.add(digest, line);
            line = lines.next();
        }
        if (!line.startsWith("{\"lines\":")) {
            return Optional.of(at(number + 1) + "the proof has no last line: it is incomplete");
        }
        isChanged = !line.equals(ProofWriter.last(number, digest));
        return Optional.empty();
    }

    private static String at(long number) {
        return "line " + number + ": ";
    }

    /** What is wrong with the lines as a whole, after the strategies were checked. */
    Optional<String> problem() {
        return steps.values().stream()
                .filter(step -> !step.isDone)
                .map(step -> step.step.number())
                .min(Long::compare)
                .map(unused -> at(unused) + "no play leads to this position")
                .or(() -> isChanged
                        ? Optional.of(at(number + 1) + "the check sum is not that of the lines: they were changed")
                        : Optional.empty());
    }
}
