package dev.boardwright.dagennacht;

import dev.boardwright.core.Outcome;
import java.util.ArrayList;
import java.util.List;

/** The rules once more, slow and obvious, over a plain array: an oracle for random games. */
final class DagEnNachtReference {
    private final int size;
    private final boolean balanced;
    private final char[][] board;
    private char turn;

    DagEnNachtReference(DagEnNachtState state, boolean balanced) {
        this.size = state.size();
        this.balanced = balanced;
        board = new char[size][size];
        for (int i = 0; i < size * size; i++) {
            board[i / size][i % size] = state.board().charAt(i);
        }
        turn = state.turn().index() == 0 ? 'b' : 'w';
    }

    private boolean isOn(int x, int y) {
        return x >= 0 && x < size && y >= 0 && y < size;
    }

    private static boolean isBlackSquare(int x, int y) {
        // Counted from 1, as the rules do, white squares have an even sum.
        return (x + 1 + y + 1) % 2 == 1;
    }

    private static String name(int x, int y) {
        return "" + (char) ('a' + x) + (y + 1);
    }

    List<String> moves() {
        return hasWon('b') || hasWon('w') ? List.of() : boardMoves();
    }

    private List<String> boardMoves() {
        List<String> moves = new ArrayList<>();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (isBlackSquare(x, y) && board[y][x] == '.') {
                    moves.add(name(x, y));
                }
            }
        }
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (isBlackSquare(x, y) && board[y][x] == turn) {
                    for (int[] step : new int[][] {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}) {
                        int toX = x + step[0];
                        int toY = y + step[1];
                        if (isOn(toX, toY) && board[toY][toX] == '.') {
                            moves.add(name(x, y) + name(toX, toY));
                        }
                    }
                }
            }
        }
        return moves;
    }

    void play(String move) {
        int second = 1;
        while (second < move.length() && Character.isDigit(move.charAt(second))) {
            second++;
        }
        set(move.substring(0, second), second == move.length() ? turn : '.');
        if (second < move.length()) {
            set(move.substring(second), turn);
        }
        turn = turn == 'b' ? 'w' : 'b';
    }

    private void set(String cell, char stone) {
        board[Integer.parseInt(cell.substring(1)) - 1][cell.charAt(0) - 'a'] = stone;
    }

    boolean hasWon(char stone) {
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                boolean mayStart = !(balanced && stone == 'b' && isBlackSquare(x, y));
                if (mayStart && (isRow(stone, x, y, 1, 0, 5) || isRow(stone, x, y, 0, 1, 5))) {
                    return true;
                }
                if (!isBlackSquare(x, y) && (isRow(stone, x, y, 1, 1, 4) || isRow(stone, x, y, 1, -1, 4))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isRow(char stone, int x, int y, int stepX, int stepY, int length) {
        for (int i = 0; i < length; i++) {
            if (!isOn(x + i * stepX, y + i * stepY) || board[y + i * stepY][x + i * stepX] != stone) {
                return false;
            }
        }
        return true;
    }

    Outcome outcome() {
        if (hasWon('b')) {
            return Outcome.FIRST_WINS;
        }
        if (hasWon('w')) {
            return Outcome.SECOND_WINS;
        }
        return boardMoves().isEmpty() ? Outcome.DRAW : Outcome.ONGOING;
    }

    String text() {
        StringBuilder out = new StringBuilder();
        for (char[] row : board) {
            out.append(row);
        }
        return out.append(' ').append(turn).toString();
    }
}
