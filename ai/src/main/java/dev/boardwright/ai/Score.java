package dev.boardwright.ai;

import dev.boardwright.core.Evaluation;

/**
 * The value of a position or a move to the player to move: an estimate in the evaluation's units, or the proven end of
 * the game. Scores are ordered from worst to best: a later loss is better than a sooner one, a sooner win better than a
 * later one.
 */
public final class Score implements Comparable<Score> {
    /** The kind of a score. */
    public enum Kind {
        /** Proven: the mover loses against best play. */
        LOSS,
        /** Not proven: a value of the game's evaluation, after best play as far as was searched. */
        ESTIMATE,
        /** Proven: with best play of both the game is drawn. */
        DRAW,
        /** Proven: the mover wins against any play. */
        WIN
    }

    /** The value of a win in 0 plies; each ply more subtracts 1. Estimates are between the losses and the wins. */
    static final int WIN = 2 * Evaluation.LIMIT;

    private static final Score DRAWN = new Score(Kind.DRAW, 0);

    private final Kind kind;
    private final int number;

    private Score(Kind kind, int number) {
        this.kind = kind;
        this.number = number;
    }

    /** An estimate in the evaluation's units. */
    public static Score estimate(int value) {
        return new Score(Kind.ESTIMATE, value);
    }

    /** A proven win in at most {@code plies} plies: 1 if the next move wins. */
    public static Score win(int plies) {
        return new Score(Kind.WIN, plies);
    }

    /** A proven loss in at most {@code plies} plies, if the opponent plays well. The opponent may be able to win sooner. */
    public static Score loss(int plies) {
        return new Score(Kind.LOSS, plies);
    }

    /** A proven draw. */
    public static Score draw() {
        return DRAWN;
    }

    /** The score of a value as the search computes it; {@code proven} distinguishes a draw from an estimate of 0. */
    static Score ofValue(int value, boolean proven) {
        if (isWin(value)) {
            return win(WIN - value);
        }
        if (isWin(-value)) {
            return loss(WIN + value);
        }
        return proven ? draw() : estimate(value);
    }

    /** Whether a value as the search computes it is a won game. */
    static boolean isWin(int value) {
        return value >= Evaluation.LIMIT;
    }

    /** The kind of this score. */
    public Kind kind() {
        return kind;
    }

    /** Whether the score is proven: a win, a loss or a draw, not an estimate. */
    public boolean isProven() {
        return kind != Kind.ESTIMATE;
    }

    /** The number of plies within which a won or lost game ends; 0 for others. */
    public int plies() {
        return kind == Kind.ESTIMATE ? 0 : number;
    }

    /** The score as one number that grows with the order of scores: an estimate's own value, 0 for a draw. */
    public int value() {
        return switch (kind) {
            case WIN -> WIN - number;
            case LOSS -> number - WIN;
            case DRAW, ESTIMATE -> number;
        };
    }

    @Override
    public int compareTo(Score other) {
        int byValue = Integer.compare(value(), other.value());
        return byValue != 0 ? byValue : kind.compareTo(other.kind);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Score that && kind == that.kind && number == that.number;
    }

    @Override
    public int hashCode() {
        return 31 * kind.hashCode() + number;
    }

    /**
     * The score for people, from the side of the mover: {@code +35}, {@code wins in 3}, {@code loses in 4},
     * {@code draw}.
     */
    public String describe() {
        return switch (kind) {
            case WIN -> "wins in " + number;
            case LOSS -> "loses in " + number;
            case DRAW -> "draw";
            case ESTIMATE -> (number > 0 ? "+" : "") + number;
        };
    }

    /** The score in the engine protocol: {@code cp 35}, {@code win 3}, {@code loss 4} or {@code draw}. */
    @Override
    public String toString() {
        return switch (kind) {
            case WIN -> "win " + number;
            case LOSS -> "loss " + number;
            case DRAW -> "draw";
            case ESTIMATE -> "cp " + number;
        };
    }
}
