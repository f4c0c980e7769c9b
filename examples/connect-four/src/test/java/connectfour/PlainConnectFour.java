package connectfour;

import dev.boardwright.core.BoardText;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.util.List;
import java.util.stream.IntStream;

/** The rules of Connect Four once more, with values alone and without tricks: what the fast game is compared with. */
final class PlainConnectFour extends ValueGame<ConnectFour.State, ConnectFour.Move> {
    private static final Grid GRID = ConnectFour.GRID;

    @Override
    public GameInfo info() {
        return ConnectFour.INFO;
    }

    @Override
    public ConnectFour.State initialState() {
        return new ConnectFour.State(".".repeat(GRID.cells()), Player.FIRST);
    }

    @Override
    public Player turn(ConnectFour.State state) {
        return state.turn();
    }

    /** The lowest empty cell of each column that has one. */
    @Override
    protected List<ConnectFour.Move> moves(ConnectFour.State state) {
        return IntStream.range(0, GRID.columns())
                .flatMap(column -> IntStream.range(0, GRID.rows())
                        .map(row -> GRID.cell(column, row))
                        .filter(c -> state.board().charAt(c) == '.')
                        .limit(1))
                .mapToObj(c -> new ConnectFour.Move(GRID.cellAt(c)))
                .toList();
    }

    @Override
    protected ConnectFour.State next(ConnectFour.State state, ConnectFour.Move move) {
        StringBuilder board = new StringBuilder(state.board());
        board.setCharAt(GRID.cell(move.cell()), BoardText.formatTurn(state.turn(), ConnectFour.LETTERS));
        return new ConnectFour.State(board.toString(), state.turn().opponent());
    }

    /** Won by four discs of a colour in a row; drawn when the board is full. */
    @Override
    public Outcome outcome(ConnectFour.State state) {
        for (Direction axis : Direction.AXES) {
            for (int[] four : GRID.windows(4, axis)) {
                char disc = state.board().charAt(four[0]);
                if (disc != '.' && IntStream.of(four).allMatch(c -> state.board().charAt(c) == disc)) {
                    return disc == 'r' ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
                }
            }
        }
        return state.board().contains(".") ? Outcome.ONGOING : Outcome.DRAW;
    }

    @Override
    public Notation<ConnectFour.State, ConnectFour.Move> notation() {
        return ConnectFour.NOTATION;
    }
}
