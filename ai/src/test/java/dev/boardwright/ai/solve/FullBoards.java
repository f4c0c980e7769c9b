package dev.boardwright.ai.solve;

import dev.boardwright.core.Game;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Rng;

/** Boards of Dag en Nacht 11x11 that are nearly full, so that a brute force solves them. */
public final class FullBoards {
    private FullBoards() {}

    /** A board with a few empty squares close to each other, and without a winner. */
    public static <S> S next(Game<S, ?> game, Rng rng) {
        int size = 11;
        char[] cells = new char[size * size];
        // Without a row of more than two in any direction; a few changes then make longer ones.
        for (int i = 0; i < cells.length; i++) {
            cells[i] = (i % size + 2 * (i / size)) % 4 < 2 ? 'b' : 'w';
        }
        for (int i = 0; i < 30; i++) {
            cells[rng.below(cells.length)] = "bw".charAt(rng.below(2));
        }
        int column = rng.below(size - 2);
        int row = rng.below(size - 2);
        for (int i = 0; i < 9; i++) {
            if (rng.below(9) < 5) {
                cells[(row + i / 3) * size + column + i % 3] = '.';
            }
        }
        char turn = "bw".charAt(rng.below(2));
        try {
            S state = game.notation().parseState(text(cells, size) + " " + turn);
            return game.endCells(state).isEmpty() ? state : next(game, rng);
        } catch (NotationException e) {
            // Both sides have won.
            return next(game, rng);
        }
    }

    private static String text(char[] cells, int size) {
        StringBuilder text = new StringBuilder();
        for (int row = size - 1; row >= 0; row--) {
            int run = 0;
            for (int column = 0; column < size; column++) {
                char cell = cells[row * size + column];
                if (cell == '.') {
                    run++;
                    continue;
                }
                text.append(run > 0 ? String.valueOf(run) : "").append(cell);
                run = 0;
            }
            text.append(run > 0 ? String.valueOf(run) : "").append(row > 0 ? "/" : "");
        }
        return text.toString();
    }
}
