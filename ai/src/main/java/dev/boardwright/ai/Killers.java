package dev.boardwright.ai;

/** The last two different moves that refuted positions at one ply. They often refute neighbouring positions too. */
final class Killers {
    static final int COUNT = 2;

    private int latest = -1;
    private int older = -1;

    /** Adds a move that refuted a position. */
    void add(int code) {
        if (code != latest) {
            older = latest;
            latest = code;
        }
    }

    /** 0 for the latest killer, 1 for the one before it, {@link #COUNT} for any other move. */
    int age(int code) {
        return code == latest ? 0 : code == older ? 1 : COUNT;
    }
}
