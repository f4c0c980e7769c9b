package dev.boardwright.blackstone;

import dev.boardwright.core.Outcome;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The rules once more, slow and obvious, over a plain array: an oracle for random games. */
final class BlackstoneReference {
    private final int size;
    private final String variant;
    private final boolean moverWins;
    /** By row and column from the bottom left. */
    private final char[][] board;

    private char turn;

    BlackstoneReference(Blackstone game, BlackstoneState state) {
        size = game.size();
        variant = game.options().get("variant");
        moverWins = game.options().get("double-elimination").equals("mover-wins");
        board = new char[size][size];
        for (int i = 0; i < size * size; i++) {
            board[i / size][i % size] = state.board().charAt(i);
        }
        turn = state.toString().charAt(state.toString().length() - 1);
    }

    /** A board as states write it, with dots in place of blocked stones. */
    static String withoutBlocked(int size, String board) {
        StringBuilder kept = new StringBuilder(board);
        for (int i = 0; i < board.length(); i++) {
            boolean free = false;
            for (int y = Math.max(0, i / size - 1); y <= Math.min(size - 1, i / size + 1); y++) {
                for (int x = Math.max(0, i % size - 1); x <= Math.min(size - 1, i % size + 1); x++) {
                    free |= board.charAt(y * size + x) == '.';
                }
            }
            if (!free && board.charAt(i) != 'x') {
                kept.setCharAt(i, '.');
            }
        }
        return kept.toString();
    }

    private char at(int x, int y) {
        return x >= 0 && y >= 0 && x < size && y < size ? board[y][x] : '#';
    }

    private int cell(int x, int y) {
        return y * size + x;
    }

    /** The moves of a colour, whoever's turn it is and whether or not the game is over: each at from * cells + to. */
    BitSet moves(char colour) {
        BitSet moves = new BitSet();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                for (int dx = -1; dx <= 1 && board[y][x] == colour; dx++) {
                    for (int dy = -1; dy <= 1; dy++) {
                        for (int k = 1; at(x + k * dx, y + k * dy) == '.'; k++) {
                            moves.set(cell(x, y) * size * size + cell(x + k * dx, y + k * dy));
                        }
                    }
                }
            }
        }
        return moves;
    }

    /** The moves of the side to move, none if the game is over. */
    BitSet legalMoves() {
        return outcome() == Outcome.ONGOING ? moves(turn) : new BitSet();
    }

    /** For each stone of a colour, how many of its neighbours are empty. */
    List<Integer> emptyNeighbours(char colour) {
        List<Integer> counts = new ArrayList<>();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (board[y][x] == colour) {
                    counts.add(neighbours(x, y, '.'));
                }
            }
        }
        return counts;
    }

    private int neighbours(int x, int y, char what) {
        int count = 0;
        for (int dx = -1; dx <= 1; dx++) {
            for (int dy = -1; dy <= 1; dy++) {
                count += (dx != 0 || dy != 0) && at(x + dx, y + dy) == what ? 1 : 0;
            }
        }
        return count;
    }

    void play(int fromX, int fromY, int toX, int toY) {
        board[toY][toX] = turn;
        board[fromY][fromX] = 'x';
        removeBlocked();
        turn = turn == 'r' ? 'b' : 'r';
    }

    private void removeBlocked() {
        List<int[]> blocked = new ArrayList<>();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if ((board[y][x] == 'r' || board[y][x] == 'b') && neighbours(x, y, '.') == 0) {
                    blocked.add(new int[] {x, y});
                }
            }
        }
        if (blocked.isEmpty()) {
            return;
        }
        for (int[] stone : blocked) {
            board[stone[1]][stone[0]] = '.';
        }
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                int column = x;
                int row = y;
                boolean near = blocked.stream()
                        .anyMatch(stone -> Math.abs(stone[0] - column) <= 1 && Math.abs(stone[1] - row) <= 1);
                boolean leaves = variant.equals("medium") ? near : variant.equals("high");
                if (board[y][x] == 'x' && leaves) {
                    board[y][x] = '.';
                }
            }
        }
    }

    Outcome outcome() {
        boolean red = !emptyNeighbours('r').isEmpty();
        boolean blue = !emptyNeighbours('b').isEmpty();
        if (red && blue) {
            return Outcome.ONGOING;
        }
        if (!red && !blue) {
            return !moverWins ? Outcome.DRAW : turn == 'r' ? Outcome.SECOND_WINS : Outcome.FIRST_WINS;
        }
        return red ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    String text() {
        StringBuilder out = new StringBuilder();
        for (int y = size - 1; y >= 0; y--) {
            int empty = 0;
            for (int x = 0; x <= size; x++) {
                if (x < size && board[y][x] == '.') {
                    empty++;
                } else {
                    out.append(empty > 0 ? "" + empty : "").append(x < size ? "" + board[y][x] : "");
                    empty = 0;
                }
            }
            out.append(y > 0 ? "/" : "");
        }
        return out + " " + turn;
    }
}
