package dev.boardwright.ai;

import java.util.ArrayList;
import java.util.List;

/**
 * The move choice of the levels in the original programs of the four games, computed from the text of a position
 * without the library's games.
 */
final class DescribedLevels {
    private DescribedLevels() {}

    /**
     * The badness of a move for the side that makes it. The original level plays one of the moves with the least
     * badness.
     */
    @FunctionalInterface
    interface Badness {
        /** The badness of {@code move} by {@code mover}, which led to the board {@code after}. */
        int of(String mover, String move, PlainBoard after);
    }

    /** 369, greedy: the points that the stone scores at once, on all its lines. */
    static Badness threeSixNine(boolean coloured) {
        return (mover, move, after) -> {
            int column = move.charAt(0) - 'a';
            int row = Integer.parseInt(move.substring(1)) - 1;
            int points = 0;
            for (List<int[]> line : linesOf369(after)) {
                boolean through = line.stream().anyMatch(cell -> cell[0] == column && cell[1] == row);
                points += through ? points(after.count(line, coloured ? mover : "x")) : 0;
            }
            return -points;
        };
    }

    private static int points(int stones) {
        return stones == 3 ? 1 : stones == 6 ? 2 : stones == 9 ? 3 : 0;
    }

    /** Rows from the bottom, columns from the left, then the diagonals of both families. */
    private static List<List<int[]>> linesOf369(PlainBoard board) {
        List<List<int[]>> lines = new ArrayList<>(rowsAndColumns(board));
        lines.addAll(diagonals(board));
        return lines;
    }

    private static List<List<int[]>> rowsAndColumns(PlainBoard board) {
        List<List<int[]>> lines = new ArrayList<>();
        for (int row = 0; row < board.size(); row++) {
            lines.add(PlainBoard.window(board.size(), new int[] {0, row}, 1, 0, board.size()));
        }
        for (int column = 0; column < board.size(); column++) {
            lines.add(PlainBoard.window(board.size(), new int[] {column, 0}, 0, 1, board.size()));
        }
        return lines;
    }

    private static List<List<int[]>> diagonals(PlainBoard board) {
        List<List<int[]>> lines = new ArrayList<>();
        for (int sum = 1 - board.size(); sum < 2 * board.size(); sum++) {
            int which = sum;
            lines.add(PlainBoard.cells(board.size()).stream()
                    .filter(cell -> cell[0] - cell[1] == which)
                    .toList());
            lines.add(PlainBoard.cells(board.size()).stream()
                    .filter(cell -> cell[0] + cell[1] == which)
                    .toList());
        }
        lines.removeIf(List::isEmpty);
        return lines;
    }

    /**
     * 369, greedy-lines: the lines of which the level plays a random empty cell; the whole board if nothing scores.
     * There are several only if they are diagonals with equal scores, for which the original program's description has
     * no order.
     */
    static List<List<int[]>> greedyLines(PlainBoard board, String stone) {
        List<List<int[]>> straight = rowsAndColumns(board);
        List<List<int[]>> diagonals = diagonals(board);
        List<int[]> best = straight.get(0);
        for (List<int[]> line : straight) {
            best = gain(board, line, stone) > gain(board, best, stone) ? line : best;
        }
        int most = diagonals.stream()
                .mapToInt(line -> gain(board, line, stone))
                .max()
                .orElse(0);
        if (most > gain(board, best, stone)) {
            return diagonals.stream()
                    .filter(line -> gain(board, line, stone) == most)
                    .toList();
        }
        return List.of(gain(board, best, stone) > 0 ? best : PlainBoard.cells(board.size()));
    }

    /** The points of one more stone on a line by the count of that line; 0 if it is full. */
    private static int gain(PlainBoard board, List<int[]> line, String stone) {
        return board.count(line, "") == 0 ? 0 : points(board.count(line, stone) + 1);
    }

    /**
     * Blackstone, greedy, times ten: the opponent's moves + 0.8 times its open directions - 0.2 times the mover's own
     * moves.
     */
    static int blackstone(String mover, String move, PlainBoard after) {
        String opponent = mover.equals("r") ? "b" : "r";
        return 10 * slides(after, opponent, after.size())
                + 8 * slides(after, opponent, 1)
                - 2 * slides(after, mover, after.size());
    }

    /**
     * The number of empty cells that stones of a colour reach in the eight directions, each at most {@code reach} away.
     */
    private static int slides(PlainBoard board, String colour, int reach) {
        int count = 0;
        for (int[] cell : PlainBoard.cells(board.size())) {
            for (int direction = 0; direction < 9 && board.at(cell[0], cell[1]).equals(colour); direction++) {
                int dx = direction % 3 - 1;
                int dy = direction / 3 - 1;
                for (int k = 1; k <= reach && board.isEmpty(cell[0] + k * dx, cell[1] + k * dy); k++) {
                    count++;
                }
            }
        }
        return count;
    }

    /** Greener, level 2: the greens inside the mover's own stacks. */
    static int greener(String mover, String move, PlainBoard after) {
        int greens = 0;
        for (int[] cell : PlainBoard.cells(after.size())) {
            String stack = after.at(cell[0], cell[1]);
            greens += stack.endsWith(mover)
                    ? stack.length() - stack.replace("g", "").length()
                    : 0;
        }
        return -greens;
    }

    /** Dag en Nacht, hard: by the distances of both sides. */
    static Badness dagEnNacht(int size, boolean balanced) {
        List<List<int[]>> white = windows(size, false);
        List<List<int[]>> black = windows(size, balanced);
        return (mover, move, after) -> {
            int blacks = distance(after, "b", "w", black);
            int whites = distance(after, "w", "b", white);
            int own = mover.equals("b") ? blacks : whites;
            int opponents = mover.equals("b") ? whites : blacks;
            return own == 0 ? 0 : own >= opponents ? 20 - opponents : 5 + own - opponents;
        };
    }

    private static int distance(PlainBoard board, String own, String other, List<List<int[]>> windows) {
        int least = Integer.MAX_VALUE;
        for (List<int[]> window : windows) {
            int opposing = board.count(window, other);
            int distance = window.size() + (opposing == 0 ? -board.count(window, own) : opposing);
            least = Math.min(least, distance);
        }
        return least;
    }

    /** Fives along rows and columns, if {@code fromWhite} only from white to white, and fours along white diagonals. */
    private static List<List<int[]>> windows(int size, boolean fromWhite) {
        List<List<int[]>> windows = new ArrayList<>();
        for (int[] cell : PlainBoard.cells(size)) {
            boolean white = (cell[0] + cell[1]) % 2 == 0;
            if (white || !fromWhite) {
                windows.add(PlainBoard.window(size, cell, 1, 0, 5));
                windows.add(PlainBoard.window(size, cell, 0, 1, 5));
            }
            if (white) {
                windows.add(PlainBoard.window(size, cell, 1, 1, 4));
                windows.add(PlainBoard.window(size, cell, -1, 1, 4));
            }
        }
        windows.removeIf(List::isEmpty);
        return windows;
    }
}
