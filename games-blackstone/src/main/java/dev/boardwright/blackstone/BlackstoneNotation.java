package dev.boardwright.blackstone;

import dev.boardwright.core.Notation;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.List;

/** Writes positions as {@code <board> <turn>} and moves as the names of both cells. */
final class BlackstoneNotation implements Notation<BlackstoneState, BlackstoneMove> {
    private static final String TURNS = "rb";

    private final Grid grid;

    BlackstoneNotation(Grid grid) {
        this.grid = grid;
    }

    static String format(BlackstoneState state) {
        return BoardText.format(Grid.square(state.size()), state.board()) + " "
                + BoardText.formatTurn(state.turn(), TURNS);
    }

    @Override
    public String formatState(BlackstoneState state) {
        return format(state);
    }

    @Override
    public BlackstoneState parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        String board = BoardText.parse(grid, BlackstoneState.LETTERS, parts.get(0));
        return new BlackstoneState(board, BoardText.parseTurn(parts.get(1), TURNS));
    }

    @Override
    public String formatMove(BlackstoneMove move) {
        return move.toString();
    }

    @Override
    public BlackstoneMove parseMove(String text) {
        List<Integer> cells = grid.parseAll(text, 2, 2);
        return new BlackstoneMove(grid.cellAt(cells.get(0)), grid.cellAt(cells.get(1)));
    }
}
