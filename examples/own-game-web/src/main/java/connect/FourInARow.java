package connect;

import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.Cell;
import dev.boardwright.core.board.Grid;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Four in a row: stones fall to the lowest empty cell of a column. */
public final class FourInARow extends ValueGame<FourInARow.State, FourInARow.Move> {
    static final GameInfo INFO = new GameInfo(
            "four-in-a-row",
            "Four in a row",
            List.of("Red", "Blue"),
            List.of(),
            "1. A stone falls to the lowest empty cell of its column.\n"
                    + "2. Four in a row, in any direction, win. A full board is a draw.\n");

    private static final Grid GRID = Grid.of(7, 6);
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    /** The cells from a1 along the rows: r, b or a dot; and the side to move. */
    public record State(String board, Player turn) implements Serializable {}

    /** A stone that lands on this cell. */
    public record Move(int cell) implements Serializable {}

    private final GameOptions options;
    private final Notation<State, Move> notation = Notation.of(
            state -> BoardText.format(GRID, state.board()) + " " + BoardText.formatTurn(state.turn(), "rb"),
            FourInARow::parse,
            move -> GRID.name(move.cell()),
            text -> new Move(GRID.parse(text)));

    /** A game with options that INFO.resolve has returned. */
    public FourInARow(GameOptions resolved) {
        options = resolved;
    }

    @Override
    public GameInfo info() {
        return INFO;
    }

    @Override
    public GameOptions options() {
        return options;
    }

    @Override
    public State initialState() {
        return new State(".".repeat(GRID.cells()), Player.FIRST);
    }

    @Override
    public Player turn(State state) {
        return state.turn();
    }

    @Override
    protected List<Move> moves(State state) {
        return IntStream.range(0, GRID.cells())
                .filter(cell -> state.board().charAt(cell) == '.')
                .filter(cell -> GRID.row(cell) == 0 || state.board().charAt(cell - GRID.columns()) != '.')
                .mapToObj(Move::new)
                .toList();
    }

    @Override
    protected State next(State state, Move move) {
        StringBuilder board = new StringBuilder(state.board());
        board.setCharAt(move.cell(), BoardText.formatTurn(state.turn(), "rb"));
        return new State(board.toString(), state.turn().opponent());
    }

    @Override
    public Outcome outcome(State state) {
        List<Cell> row = endCells(state);
        if (!row.isEmpty()) {
            char stone = state.board().charAt(GRID.cell(row.get(0)));
            return Outcome.winOf(stone == 'r' ? Player.FIRST : Player.SECOND);
        }
        return state.board().indexOf('.') < 0 ? Outcome.DRAW : Outcome.ONGOING;
    }

    @Override
    public List<Cell> endCells(State state) {
        for (int cell = 0; cell < GRID.cells(); cell++) {
            for (int[] direction : DIRECTIONS) {
                List<Cell> row = row(state, cell, direction);
                if (row.size() == 4) {
                    return row;
                }
            }
        }
        return List.of();
    }

    /** Up to four equal stones in a row, from a cell on. */
    private static List<Cell> row(State state, int from, int[] direction) {
        List<Cell> row = new ArrayList<>();
        int column = GRID.column(from);
        int line = GRID.row(from);
        char stone = state.board().charAt(from);
        while (stone != '.'
                && row.size() < 4
                && column < GRID.columns()
                && line >= 0
                && line < GRID.rows()
                && state.board().charAt(GRID.cell(column, line)) == stone) {
            row.add(new Cell(column, line));
            column += direction[0];
            line += direction[1];
        }
        return row;
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    @Override
    public BoardView view(State state) {
        return BoardView.of(
                GRID.columns(),
                GRID.rows(),
                state.board(),
                cell -> BoardView.Shade.PLAIN,
                Map.of('r', BoardView.Colour.RED, 'b', BoardView.Colour.BLUE),
                List.of());
    }

    private static State parse(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(BoardText.parse(GRID, "rb", parts.get(0)), BoardText.parseTurn(parts.get(1), "rb"));
    }
}
