package dev.boardwright.threesixnine;

import dev.boardwright.core.Outcome;
import java.util.ArrayList;
import java.util.List;

/** The rules once more, slow and obvious, over a plain array: an oracle for random games. */
final class ThreeSixNineReference {
    private final int size;
    private final boolean coloured;
    private final char[][] board;
    private final int[] points = new int[2];
    private int side;

    ThreeSixNineReference(int size, boolean coloured) {
        this.size = size;
        this.coloured = coloured;
        board = new char[size][size];
    }

    List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (board[y][x] == 0) {
                    moves.add("" + (char) ('a' + x) + (y + 1));
                }
            }
        }
        return moves;
    }

    void play(String move) {
        int x = move.charAt(0) - 'a';
        int y = Integer.parseInt(move.substring(1)) - 1;
        char stone = coloured ? "wb".charAt(side) : 'x';
        board[y][x] = stone;
        int[] onLine = new int[4];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (board[row][column] == stone) {
                    onLine[0] += row == y ? 1 : 0;
                    onLine[1] += column == x ? 1 : 0;
                    onLine[2] += column - row == x - y ? 1 : 0;
                    onLine[3] += column + row == x + y ? 1 : 0;
                }
            }
        }
        for (int stones : onLine) {
            points[side] += stones == 3 ? 1 : stones == 6 ? 2 : stones == 9 ? 3 : 0;
        }
        side = 1 - side;
    }

    Outcome outcome() {
        if (!moves().isEmpty()) {
            return Outcome.ONGOING;
        }
        return points[0] > points[1] ? Outcome.FIRST_WINS : points[0] < points[1] ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    String text() {
        StringBuilder out = new StringBuilder();
        for (int y = size - 1; y >= 0; y--) {
            int empty = 0;
            for (int x = 0; x <= size; x++) {
                if (x < size && board[y][x] == 0) {
                    empty++;
                } else {
                    out.append(empty > 0 ? "" + empty : "").append(x < size ? "" + board[y][x] : "");
                    empty = 0;
                }
            }
            out.append(y > 0 ? "/" : "");
        }
        return out + " " + "wb".charAt(side) + " " + points[0] + "-" + points[1];
    }
}
