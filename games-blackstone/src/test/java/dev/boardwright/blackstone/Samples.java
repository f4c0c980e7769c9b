package dev.boardwright.blackstone;

import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Player;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.List;

/** Games and boards to test with. */
final class Samples {
    private Samples() {}

    /** The game with options such as {@code size=6 variant=high}. */
    static Blackstone create(String options) {
        GameOptions given = GameOptions.create();
        for (String option : options.split(" ", -1)) {
            int equals = option.indexOf('=');
            given = given.with(option.substring(0, equals), option.substring(equals + 1));
        }
        return new Blackstone(Blackstone.INFO.resolve(given));
    }

    /** Every size in every variant with every reading of a double elimination. */
    static List<Blackstone> everyGame() {
        List<Blackstone> games = new ArrayList<>();
        for (int size = 6; size <= 18; size += 2) {
            for (Variant variant : Variant.values()) {
                for (DoubleElimination reading : DoubleElimination.values()) {
                    games.add(Blackstone.of(size, variant, reading));
                }
            }
        }
        return games;
    }

    /**
     * A board that play is unlikely to reach: each cell is empty, red, blue or black at random, in random proportions;
     * then blocked stones are removed.
     */
    static BlackstoneState scattered(int size, Rng rng) {
        int emptyShare = 2 + rng.below(6);
        int stoneShare = 1 + rng.below(4);
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < size * size; c++) {
            int kind = rng.below(10);
            board.append(kind < emptyShare ? '.' : kind < emptyShare + stoneShare ? "rb".charAt(rng.below(2)) : 'x');
        }
        char[] withoutBlocked = board.toString().toCharArray();
        new PlainBlackstone(Blackstone.of(size, Variant.STANDARD)).removeBlocked(withoutBlocked);
        return new BlackstoneState(new String(withoutBlocked), Player.of(rng.below(2)));
    }

    /** The same position with red and blue exchanged, including the side to move. */
    static BlackstoneState swapColours(BlackstoneState state) {
        String board = state.board().replace('r', '?').replace('b', 'r').replace('?', 'b');
        return new BlackstoneState(board, state.turn().opponent());
    }
}
