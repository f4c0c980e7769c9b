package dev.boardwright.benchmarks.solved;

import dev.boardwright.core.board.Grid;
import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Solves neutral 369 on a board of size 4 or 6, layer by layer from the full board down: the margin to come of every
 * set of stones, for the side to move. On 6×6 there are 2^36 sets; the largest two layers take 5 GB.
 *
 * <p>The margin to come depends on the stones alone. A set is a lower half X and an upper half Y of {@link HalfBoards}.
 * Its value is the same with X and Y exchanged and with both mirrored, so a layer holds about a quarter of its sets:
 * those whose lower half has at least as many stones as the upper half and is not greater than its mirror image. A set
 * takes one byte.
 *
 * <pre>
 *   value(X, Y) = the largest of   gain - value(X + c, Y)   for the empty cells c of the lower half
 *                                  gain - value(X, Y + c)   for those of the upper half
 * </pre>
 *
 * A block of a layer has all X of one size and all Y of another, one array for each X with a byte for each Y. Moves in
 * the lower half read another array at the same places, moves in the upper half the array of the same X at other
 * places.
 */
public final class NeutralLayers {
    private static final byte NOTHING = Byte.MIN_VALUE;

    private final int columns;
    private final HalfBoards halves;
    private final int cells;
    /** The number of the mirror image, for the sets of each size by number. */
    private final char[][] mirrors;
    /**
     * The points of the next stone, indexed by line, stones on the other half of the line, size and number of a set.
     */
    private final byte[][][][] fromBelow;

    private final byte[][][][] fromAbove;
    /** The layer that was computed last: by size of X, the arrays by number of X. */
    private byte[][][] next;

    NeutralLayers(int size) {
        columns = size;
        halves = new HalfBoards(Grid.square(size));
        cells = halves.cells();
        mirrors = new char[cells + 1][];
        for (int stones = 0; stones <= cells; stones++) {
            int[] sets = halves.sets(stones);
            mirrors[stones] = new char[sets.length];
            for (int i = 0; i < sets.length; i++) {
                mirrors[stones][i] = (char) halves.number(halves.mirrored(sets[i], columns));
            }
        }
        fromBelow = gains(true);
        fromAbove = gains(false);
        next = new byte[cells + 2][][];
    }

    /**
     * Prints the value of every first move.
     *
     * @param args the size of the board: 4 or 6
     */
    public static void main(String[] args) {
        if (args.length != 1 || !args[0].matches("[46]")) {
            System.err.println("usage: NeutralLayers 4|6 (6 needs java -Xmx7g and some minutes)");
            System.exit(2);
        }
        int size = Integer.parseInt(args[0]);
        long start = System.nanoTime();
        int[] values = firstMoves(size);
        Grid grid = Grid.square(size);
        for (int c = 0; c < values.length; c++) {
            System.out.println(grid.cellAt(c) + ": " + values[c]);
        }
        System.out.println("margin: " + Arrays.stream(values).max().orElseThrow());
        System.out.println("time: " + (System.nanoTime() - start) / 1_000_000_000);
    }

    /** The margin after each first move with best play, by cell. */
    static int[] firstMoves(int size) {
        NeutralLayers layers = new NeutralLayers(size);
        for (int stones = size * size; stones >= 1; stones--) {
            layers.step(stones);
        }
        int[] values = new int[size * size];
        Arrays.setAll(values, c -> -layers.value(1L << c));
        return values;
    }

    /** The margin to come of a set of stones, in the layer that was computed last; a bit for each cell from a1. */
    int value(long stones) {
        int x = (int) stones & (1 << cells) - 1;
        int y = 0;
        for (long rest = stones >>> cells; rest != 0; rest &= rest - 1) {
            int c = Long.numberOfTrailingZeros(rest);
            y |= 1 << (cells - columns - c + 2 * (c % columns));
        }
        int lower = Integer.bitCount(x) >= Integer.bitCount(y) ? x : y;
        int upper = x ^ y ^ lower;
        int size = Integer.bitCount(lower);
        int number = halves.number(lower);
        int image = mirrors[size][number];
        return number <= image
                ? next[size][number][halves.number(upper)]
                : next[size][image][mirrors[Integer.bitCount(upper)][halves.number(upper)]];
    }

    /** The points for a line that now holds exactly this number of stones. */
    private static int points(int stones) {
        return stones == 3 ? 1 : stones == 6 ? 2 : stones == 9 ? 3 : 0;
    }

