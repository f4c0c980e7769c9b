package dev.boardwright.ai;

/**
 * The strength of a graded level: its depth, its number of positions and its errors. Low levels see a move or two ahead;
 * higher ones see as far as their number of positions allows.
 *
 * @param number the place of the level, from 0
 * @param depth the most plies to look ahead
 * @param nodes the most positions to look at
 */
record Grade(int number, int depth, long nodes) {
    /**
     * From beginner to strongest. Positions instead of depth limit the last four since commit db6607b; 80,000 for the last
     * one since 5bb52a2, because level 8 was further ahead than 85 % in five games. The other limits are chosen by hand,
     * and {@link GameTuning} makes the steps between them even.
     */
    static final Grade[] ALL = {
        new Grade(0, 1, 1_000),
        new Grade(1, 1, 1_000),
        new Grade(2, 2, 3_000),
        new Grade(3, Minimax.MAX_DEPTH, 2_500),
        new Grade(4, Minimax.MAX_DEPTH, 8_000),
        new Grade(5, Minimax.MAX_DEPTH, 25_000),
        new Grade(6, Minimax.MAX_DEPTH, 80_000),
    };
}
