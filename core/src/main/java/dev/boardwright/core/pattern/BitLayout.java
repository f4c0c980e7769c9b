package dev.boardwright.core.pattern;

import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Where the bits of each cell are in the words of {@link BoardBits}, and what patterns may share. Immutable.
 *
 * <p>Each cell has one bit in each plane. Boards of hexagons or with missing cells use the grid around them.
 */
public final class BitLayout {
    /** The most planes: a pattern of six cells then still has a table of {@link Patterns#MOST_BITS} bits. */
    public static final int MOST_PLANES = 4;

    private static final int MOST_PHASES = 8;
    private static final int MOST_WORDS = 64;

    /** The number of a bit: 64 times its word, plus its place in the word. */
    @FunctionalInterface
    public interface BitNumbers {
        /** The bit of a cell in a plane; different for every pair. */
        int bit(int plane, int cell);
    }

    private final Grid grid;
    private final int planes;
    private final int words;
    private final int phases;
    private final boolean alike;
    /** By {@code plane * cells + cell}. */
    private final int[] bits;
    /** The image of each cell under each symmetry, the identity first. */
    private final List<int[]> symmetries;

    private BitLayout(Grid grid, int planes, int words, int phases, boolean alike, int[] bits, List<int[]> symmetries) {
        this.grid = grid;
        this.planes = planes;
        this.words = words;
        this.phases = phases;
        this.alike = alike;
        this.bits = bits;
        this.symmetries = symmetries;
    }

    /** A layout with one phase, sides that are alike, and no symmetry. */
    public static BitLayout of(Grid grid, int planes, BitNumbers numbers) {
        if (planes < 1 || planes > MOST_PLANES) {
            throw new IllegalArgumentException("a layout has 1 to " + MOST_PLANES + " planes, not " + planes);
        }
        int[] bits = IntStream.range(0, planes * grid.cells())
                .map(i -> numbers.bit(i / grid.cells(), i % grid.cells()))
                .toArray();
        Set<Integer> seen = new HashSet<>();
        for (int bit : bits) {
            if (bit < 0 || bit >= MOST_WORDS * Long.SIZE || !seen.add(bit)) {
                throw new IllegalArgumentException("each cell needs its own bit in each plane, from 0 to "
                        + (MOST_WORDS * Long.SIZE - 1) + ", not " + bit);
            }
        }
        int words = Arrays.stream(bits).max().orElse(0) / Long.SIZE + 1;
        return new BitLayout(grid, planes, words, 1, true, bits, List.of(identity(grid)));
    }

    private static int[] identity(Grid grid) {
        return IntStream.range(0, grid.cells()).toArray();
    }

    /** This layout with another number of phases. */
    public BitLayout withPhases(int value) {
        if (value < 1 || value > MOST_PHASES) {
            throw new IllegalArgumentException("a layout has 1 to " + MOST_PHASES + " phases, not " + value);
        }
        return new BitLayout(grid, planes, words, value, alike, bits, symmetries);
    }

    /**
     * This layout for a game whose sides are not alike: the same board may be worth more to one side than to the other when
     * each is to move. Each side then has weights of its own.
     */
    public BitLayout withUnlikeSides() {
        return new BitLayout(grid, planes, words, phases, false, bits, symmetries);
    }

    /** This layout for a game with these symmetries; those of a square board need one. */
    public BitLayout withSymmetries(List<Symmetry> value) {
        return withCellSymmetries(value.stream()
                .map(symmetry -> IntStream.range(0, grid.cells())
                        .map(cell -> symmetry.apply(grid, cell))
                        .toArray())
                .toList());
    }

    /** This layout for a game that is the same when left and right change places. */
    public BitLayout withMirror() {
        int last = grid.columns() - 1;
        return withCellSymmetries(List.of(IntStream.range(0, grid.cells())
                .map(cell -> grid.cell(last - grid.column(cell), grid.row(cell)))
                .toArray()));
    }

    /** This layout for a game with these symmetries: the image of each cell under each of them. */
    public BitLayout withCellSymmetries(List<int[]> images) {
        List<int[]> all = new ArrayList<>();
        all.add(identity(grid));
        for (int[] image : images) {
            if (!Arrays.equals(Arrays.stream(image).sorted().toArray(), identity(grid))) {
                throw new IllegalArgumentException("a symmetry gives each cell an image of its own");
            }
            if (all.stream().noneMatch(other -> Arrays.equals(other, image))) {
                all.add(image.clone());
            }
        }
        return new BitLayout(grid, planes, words, phases, alike, bits, List.copyOf(all));
    }

    /** The cells. */
    public Grid grid() {
        return grid;
    }

    /** The number of bits of a cell. */
    public int planes() {
        return planes;
    }

    /** The number of words. */
    public int words() {
        return words;
    }

    /** The number of phases of the game. */
    public int phases() {
        return phases;
    }

    /** Whether both sides use the same weights. */
    public boolean isAlike() {
        return alike;
    }

    /** The number of sets of weights: one for each phase and, if sides are not alike, for each side. */
    public int groups() {
        return alike ? phases : 2 * phases;
    }

    /** The number of the bit of a cell in a plane. */
    public int bit(int plane, int cell) {
        return bits[plane * grid.cells() + cell];
    }

    /** The image of each cell under each symmetry, the identity first. The arrays belong to the layout. */
    List<int[]> symmetries() {
        return symmetries;
    }

    /** The number of symmetries, the identity included. */
    public int symmetryCount() {
        return symmetries.size();
    }

    /** The content of a cell: bit {@code p} of the result is its bit in plane {@code p}. */
    public int content(long[] board, int cell) {
        int content = 0;
        for (int plane = 0; plane < planes; plane++) {
            int bit = bit(plane, cell);
            content |= (int) (board[bit >> 6] >>> bit & 1) << plane;
        }
        return content;
    }

    /** Writes the content of each cell of the image of a board under a symmetry, from 0, the identity. */
    public void contents(long[] board, int symmetry, int[] contents) {
        int[] image = symmetries.get(symmetry);
        for (int cell = 0; cell < image.length; cell++) {
            contents[image[cell]] = content(board, cell);
        }
    }

    /** Two layouts with the same text give patterns the same meaning: {@code 8x8 planes 2 phases 4 alike symmetries 8}. */
    @Override
    public String toString() {
        return grid.columns() + "x" + grid.rows() + " planes " + planes + " phases " + phases
                + (alike ? " alike" : " unlike") + " symmetries " + symmetries.size();
    }
}
