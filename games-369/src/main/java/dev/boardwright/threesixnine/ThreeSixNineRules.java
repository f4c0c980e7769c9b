package dev.boardwright.threesixnine;

/** The rules for people. */
final class ThreeSixNineRules {
    static final String TEXT = """
            369

            The board starts empty. White moves first; the players take turns.

            A move puts one stone on an empty cell. Then look at the four lines \
            through that cell, each from edge to edge of the board: its row, its \
            column and its two diagonals. Count the stones on each. They need not \
            touch.

            A line that now holds exactly
              3 stones scores 1 point,
              6 stones scores 2 points,
              9 stones scores 3 points
            for the player who moved. Other counts score nothing. One stone can \
            score on up to four lines at once, and points are never lost.

            The game ends when the board is full. More points win.

            Variants
              neutral   all stones are alike, and every stone counts (the \
            designer's game)
              coloured  each player has a colour, and only the mover's own \
            stones count

            Sizes: 3 to 19. The designer plays on 9 and on 6.
            """;

    private ThreeSixNineRules() {}
}
