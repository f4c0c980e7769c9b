package dev.boardwright.core.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The patterns of an evaluation on one board: groups of cells whose contents together are an index into a table of weights.
 * Immutable.
 *
 * <p>The index has the bits of the first cell lowest. Patterns that a symmetry maps onto each other share a table. Tables lie
 * one after the other, the largest first, so that the place of a weight changes by exclusive or when a bit of the board does.
 */
public final class Patterns {
    /** The most bits of an index. */
    public static final int MOST_BITS = 16;

    /** The most weights of all tables: enough for the windows of five cells on the largest boards of the library. */
    public static final int MOST_WEIGHTS = 1 << 21;

    private final BitLayout layout;
    private final List<PatternShape> shapes;
    /** By pattern. */
    private final int[][] cells;
    /** By pattern: the first place of its table. */
    private final int[] bases;

    private final int tables;
    private final int weights;

    private Patterns(BitLayout layout, List<PatternShape> shapes, List<List<int[]>> families) {
        this.layout = layout;
        this.shapes = shapes;
        List<int[]> all = new ArrayList<>();
        List<Integer> at = new ArrayList<>();
        int next = 0;
        for (List<int[]> family : families) {
            for (int[] pattern : family) {
                all.add(pattern);
                at.add(next);
            }
            next += 1 << (layout.planes() * family.get(0).length);
        }
        cells = all.toArray(new int[0][]);
        bases = at.stream().mapToInt(base -> base).toArray();
        tables = families.size();
        weights = next;
    }

    /**
     * The patterns of these shapes on a board.
     *
     * @throws IllegalArgumentException if a shape is too large for a table, or there are too many weights
     */
    public static Patterns of(BitLayout layout, List<PatternShape> shapes) {
        Map<List<Integer>, int[]> seen = new HashMap<>();
        List<List<int[]>> families = new ArrayList<>();
        long weights = 0;
        for (PatternShape shape : shapes) {
            for (int[] pattern : shape.patterns(layout.grid())) {
                if (pattern.length * layout.planes() > MOST_BITS) {
                    throw new IllegalArgumentException("the pattern " + shape + " has " + pattern.length
                            + " cells: too many with " + layout.planes() + " bits each");
                }
                if (seen.putIfAbsent(key(pattern), pattern) != null) {
                    continue;
                }
                List<int[]> family = new ArrayList<>(List.of(pattern));
                for (int[] symmetry : layout.symmetries()) {
                    int[] image =
                            Arrays.stream(pattern).map(cell -> symmetry[cell]).toArray();
                    if (seen.putIfAbsent(key(image), image) == null) {
                        family.add(image);
                    }
                }
                families.add(family);
                weights += 1L << (layout.planes() * pattern.length);
                if (weights > MOST_WEIGHTS) {
                    throw new IllegalArgumentException("these patterns have more than " + MOST_WEIGHTS + " weights");
                }
            }
        }
        // A stable sort: the order of equal tables stays the same everywhere.
        families.sort(Comparator.comparing(family -> -family.get(0).length));
        return new Patterns(layout, List.copyOf(shapes), families);
    }

    /** Two patterns of the same cells are one, whatever their order. */
    private static List<Integer> key(int[] pattern) {
        return Arrays.stream(pattern).sorted().boxed().toList();
    }

    /** The board. */
    public BitLayout layout() {
        return layout;
    }

    /** The shapes of which these are all the places on the board. */
    public List<PatternShape> shapes() {
        return shapes;
    }

    /** The number of patterns, which is the number of weights that are added up for a position. */
    public int count() {
        return cells.length;
    }

    /** The number of cells of all patterns together: the reads and writes of an evaluation if every cell changes. */
    public int reads() {
        return Arrays.stream(cells).mapToInt(pattern -> pattern.length).sum();
    }

    /** The number of tables. */
    public int tables() {
        return tables;
    }

    /** The number of weights of all tables, for one phase. */
    public int weights() {
        return weights;
    }

    /** Writes the place of the weight of each pattern on an empty board. */
    void copyBases(int[] places) {
        System.arraycopy(bases, 0, places, 0, bases.length);
    }

    /** Writes the place of the weight of each pattern, by the content of each cell. */
    public void places(int[] contents, int[] places) {
        int planes = layout.planes();
        for (int p = 0; p < cells.length; p++) {
            int[] pattern = cells[p];
            int index = 0;
            for (int i = 0; i < pattern.length; i++) {
                index |= contents[pattern[i]] << (planes * i);
            }
            places[p] = bases[p] + index;
        }
    }

    /**
     * For each bit of a board: pairs of a pattern and the change of the place of its weight when the bit changes, applied by
     * exclusive or.
     */
    int[][] through() {
        int planes = layout.planes();
        int[][] through = new int[layout.words() * Long.SIZE][0];
        List<List<Integer>> lists = IntStream.range(0, through.length)
                .<List<Integer>>mapToObj(bit -> new ArrayList<>())
                .toList();
        for (int p = 0; p < cells.length; p++) {
            for (int i = 0; i < cells[p].length; i++) {
                for (int plane = 0; plane < planes; plane++) {
                    List<Integer> list = lists.get(layout.bit(plane, cells[p][i]));
                    list.add(p);
                    list.add(1 << (planes * i + plane));
                }
            }
        }
        for (int bit = 0; bit < through.length; bit++) {
            through[bit] = lists.get(bit).stream().mapToInt(i -> i).toArray();
        }
        return through;
    }

    @Override
    public String toString() {
        return shapes + " on " + layout;
    }
}
