package dev.boardwright.dagennacht;

import dev.boardwright.core.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Boards drawn in tests: rows from the top, a letter for a stone and a dot for an empty square. */
final class Boards {
    private Boards() {}

    /** The drawn board; {@code turn} is {@code b} or {@code w}. */
    static DagEnNachtState state(char turn, String drawing) {
        return new DagEnNachtState(String.join("", rows(drawing)), Player.of("bw".indexOf(turn)));
    }

    /** A board of this size with the drawing in its lower left corner, empty elsewhere. */
    static DagEnNachtState corner(int size, char turn, String drawing) {
        List<String> rows = new ArrayList<>(rows(drawing));
        while (rows.size() < size) {
            rows.add("");
        }
        rows.replaceAll(row -> row + ".".repeat(size - row.length()));
        return new DagEnNachtState(String.join("", rows), Player.of("bw".indexOf(turn)));
    }

    /**
     * A full board that nobody has won:
     *
     * <pre>
     *   wwbbwwbbwwb
     *   bbwwbbwwbbw
     *   wwbbwwbbwwb
     * </pre>
     *
     * and so on, the lowest row beginning with two black stones.
     */
    static DagEnNachtState full(int size, Player turn) {
        StringBuilder board = new StringBuilder();
        for (int c = 0; c < size * size; c++) {
            board.append("bw".charAt((c % size / 2 + c / size) % 2));
        }
        return new DagEnNachtState(board.toString(), turn);
    }

    /** {@link #full} without the stones on every tenth square, which is white: the first moves are all shifts. */
    static DagEnNachtState nearlyFull(int size, Player turn) {
        StringBuilder board = new StringBuilder(full(size, turn).board());
        for (int c = 0; c < board.length(); c += 10) {
            board.setCharAt(c, '.');
        }
        return new DagEnNachtState(board.toString(), turn);
    }

    private static List<String> rows(String drawing) {
        List<String> rows =
                new ArrayList<>(drawing.lines().map(row -> row.replace(" ", "")).toList());
        Collections.reverse(rows);
        return rows;
    }

    /** The same board and turn with the colours changed. */
    static DagEnNachtState swapped(DagEnNachtState state) {
        String board = state.board().replace('b', 'x').replace('w', 'b').replace('x', 'w');
        return new DagEnNachtState(board, state.turn().opponent());
    }
}
