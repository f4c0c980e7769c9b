package dev.boardwright.threesixnine;

import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.stream.IntStream;

/**
 * The level {@code greedy-lines}: the second level of the original 369 program with coloured stones. It chooses a line,
 * not a cell.
 *
 * <p>The line on which one more stone would score most points, counting the points on that line only. Ties go to rows
 * before columns before diagonals, and to the first row from the bottom, column from the left or diagonal. The move is
 * a random empty cell of that line, or of the board if no line scores.
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
        // Lines are numbered in the order of preference, so the first best line wins ties.
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
