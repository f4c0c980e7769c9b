package dev.boardwright.greener;

import dev.boardwright.core.Notation;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import java.util.List;

/** Writes positions as {@code <board> <turn>} and moves as the names of both cells or {@code pass}. */
final class GreenerNotation implements Notation<GreenerState, GreenerMove> {
    /** The letters of black, white and green pyramids. */
    static final String PIECES = "bwg";

    private static final String TURNS = "bw";

    private final Grid grid;

    GreenerNotation(Grid grid) {
        this.grid = grid;
    }

    static String format(GreenerState state) {
        return BoardText.format(Grid.square(state.size()), state.stacks()::get) + " "
                + BoardText.formatTurn(state.turn(), TURNS);
    }

    @Override
    public String formatState(GreenerState state) {
        return format(state);
    }

    @Override
    public GreenerState parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new GreenerState(
                BoardText.parseStacks(grid, PIECES, parts.get(0)), BoardText.parseTurn(parts.get(1), TURNS));
    }

    @Override
    public String formatMove(GreenerMove move) {
        return move.toString();
    }

    @Override
    public GreenerMove parseMove(String text) {
        if (isPass(text)) {
            return GreenerMove.pass();
        }
        List<Integer> cells = grid.parseAll(text, 2, 2);
        return new GreenerMove.Carry(grid.cellAt(cells.get(0)), grid.cellAt(cells.get(1)));
    }

    /** Ignores case, of ASCII letters only: the long s is another letter. */
    private static boolean isPass(String text) {
        return text.equalsIgnoreCase("pass") && text.chars().allMatch(c -> c < 128);
    }
}
