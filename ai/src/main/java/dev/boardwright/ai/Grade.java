package dev.boardwright.ai;

/**
 * How well a graded level plays: how far it looks ahead, and how wrongly it judges what it sees.
 *
 * @param depth the most plies to look ahead
 * @param nodes the most positions to look at
 * @param error the size of its misjudgements, in units of the usual difference between two moves
 */
record Grade(int depth, long nodes, double error) {
    /** The first is someone's first game. The table in the module's README has what each scores against the one below. */
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
