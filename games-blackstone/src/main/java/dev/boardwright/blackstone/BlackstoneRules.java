package dev.boardwright.blackstone;

/** The rules for people: one line for each paragraph and each entry of a list. */
final class BlackstoneRules {
    static final String TEXT = """
            Blackstone, by Mark Steere

            Red stones start along the top and bottom of the board, blue stones along its left and right side. \
            Red moves first; the players take turns.

            A move takes one stone of your own any distance along a row, a column or a diagonal, like a chess queen: \
            over empty cells only, and to an empty cell. A black stone, which belongs to nobody, appears on the cell \
            that it left.

            Then every red or blue stone, yours too, that has no empty cell among its neighbours (up to eight, \
            diagonals count) is blocked. All blocked stones leave the board together. This happens once a move.

            A player without stones loses. If both colours lose their last stones in one move, the game is a draw.

            Variants
              standard  only blocked stones leave
              medium    the black stones next to a blocked stone leave with it
              high      all black stones leave whenever a stone is blocked

            Option double-elimination: when both colours leave in one move
              draw        the game is a draw
              mover-wins  the player who moved wins

            Sizes: even, 6 to 18. The usual one is 8.
            """;

    private BlackstoneRules() {}
}
