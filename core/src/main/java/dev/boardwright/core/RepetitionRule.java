package dev.boardwright.core;

/**
 * The rule of a game whose positions can repeat, by which such a game ends: at the n-th occurrence of a position, after
 * n moves without an irreversible one, or at whichever comes first. Immutable.
 *
 * <p>A game names its rule in {@link Game#repetition}, and nothing else: states, positions and moves know nothing of
 * earlier ones. A {@link GameHistory} applies the rule, and with it every session, record, match and searcher.
 *
 * <p>Two positions are the same if their {@linkplain Position#hash hashes} are equal. Positions count from the last
 * {@linkplain Position#isIrreversible irreversible} move or from the start of the history; the first one counts too. An
 * end by the game's own rules comes before one by this rule.
 *
 * @param occurrences the occurrence of a position that ends the game, from 2; 0 if occurrences do not count
 * @param verdict who wins at that occurrence
 * @param quietPlies the number of successive moves without an irreversible one after which the game is a draw, from 1; 0
 *     if they are not counted
 */
public record RepetitionRule(int occurrences, Verdict verdict, int quietPlies) {
    /** The result of a game that ends because a position has occurred too often. */
    public enum Verdict {
        /** Nobody wins. */
        DRAW,
        /** The player whose move led to the position loses. */
        MOVER_LOSES
    }

    /** Validates the numbers. */
    public RepetitionRule {
        if (occurrences < 0 || occurrences == 1 || quietPlies < 0 || occurrences + quietPlies == 0) {
            throw new IllegalArgumentException("a rule for repetition needs the number of an occurrence from 2, or a"
                    + " number of quiet plies from 1, not " + occurrences + " and " + quietPlies);
        }
    }

    /** The rule that the n-th occurrence of a position is a draw. */
    public static RepetitionRule drawAt(int occurrence) {
        return new RepetitionRule(occurrence, Verdict.DRAW, 0);
    }

    /** The rule that the player whose move leads to the n-th occurrence of a position loses. */
    public static RepetitionRule lossAt(int occurrence) {
        return new RepetitionRule(occurrence, Verdict.MOVER_LOSES, 0);
    }

    /** The rule that a game is a draw after this many successive moves without an irreversible one. */
    public static RepetitionRule drawAfterQuiet(int plies) {
        return new RepetitionRule(0, Verdict.DRAW, plies);
    }

    /** This rule, and a draw after this many successive moves without an irreversible one. */
    public RepetitionRule orDrawAfterQuiet(int plies) {
        return new RepetitionRule(occurrences, verdict, plies);
    }

    /** {@code the occurrence 3 of a position is a draw, 50 quiet plies are a draw}. */
    @Override
    public String toString() {
        String repeated = "occurrence " + occurrences + " of a position "
                + (verdict == Verdict.DRAW ? "is a draw" : "loses for the player who brings it about");
        String quiet = quietPlies + " plies without an irreversible move are a draw";
        return occurrences == 0 ? quiet : quietPlies == 0 ? repeated : repeated + ", " + quiet;
    }
}
