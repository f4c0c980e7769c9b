package domineering;

import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.Direction;
import dev.boardwright.core.board.Grid;
import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;

/** Domineering: Vertical and Horizontal put dominoes on a board in turn; a player who cannot move loses. */
public final class Domineering extends ValueGame<Domineering.State, Domineering.Move> {
    static final GameInfo INFO = new GameInfo(
            "domineering",
            "Domineering",
            List.of("Vertical", "Horizontal"),
            List.of(GameOption.size(2, 8, 1, 6)),
            "Vertical covers two empty cells one above the other, Horizontal two side by side.\n"
                    + "Vertical begins. A player who cannot move loses.\n");

    /** The cells from a1 along the rows: v, h or a dot; and the side to move. */
    public record State(String board, Player turn) implements Serializable {}

    /** A domino, by its left or lower cell. */
    public record Move(int cell) implements Serializable {}

    private final GameOptions options;
    private final Grid grid;
    private final Notation<State, Move> notation;

    /** A game with options that INFO.resolve has returned. */
    public Domineering(GameOptions resolved) {
        options = resolved;
        grid = Grid.square(resolved.getInt("size"));
        notation = Notation.of(
                state -> BoardText.format(grid, state.board()) + " " + BoardText.formatTurn(state.turn(), "vh"),
                this::parse,
                move -> grid.name(move.cell()),
                text -> new Move(grid.parse(text)));
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
        return new State(".".repeat(grid.cells()), Player.FIRST);
    }

    @Override
    public Player turn(State state) {
        return state.turn();
    }

    @Override
    protected List<Move> moves(State state) {
        return movesOf(state, state.turn());
    }

    private List<Move> movesOf(State state, Player player) {
        return IntStream.range(0, grid.cells())
                .filter(cell -> {
                    int other = other(cell, player);
                    return other >= 0 && state.board().charAt(cell) == '.' && state.board().charAt(other) == '.';
                })
                .mapToObj(Move::new)
                .toList();
    }

    private int other(int cell, Player player) {
        return grid.step(cell, player == Player.FIRST ? Direction.NORTH : Direction.EAST);
    }

    @Override
    protected State next(State state, Move move) {
        StringBuilder board = new StringBuilder(state.board());
        char domino = BoardText.formatTurn(state.turn(), "vh");
        board.setCharAt(move.cell(), domino);
        board.setCharAt(other(move.cell(), state.turn()), domino);
        return new State(board.toString(), state.turn().opponent());
    }

    @Override
    public Outcome outcome(State state) {
        return movesOnce(state).isEmpty() ? Outcome.winOf(state.turn().opponent()) : Outcome.ONGOING;
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    private State parse(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(BoardText.parse(grid, "vh", parts.get(0)), BoardText.parseTurn(parts.get(1), "vh"));
    }

    /** The difference in the number of moves. */
    @Override
    public Evaluation<State> evaluation() {
        return (position, player) -> {
            State state = position.toState();
            return player.sign() * (movesOf(state, Player.FIRST).size() - movesOf(state, Player.SECOND).size());
        };
    }
}
