package connectfour;

import dev.boardwright.core.board.BoardState;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.Threats;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.Cell;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.io.Serializable;
import java.util.List;
import java.util.Map;

/**
 * Connect Four: Red and Yellow drop discs into seven columns of six; four in a row win. The rules are in the position.
 */
public final class ConnectFour extends GridGame<ConnectFour.State, ConnectFour.Move>
        implements PatternGame<ConnectFour.State, ConnectFour.Move>, Threatening<ConnectFour.State, ConnectFour.Move> {
    static final Grid GRID = Grid.of(7, 6);
    static final String LETTERS = "ry";
    static final GameInfo INFO = new GameInfo(
                    "connect-four",
                    "Connect Four",
                    List.of("Red", "Yellow"),
                    List.of(),
                    "1. Red and Yellow drop a disc into a column in turn, onto the lowest empty cell. Red begins.\n"
                            + "2. Four discs of one colour in a row, in any direction, win. A full board without them is a"
                            + " draw.\n")
            .withSummary("Drop discs into columns, and make four in a row to win.");

    static final Notation<State, Move> NOTATION = Notation.of(
            state -> BoardText.format(GRID, state.board()) + " " + BoardText.formatTurn(state.turn(), LETTERS),
            ConnectFour::parseState,
            move -> move.cell().toString(),
            text -> new Move(GRID.cellAt(GRID.parse(text))));

    /** The discs from a1 along the rows, r, y or a dot, and the side to move. */
    public record State(String board, Player turn) implements BoardState {
        /** Validates the length and the letters, and that there is no gap under a disc. */
        public State {
            if (board.length() != GRID.cells() || turn == null) {
                throw new NotationException("a board has " + GRID.cells() + " cells and a turn");
            }
            for (int c = 0; c < board.length(); c++) {
                if ((LETTERS + ".").indexOf(board.charAt(c)) < 0) {
                    throw new NotationException("discs are r and y, not " + board.charAt(c));
                }
                int below = c - GRID.columns();
                if (board.charAt(c) != '.' && below >= 0 && board.charAt(below) == '.') {
                    throw new NotationException("there is nothing under the disc on " + GRID.name(c));
                }
            }
        }

        @Override
        public Grid grid() {
            return GRID;
        }
    }

    /** A disc that lands on this cell. */
    public record Move(Cell cell) implements Serializable {}

    /** The game; it has no options. */
    public ConnectFour() {
        super(INFO, GameOptions.create(), GRID);
    }

    private static State parseState(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(
                BoardText.parse(GRID, LETTERS, parts.get(0)), BoardText.parseTurn(parts.get(1), LETTERS));
    }

    @Override
    public State initialState() {
        return new State(".".repeat(GRID.cells()), Player.FIRST);
    }

    @Override
    public Notation<State, Move> notation() {
        return NOTATION;
    }

    @Override
    protected Position<State> newPosition(State state) {
        return new ConnectFourPosition(state);
    }

    @Override
    public Threats<State> threats(Position<State> position) {
        return new ConnectFourThreats((ConnectFourPosition) position);
    }

    /** A code is a bit of the position's words. */
    @Override
    public int encode(Move move) {
        return ConnectFourPosition.bit(GRID.cellAt(GRID.cell(move.cell())));
    }

    @Override
    public Move decode(int code) {
        return new Move(ConnectFourPosition.cell(code));
    }

    @Override
    protected String whyIllegal(State state, Move move) {
        return state.board().charAt(GRID.cell(move.cell())) == '.'
                ? "a disc falls to the lowest empty cell"
                : "there is a disc on " + move.cell();
    }

    @Override
    public BoardView view(State state) {
        return BoardView.of(
                GRID.columns(),
                GRID.rows(),
                checked(state).board(),
                c -> BoardView.Shade.PLAIN,
                Map.of('r', BoardView.Colour.RED, 'y', BoardView.Colour.YELLOW),
                List.of());
    }

    /** The discs of the side to move and of the other side, as the position keeps them; for learning. */
    @Override
    public BoardBits<State> boardBits() {
        BitLayout layout = BitLayout.of(
                        GRID, 2, (plane, cell) -> Long.SIZE * plane + ConnectFourPosition.bit(GRID.cellAt(cell)))
                .withPhases(4)
                .withMirror();
        return new BoardBits<>(layout) {
            @Override
            public void read(Position<State> position, long[] words) {
                ((ConnectFourPosition) position).bits(words);
            }
        };
    }
}
