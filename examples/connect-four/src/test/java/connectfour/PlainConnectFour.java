package connectfour;

import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Direction;
import dev.boardwright.testkit.PlainGame;
import java.util.List;
import java.util.stream.IntStream;

/** The rules of Connect Four with values: slow and easy to read. The contract compares the fast position with it. */
final class PlainConnectFour extends PlainGame<ConnectFour.State, ConnectFour.Move> {
    PlainConnectFour(ConnectFour game) {
        super(game);
    }

    @Override
    public ConnectFour.State initialState() {
        return new ConnectFour.State(".".repeat(grid().cells()), Player.FIRST);
    }

    /** The lowest empty cell of each column that has one. */
    @Override
    protected List<ConnectFour.Move> moves(ConnectFour.State state) {
        return IntStream.range(0, grid().columns())
                .flatMap(column -> IntStream.range(0, grid().rows())
                        .map(row -> grid().cell(column, row))
                        .filter(c -> state.board().charAt(c) == '.')
                        .limit(1))
                .mapToObj(c -> new ConnectFour.Move(grid().cellAt(c)))
                .toList();
    }

    @Override
    protected ConnectFour.State next(ConnectFour.State state, ConnectFour.Move move) {
        StringBuilder board = new StringBuilder(state.board());
        board.setCharAt(grid().cell(move.cell()), BoardText.formatTurn(state.turn(), ConnectFour.LETTERS));
        return new ConnectFour.State(board.toString(), state.turn().opponent());
    }

    /** Won by four discs of a colour in a row; drawn when the board is full. */
    @Override
    public Outcome outcome(ConnectFour.State state) {
        for (Direction axis : Direction.AXES) {
            for (int[] four : grid().windows(4, axis)) {
                char disc = state.board().charAt(four[0]);
                if (disc != '.' && IntStream.of(four).allMatch(c -> state.board().charAt(c) == disc)) {
                    return disc == 'r' ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
                }
            }
        }
        return state.board().contains(".") ? Outcome.ONGOING : Outcome.DRAW;
    }
}
