package dev.boardwright.dagennacht;

import dev.boardwright.core.Cell;
import dev.boardwright.core.Notation;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.List;

/** Writes positions as {@code <board> <turn>}, drops as their cell, and shifts as the names of both cells. */
final class DagEnNachtNotation implements Notation<DagEnNachtState, DagEnNachtMove> {
    private final DagEnNacht game;

    DagEnNachtNotation(DagEnNacht game) {
        this.game = game;
    }

    static String format(DagEnNachtState state) {
        return BoardText.format(Grid.square(state.size()), state.board()) + " "
                + BoardText.formatTurn(state.turn(), DagEnNachtState.LETTERS);
    }

    @Override
    public String formatState(DagEnNachtState state) {
        return format(state);
    }

    @Override
    public DagEnNachtState parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        String board = BoardText.parse(game.grid(), DagEnNachtState.LETTERS, parts.get(0));
        DagEnNachtState state = new DagEnNachtState(board, BoardText.parseTurn(parts.get(1), DagEnNachtState.LETTERS));
        // Refuses a board that both sides have won.
        game.position(state);
        return state;
    }

    @Override
    public String formatMove(DagEnNachtMove move) {
        return move.toString();
    }

    @Override
    public DagEnNachtMove parseMove(String text) {
        List<Cell> cells = game.grid().parseAll(text, 1, 2).stream()
                .map(game.grid()::cellAt)
                .toList();
        return cells.size() == 1
                ? new DagEnNachtMove.Drop(cells.get(0))
                : new DagEnNachtMove.Shift(cells.get(0), cells.get(1));
    }
}
