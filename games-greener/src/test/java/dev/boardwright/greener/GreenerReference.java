package dev.boardwright.greener;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Greener over a plain array of strings, written from the rules page alone: slow, and obvious. */
final class GreenerReference {
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private final int size;
    /** By column and row, from the bottom left; a stack is its letters from bottom to top. */
    private final String[][] board;

    private char turn;

    GreenerReference(GreenerState state) {
        size = state.size();
        board = new String[size][size];
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                board[column][row] = state.stacks().get(row * size + column);
            }
        }
        turn = state.turn() == Player.FIRST ? 'b' : 'w';
    }

    private char top(int column, int row) {
        String stack = board[column][row];
        return stack.isEmpty() ? '.' : stack.charAt(stack.length() - 1);
    }

    /** The moves of a colour as text, whoever is to move; without pass. */
    List<String> carries(char colour) {
        List<String> moves = new ArrayList<>();
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                for (int[] step : STEPS) {
                    int c = column + step[0];
                    int r = row + step[1];
                    while (c >= 0 && c < size && r >= 0 && r < size && board[c][r].isEmpty()) {
                        c += step[0];
                        r += step[1];
                    }
                    if (top(column, row) == colour && c >= 0 && c < size && r >= 0 && r < size) {
                        moves.add(name(column, row) + name(c, r));
                    }
                }
            }
        }
        return moves;
    }

    private static String name(int column, int row) {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }

    private static char other(char colour) {
        return colour == 'b' ? 'w' : 'b';
    }

    /** The legal moves as text, sorted. */
    List<String> moves() {
        List<String> moves = carries(turn);
        if (moves.isEmpty() && !carries(other(turn)).isEmpty()) {
            moves.add("pass");
        }
        Collections.sort(moves);
        return moves;
    }

    void play(String move) {
        if (!move.equals("pass")) {
            int fromColumn = move.charAt(0) - 'a';
            int fromRow = move.charAt(1) - '1';
            board[move.charAt(2) - 'a'][move.charAt(3) - '1'] += stack(move);
            board[fromColumn][fromRow] = "";
        }
        turn = other(turn);
    }

    boolean isOver() {
        return carries('b').isEmpty() && carries('w').isEmpty();
    }

    Outcome outcome() {
        if (!isOver()) {
            return Outcome.ONGOING;
        }
        int greens = Integer.compare(greens('b'), greens('w'));
        int decided = greens != 0 ? greens : Integer.compare(tallest('b'), tallest('w'));
        return decided > 0 ? Outcome.FIRST_WINS : decided < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    int greens(char colour) {
        return stacks(colour).stream().mapToInt(GreenerReference::greensIn).sum();
    }

    static int greensIn(String stack) {
        return stack.replaceAll("[^g]", "").length();
    }

    /** The stack on the cell with this name. */
    String stack(String cell) {
        return board[cell.charAt(0) - 'a'][cell.charAt(1) - '1'];
    }

    int tallest(char colour) {
        return stacks(colour).stream().mapToInt(String::length).max().orElse(0);
    }

    private List<String> stacks(char colour) {
        List<String> stacks = new ArrayList<>();
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                if (top(column, row) == colour) {
                    stacks.add(board[column][row]);
                }
            }
        }
        return stacks;
    }

    GreenerState state() {
        List<String> stacks = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                stacks.add(board[column][row]);
            }
        }
        return new GreenerState(stacks, turn == 'b' ? Player.FIRST : Player.SECOND);
    }

    /** The number of move sequences, by the definition. */
    long perft(int depth) {
        if (depth == 0 || isOver()) {
            return 1;
        }
        long count = 0;
        for (String move : moves()) {
            GreenerReference next = new GreenerReference(state());
            next.play(move);
            count += next.perft(depth - 1);
        }
        return count;
    }
}
