package dev.boardwright.benchmarks;

/** The part of a game that positions are taken from. */
public enum Phase {
    OPENING(0.0, 0.2),
    MIDDLE(0.4, 0.6),
    END(0.8, 1.0);

    private final double from;
    private final double to;

    Phase(double from, double to) {
        this.from = from;
        this.to = to;
    }

    /** The {@code k}-th of {@code count} plies spread over this phase of a game of {@code length} plies. */
    int ply(int length, int k, int count) {
        double share = from + (to - from) * k / count;
        return Math.min(length - 1, (int) (share * length));
    }
}
