package dev.boardwright.greener;

import dev.boardwright.core.Rng;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The layout of the pyramids at the start (rule 1).
 *
 * <p>The random layout of a number is part of the library's contract and never changes: the same number and size give
 * the same layout on every machine and in every version. Take the cells from {@code a1} along the rows; put black
 * pyramids on the first quarter of them, white ones on the second, green ones on the rest. Then, with a SplitMix64
 * generator ({@link Rng}) that starts at the number, for each {@code i} from the last cell down to cell 1, counting
 * from 0: draw {@code j} from 0 to {@code i} with {@link Rng#below}, and swap the pyramids of cells {@code i} and
 * {@code j}. This is the Fisher-Yates shuffle: all layouts are equally likely.
 */
public enum Setup {
    /** The layout of the original rules, on 6×6 only. */
    FIXED,
    /** A layout shuffled by a number. */
    RANDOM;

    static final int FIXED_SIZE = 6;

    private static final String FIXED_LAYOUT = "gwbgbg/bggwgw/gwbgbg/bwgggw/ggggwb/wwbgbg";

    static List<String> fixed() {
        return BoardText.parseStacks(Grid.square(FIXED_SIZE), GreenerNotation.PIECES, FIXED_LAYOUT);
    }

    static List<String> random(int size, long seed) {
        int cells = size * size;
        List<String> layout = new ArrayList<>(Collections.nCopies(cells, "g"));
        Collections.fill(layout.subList(0, cells / 4), "b");
        Collections.fill(layout.subList(cells / 4, cells / 2), "w");
        Rng rng = new Rng(seed);
        for (int i = cells - 1; i > 0; i--) {
            Collections.swap(layout, i, rng.below(i + 1));
        }
        return layout;
    }
}
