package morris;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * The 24 points of the board, numbered from the bottom left along the rows, and the lines through them. A set of points is
 * an int with a bit for each.
 *
 * <pre>
 *    7  o-----------o-----------o
 *       |           |           |
 *    6  |   o-------o-------o   |
 *       |   |       |       |   |
 *    5  |   |   o---o---o   |   |
 *       |   |   |       |   |   |
 *    4  o---o---o       o---o---o
 *       |   |   |       |   |   |
 *    3  |   |   o---o---o   |   |
 *       |   |       |       |   |
 *    2  |   o-------o-------o   |
 *       |           |           |
 *    1  o-----------o-----------o
 *       a   b   c   d   e   f   g
 * </pre>
 */
final class Board {
    static final int POINTS = 24;

    /** The points of each row, from the bottom. */
    static final List<String> ROWS = List.of("adg", "bdf", "cde", "abcefg", "cde", "bdf", "adg");

    /** The lines of three points, each of which is a mill if a player has all three. */
    private static final List<String> LINES = List.of(
            "a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7",
            "a1 a4 a7", "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7");

    static final List<String> NAMES = names();

    /** The mills as sets. */
    static final int[] MILLS = LINES.stream().mapToInt(Board::set).toArray();

    /** By point: the points next to it. */
    static final int[] NEIGHBOURS = new int[POINTS];
    /** By point: the two mills through it. */
    static final int[][] MILLS_AT = new int[POINTS][];

    static final BoardLayout LAYOUT = layout();

    static {
        for (String line : LINES) {
            String[] points = line.split(" ");
            for (int i = 0; i < 2; i++) {
                NEIGHBOURS[NAMES.indexOf(points[i])] |= set(points[i + 1]);
                NEIGHBOURS[NAMES.indexOf(points[i + 1])] |= set(points[i]);
            }
        }
        for (int p = 0; p < POINTS; p++) {
            int point = 1 << p;
            MILLS_AT[p] = java.util.Arrays.stream(MILLS).filter(mill -> (mill & point) != 0).toArray();
        }
    }

    private Board() {}

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (int row = 0; row < ROWS.size(); row++) {
            for (char column : ROWS.get(row).toCharArray()) {
                names.add(column + "" + (row + 1));
            }
        }
        return List.copyOf(names);
    }

    private static int set(String points) {
        int set = 0;
        for (String name : points.split(" ")) {
            set |= 1 << NAMES.indexOf(name);
        }
        return set;
    }

    /** Coordinates from 0 to 1, as the board is drawn. */
    private static BoardLayout layout() {
        List<BoardLayout.Place> places = NAMES.stream()
                .map(name -> new BoardLayout.Place(name, (name.charAt(0) - 'a') / 6.0, (name.charAt(1) - '1') / 6.0))
                .toList();
        return BoardLayout.points(
                places, LINES.stream().map(line -> List.of(line.split(" "))).toList());
    }

    static Cell cell(int point) {
        return Cell.of(NAMES.get(point));
    }

    /** The stones of a player that are in a mill. */
    static int inMills(int stones) {
        int inMills = 0;
        for (int mill : MILLS) {
            inMills |= (stones & mill) == mill ? mill : 0;
        }
        return inMills;
    }

    /** Whether a stone on this point is in a mill. */
    static boolean isInMill(int stones, int point) {
        for (int mill : MILLS_AT[point]) {
            if ((stones & mill) == mill) {
                return true;
            }
        }
        return false;
    }
}
