package dev.boardwright.ai.solve.proof;

import java.util.Optional;

/**
 * The result of a {@link ProofChecker}.
 *
 * @param positions the number of positions visited; those that several lines of play lead to count once for each line
 *     unless they have a line in the proof
 * @param outcome the outcome that is claimed, such as {@code p1win}
 * @param failure where and why the proof fails; empty if it holds
 */
public record ProofVerdict(long positions, String outcome, Optional<String> failure) {
    /** Whether the proof holds. */
    public boolean holds() {
        return failure.isEmpty();
    }
}
