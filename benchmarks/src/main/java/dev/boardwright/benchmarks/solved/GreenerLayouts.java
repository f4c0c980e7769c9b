package dev.boardwright.benchmarks.solved;

import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The layouts that a game of Greener on 4 by 4 can begin with, up to symmetry: 900,900 in 113,028 classes.
 *
 * <p>A layout is written as its rows from the top, {@code bbbb/gggg/gggg/wwww}. The class of a layout is named by the
 * first of its eight images in the order of these texts.
 */
public final class GreenerLayouts {
    private static final int SIZE = 4;
    private static final int CELLS = SIZE * SIZE;
    private static final Grid GRID = Grid.square(SIZE);

    private GreenerLayouts() {}

    /** Prints the first layout of every class as a position, in order, one on each line. */
    public static void main(String[] args) {
        StringBuilder out = new StringBuilder();
        classes().keySet().forEach(layout -> out.append(layout).append(" b\n"));
        System.out.print(out);
    }

    /** The first layout of every class, in order, with the number of layouts in the class. */
    public static SortedMap<String, Integer> classes() {
        SortedMap<String, Integer> classes = new TreeMap<>();
        add(new char[CELLS], 0, CELLS / 4, CELLS / 4, classes);
        return Collections.unmodifiableSortedMap(classes);
    }

    /** Fills the cells from {@code cell} on in every way, with the given numbers of pieces of each side left. */
    private static void add(char[] board, int cell, int black, int white, SortedMap<String, Integer> classes) {
        if (cell == CELLS) {
            classes.merge(first(new String(board)), 1, Integer::sum);
            return;
        }
        if (black > 0) {
            board[cell] = 'b';
            add(board, cell + 1, black - 1, white, classes);
        }
        if (white > 0) {
            board[cell] = 'w';
            add(board, cell + 1, black, white - 1, classes);
        }
        if (CELLS - cell > black + white) {
            board[cell] = 'g';
            add(board, cell + 1, black, white, classes);
        }
    }

    /** The first layout in the class of a board, which has a letter for each cell from a1 on. */
    static String first(String board) {
        String first = "";
        for (Symmetry symmetry : Symmetry.ALL) {
            String image = symmetry.apply(GRID, board);
            if (first.isEmpty() || image.compareTo(first) < 0) {
                first = image;
            }
        }
        // Mirroring the rows is among the symmetries, so the order of the rows does not matter.
        return String.join(
                "/", first.substring(0, 4), first.substring(4, 8), first.substring(8, 12), first.substring(12));
    }
}
