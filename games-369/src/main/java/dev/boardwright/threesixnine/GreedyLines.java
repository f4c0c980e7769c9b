package dev.boardwright.threesixnine;

import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.stream.IntStream;

/**
 * The second level of the program with coloured stones: it looks at lines, not at cells.
 *
 * <p>Of all rows it takes the one on which one more stone would score most, by that row's own count alone, the first such
 * from the bottom; likewise the best column and the best diagonal; of the three the one that scores most, a row before a
 * column before a diagonal. It plays on a random empty cell of that line, or, where nothing scores, of the board.
 */
final class GreedyLines implements Policy<ThreeSixNineState> {
    @Override
    public String name() {
        return "greedy-lines";
    }

    @Override
    public int choose(Position<ThreeSixNineState> position, Rng rng) {
        ThreeSixNinePosition board = (ThreeSixNinePosition) position;
        int side = board.turn().index();
        // Lines are numbered in the order of preference, so the first best of all is the line described.
        int best = -1;
        int most = 0;
        for (int line = 0; line < board.game().lines().count(); line++) {
            int gain = board.game().lineFills().gain(board.fill(line), side);
            if (gain > most) {
                best = line;
                most = gain;
            }
        }
        if (best < 0) {
            return board.randomMove(rng);
        }
        int[] empty = IntStream.of(board.game().lines().cells(best))
                .filter(board::isEmpty)
                .toArray();
        return empty[rng.below(empty.length)];
    }
}
