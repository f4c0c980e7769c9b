package dev.boardwright.dagennacht;

/** The rules for people: one line for each paragraph and each entry of a list. */
final class DagEnNachtRules {
    static final String TEXT = """
            Dag en Nacht

            The board is chequered, with white squares in the corners. It starts empty. Black moves first; the players \
            take turns.

            A move is one of two things:
              drop   put a stone of your colour on an empty black square
              shift  move one of your stones from a black square to an empty white square next to it: left, right, \
            above or below

            A stone on a white square never moves again.

            You win at once with five or more of your stones in a row, horizontally or vertically, or with four or \
            more of your stones in a row, diagonally, on white squares. Diagonals of black squares do not count.

            If the player to move has no move, the game is a draw.

            Options
              balanced  a horizontal or vertical row of Black's wins only if there are five in it that start and end \
            on white squares; White, and diagonals, are as above

            Sizes: 11, 13, 15, 17 and 19.
            """;

    private DagEnNachtRules() {}
}
