package dev.boardwright.core.pattern;

import com.google.common.base.Splitter;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.ArrayList;
import java.util.List;

/**
 * A kind of pattern.
 *
 * @param kind what it looks like
 * @param width its number of columns; of {@link Kind#LINE} and {@link Kind#CROSS} the number of cells; of {@link Kind#FULL}
 *     the fewest cells
 * @param height its number of rows; 1 for lines
 */
public record PatternShape(Kind kind, int width, int height) {
    /** The longest line and side. */
    static final int LONGEST = 16;

    /** What a pattern looks like. */
    public enum Kind {
        /** Cells in a row, a column or a diagonal: {@code line4}. */
        LINE,
        /** Cells in a row or a column: {@code cross6}. */
        CROSS,
        /** A rectangle, lying or standing: {@code box2x3}. */
        BOX,
        /** A whole row, column or diagonal of at least this many cells: {@code full3}. */
        FULL
    }

    /** Validates the sizes. */
    public PatternShape {
        if (width < 1 || width > LONGEST || height < 1 || height > LONGEST || (kind != Kind.BOX && height != 1)) {
            throw new OptionException("patterns have 1 to " + LONGEST + " cells a side");
        }
    }

    /** A rectangle, lying or standing. */
    public static PatternShape box(int width, int height) {
        return new PatternShape(Kind.BOX, Math.min(width, height), Math.max(width, height));
    }

    /** Cells in a row, a column or a diagonal. */
    public static PatternShape line(int cells) {
        return new PatternShape(Kind.LINE, cells, 1);
    }

    /**
     * The shape that this text names: {@code line4}, {@code cross6}, {@code box2x3} or {@code full3}.
     *
     * @throws OptionException if it names none
     */
    public static PatternShape parse(String text) {
        for (Kind kind : Kind.values()) {
            String name = name(kind);
            if (text.startsWith(name)) {
                List<String> sides = Splitter.on('x').splitToList(text.substring(name.length()));
                try {
                    if (kind == Kind.BOX && sides.size() == 2) {
                        return box(Integer.parseInt(sides.get(0)), Integer.parseInt(sides.get(1)));
                    }
                    if (kind != Kind.BOX && sides.size() == 1) {
                        return new PatternShape(kind, Integer.parseInt(sides.get(0)), 1);
                    }
                } catch (NumberFormatException e) {
                    // Reported below.
                }
            }
        }
        throw new OptionException("a pattern is line4, cross6, box2x3 or full3, with other numbers, not "
                + dev.boardwright.core.BoardwrightException.quote(text));
    }

    private static String name(Kind kind) {
        return switch (kind) {
            case LINE -> "line";
            case CROSS -> "cross";
            case BOX -> "box";
            case FULL -> "full";
        };
    }

    /** Its places on a board, as cells. */
    List<int[]> patterns(Grid grid) {
        List<int[]> patterns = new ArrayList<>();
        switch (kind) {
            case LINE -> Direction.AXES.forEach(axis -> patterns.addAll(grid.windows(width, axis)));
            case CROSS -> {
                for (Direction axis : Direction.AXES) {
                    if (axis.columns() == 0 || axis.rows() == 0) {
                        patterns.addAll(grid.windows(width, axis));
                    }
                }
            }
            case BOX -> {
                addBoxes(grid, width, height, patterns);
                if (width != height) {
                    addBoxes(grid, height, width, patterns);
                }
            }
            case FULL -> {
                for (Direction axis : Direction.AXES) {
                    for (int[] line : grid.lines(axis)) {
                        if (line.length >= width) {
                            patterns.add(line);
                        }
                    }
                }
            }
        }
        return patterns;
    }

    private static void addBoxes(Grid grid, int columns, int rows, List<int[]> patterns) {
        for (int row = 0; row + rows <= grid.rows(); row++) {
            for (int column = 0; column + columns <= grid.columns(); column++) {
                int[] box = new int[columns * rows];
                for (int i = 0; i < box.length; i++) {
                    box[i] = grid.cell(column + i % columns, row + i / columns);
                }
                patterns.add(box);
            }
        }
    }

    /** The text that {@link #parse} reads. */
    @Override
    public String toString() {
        return name(kind) + width + (kind == Kind.BOX ? "x" + height : "");
    }
}
