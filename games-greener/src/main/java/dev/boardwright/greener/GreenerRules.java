package dev.boardwright.greener;

/** The rules for people. */
final class GreenerRules {
    static final String TEXT = """
            Greener

            The board starts full of single pyramids: a quarter of them black, a \
            quarter white, half of them green. Black moves first; the players take \
            turns.

            You own the stacks that have your colour on top. A stack with green on \
            top is nobody's and does not move.

            A move takes one whole stack of yours along its row or its column to the \
            nearest stack in that direction, and puts it on top. That stack may be \
            green, your opponent's or your own. Stacks never split.

            If you have a move you must make one; if you have none you pass. The \
            game ends when neither player has a move.

            Your score is the number of green pyramids inside the stacks you own. \
            More wins. If the scores are equal, the player with the tallest own \
            stack wins; if those are equal too, the game is a draw.

            Setups
              fixed   the layout of the original rules (6 by 6 only)
              random  a layout shuffled by a number, the setup-seed

            Sizes: 4, 6 and 8. The original rules have 6.
            """;

    private GreenerRules() {}
}
