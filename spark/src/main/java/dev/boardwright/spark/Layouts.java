package dev.boardwright.spark;

import dev.boardwright.core.OptionException;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Every arrangement of the pieces of a full board, by number in alphabetical order: positions to solve for a game with
 * random starts.
 */
final class Layouts implements Positions {
    private static final long serialVersionUID = 1;

    private final String board;
    private final String rest;
    private final int count;

    /**
     * The arrangements of the pieces in a position.
     *
     * @throws OptionException if its board has empty cells or stacks, or there are too many arrangements
     */
    Layouts(String position) {
        int space = position.indexOf(' ');
        board = space < 0 ? position : position.substring(0, space);
        rest = position.substring(board.length());
        if (!board.chars().allMatch(c -> c == '/' || Character.isLetter(c))) {
            throw new OptionException("layouts need a position with one piece on every cell, not " + board);
        }
        try {
            count = Math.toIntExact(arrangements(pieces()));
        } catch (ArithmeticException e) {
            throw new OptionException("there are too many layouts of " + board);
        }
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public String name() {
        return "layouts of " + board + rest;
    }

    /** Returns these layouts, because they are computed from their numbers. */
    @Override
    public Positions slice(long[] numbers) {
        return this;
    }

    private SortedMap<Character, Integer> pieces() {
        SortedMap<Character, Integer> pieces = new TreeMap<>();
        for (int i = 0; i < board.length(); i++) {
            char c = board.charAt(i);
            if (c != '/') {
                pieces.merge(c, 1, Integer::sum);
            }
        }
        return pieces;
    }

    /** The product of binomials: exact at every step. */
    private static long arrangements(SortedMap<Character, Integer> pieces) {
        long result = 1;
        int cells = 0;
        for (int count : pieces.values()) {
            for (int i = 1; i <= count; i++) {
                cells++;
                result = Math.multiplyExact(result, (long) cells) / i;
            }
        }
        return result;
    }

    @Override
    public String get(long number) {
        SortedMap<Character, Integer> pieces = pieces();
        StringBuilder layout = new StringBuilder();
        long left = number;
        for (int i = 0; i < board.length(); i++) {
            if (board.charAt(i) == '/') {
                layout.append('/');
                continue;
            }
            for (char piece : pieces.keySet().toArray(Character[]::new)) {
                SortedMap<Character, Integer> others = without(pieces, piece);
                long ways = arrangements(others);
                if (left < ways) {
                    layout.append(piece);
                    pieces = others;
                    break;
                }
                left -= ways;
            }
        }
        return layout.append(rest).toString();
    }

    /** The number of a position: the inverse of {@link #get}. */
    long number(String position) {
        SortedMap<Character, Integer> pieces = pieces();
        long number = 0;
        for (int i = 0; i < board.length(); i++) {
            char piece = position.charAt(i);
            if (piece != '/') {
                for (char before : pieces.headMap(piece).keySet()) {
                    number += arrangements(without(pieces, before));
                }
                pieces = without(pieces, piece);
            }
        }
        return number;
    }

    private static SortedMap<Character, Integer> without(SortedMap<Character, Integer> pieces, char piece) {
        SortedMap<Character, Integer> others = new TreeMap<>(pieces);
        others.computeIfPresent(piece, (key, count) -> count == 1 ? null : count - 1);
        return others;
    }
}
