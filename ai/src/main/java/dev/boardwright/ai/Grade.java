package dev.boardwright.ai;

/**
 * The strength of a graded level: its depth, its number of positions and its errors.
 *
 * @param depth the most plies to look ahead
 * @param nodes the most positions to look at
 * @param error the size of its errors, in units of the usual difference between two moves
 */
record Grade(int depth, long nodes, double error) {
    /** From beginner to strongest. The module's README has the score of each against the one below. */
    static final Grade[] ALL = {
        new Grade(2, 300, 7),
        new Grade(2, 300, 4.2),
        new Grade(2, 300, 2.5),
        new Grade(2, 500, 1.45),
        new Grade(3, 700, 0.95),
        new Grade(3, 2000, 0.6),
        new Grade(Minimax.MAX_DEPTH, 8000, 0.35),
    };
}
