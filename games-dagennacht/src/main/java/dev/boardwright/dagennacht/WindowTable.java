package dev.boardwright.dagennacht;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The windows of a board as a list, and those through each square. Immutable, shared by all positions of a game. */
final class WindowTable {
    /** The directions of windows. */
    static final int ROW = 0;

    static final int COLUMN = 1;
    static final int DIAGONAL = 2;
    static final int DIRECTIONS = 3;

    private static final int[] NONE = {};

    /** Each window by its line and the bit where it starts. */
    private final int[] lines;

    private final int[] starts;
    private final Windows windows;
    private final int[][] through = new int[DIRECTIONS * Squares.COUNT][];

    WindowTable(Windows windows) {
        this.windows = windows;
        List<int[]> all = new ArrayList<>();
        Arrays.fill(through, NONE);
        for (int line : windows.lines()) {
            for (int rest = windows.starts(0, line) | windows.starts(1, line); rest != 0; rest &= rest - 1) {
                int start = Integer.numberOfTrailingZeros(rest);
                int number = all.size();
                all.add(new int[] {line, start});
                for (int bit = start; bit < start + Windows.length(line); bit++) {
                    int slot = slot(direction(line), Squares.at(line, bit));
                    through[slot] = Arrays.copyOf(through[slot], through[slot].length + 1);
                    through[slot][through[slot].length - 1] = number;
                }
            }
        }
        lines = all.stream().mapToInt(window -> window[0]).toArray();
        starts = all.stream().mapToInt(window -> window[1]).toArray();
    }

    private static int direction(int line) {
        return Math.min(line / Squares.STRIDE, DIAGONAL);
    }

    private static int slot(int direction, int square) {
        return DIRECTIONS * square + direction;
    }

    /** The number of windows. */
    int count() {
        return lines.length;
    }

    /** The windows in a direction through a square, by number. The internal array: do not write it. */
    int[] through(int direction, int square) {
        return through[slot(direction, square)];
    }

    /** Rule 5: whether a side wins with a window. */
    boolean wins(int side, int window) {
        return (windows.starts(side, lines[window]) >> starts[window] & 1) != 0;
    }

    /** The number of white squares of a window. */
    int whites(int window) {
        int line = lines[window];
        return Integer.bitCount(Windows.window(line, starts[window]) & ~Squares.blackBits(line));
    }

    /** The number of squares of a window. */
    int length(int window) {
        return Windows.length(lines[window]);
    }
}