    /** The points of a stone on a line, in tables for the half with the new stone or for the other half. */
    private byte[][][][] gains(boolean below) {
        byte[][][][] all = new byte[halves.lineCount()][columns + 1][cells + 1][];
        for (int line = 0; line < all.length; line++) {
            for (int others = 0; others <= columns; others++) {
                for (int stones = 0; stones <= cells; stones++) {
                    int[] sets = halves.sets(stones);
                    byte[] gains = new byte[sets.length];
                    for (int i = 0; i < sets.length; i++) {
                        int here = below ? halves.onLine(line, sets[i]) : halves.onLineAbove(line, sets[i]);
                        gains[i] = (byte) points(others + here + 1);
                    }
                    all[line][others][stones] = gains;
                }
            }
        }
        return all;
    }

    /** Computes the layer with this many stones from the one with one more. */
    void step(int stones) {
        byte[][][] layer = new byte[cells + 2][][];
        for (int x = Math.min(stones, cells); 2 * x >= stones; x--) {
            int lower = x;
            int upper = stones - x;
            byte[][] block = new byte[halves.sets(lower).length][];
            layer[lower] = block;
            IntStream.range(0, block.length)
                    .parallel()
                    .filter(i -> i <= mirrors[lower][i])
                    .forEach(i -> block[i] = values(lower, upper, i));
            if (lower == upper) {
                exchangeHalves(lower, block);
            }
        }
        next = layer;
    }

    /** The values for one X and every Y; of the moves in the lower half only if the halves have the same size. */
    private byte[] values(int lower, int upper, int number) {
        int x = halves.sets(lower)[number];
        byte[] values = new byte[halves.sets(upper).length];
        if (lower + upper == 2 * cells) {
            return values;
        }
        Arrays.fill(values, NOTHING);
        for (int c = 0; c < cells; c++) {
            if ((x >>> c & 1) == 0) {
                moveBelow(values, x, c, upper);
            }
        }
        if (lower > upper) {
            byte[] after = next[lower][number];
            for (int c = 0; c < cells; c++) {
                moveAbove(values, after, x, c, upper);
            }
        }
        return values;
    }

    /** Maximises {@code values} over the move to cell {@code c} of the lower half. */
    private void moveBelow(byte[] values, int x, int c, int upper) {
        int[] lines = halves.through(c);
        byte[] first = fromAbove[lines[0]][halves.onLine(lines[0], x)][upper];
        byte[] second = fromAbove[lines[1]][halves.onLine(lines[1], x)][upper];
        byte[] third = fromAbove[lines[2]][halves.onLine(lines[2], x)][upper];
        byte[] fourth = fromAbove[lines[3]][halves.onLine(lines[3], x)][upper];
        int set = x | 1 << c;
        int size = Integer.bitCount(set);
        int number = halves.number(set);
        int image = mirrors[size][number];
        byte[] after = next[size][Math.min(number, image)];
        if (number <= image) {
            for (int y = 0; y < values.length; y++) {
                int value = first[y] + second[y] + third[y] + fourth[y] - after[y];
                values[y] = (byte) Math.max(values[y], value);
            }
        } else {
            char[] mirror = mirrors[upper];
            for (int y = 0; y < values.length; y++) {
                int value = first[y] + second[y] + third[y] + fourth[y] - after[mirror[y]];
                values[y] = (byte) Math.max(values[y], value);
            }
        }
    }

    /** Maximises {@code values} over the move to the cell of the upper half that corresponds to {@code c}. */
    private void moveAbove(byte[] values, byte[] after, int x, int c, int upper) {
        int[] lines = halves.through(c);
        // The upper half is turned over, so its lines are those of the lower half seen from above.
        byte[] first = fromBelow[lines[0]][halves.onLineAbove(lines[0], x)][upper];
        byte[] second = fromBelow[lines[1]][halves.onLineAbove(lines[1], x)][upper];
        byte[] third = fromBelow[lines[2]][halves.onLineAbove(lines[2], x)][upper];
        byte[] fourth = fromBelow[lines[3]][halves.onLineAbove(lines[3], x)][upper];
        int[] sets = halves.sets(upper);
        int bit = 1 << c;
        for (int y = 0; y < values.length; y++) {
            int set = sets[y];
            if ((set & bit) == 0) {
                int value = first[y] + second[y] + third[y] + fourth[y] - after[halves.number(set | bit)];
                values[y] = (byte) Math.max(values[y], value);
            }
        }
    }

    /** For halves of the same size: moves in the upper half are moves in the lower half of the exchanged board. */
    private void exchangeHalves(int size, byte[][] block) {
        IntStream.range(0, block.length)
                .parallel()
                .filter(x -> block[x] != null)
                .forEach(x -> {
                    for (int y = 0; y < block.length; y++) {
                        int image = mirrors[size][y];
                        byte exchanged = y <= image ? block[y][x] : block[image][mirrors[size][x]];
                        if (exchanged > block[x][y]) {
                            block[x][y] = exchanged;
                        }
                    }
                });
    }
}
