package dev.boardwright.testkit;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import java.util.List;
import java.util.function.Function;

/** Tic-tac-toe with its rules in a position. Tests may pass a position with a bug. */
class FastTicTacToe extends GridGame<TicTacToe.State, TicTacToe.Move>
        implements Symmetric<TicTacToe.State, TicTacToe.Move> {
    private static final Grid GRID = Grid.square(3);
    private static final TicTacToe VALUES = new TicTacToe();

    private final Function<TicTacToe.State, Position<TicTacToe.State>> positions;

    FastTicTacToe() {
        this(FastTicTacToePosition::new);
    }

    FastTicTacToe(Function<TicTacToe.State, Position<TicTacToe.State>> positions) {
        super(GameInfo.of("fast-tic-tac-toe", "X", "O"), GameOptions.create(), GRID);
        this.positions = positions;
    }

    @Override
    public TicTacToe.State initialState() {
        return VALUES.initialState();
    }

    @Override
    public Notation<TicTacToe.State, TicTacToe.Move> notation() {
        return VALUES.notation();
    }

    @Override
    protected Position<TicTacToe.State> newPosition(TicTacToe.State state) {
        return positions.apply(state);
    }

    @Override
    public int encode(TicTacToe.Move move) {
        return move.cell();
    }

    @Override
    public TicTacToe.Move decode(int code) {
        if (code < 0 || code >= GRID.cells()) {
            throw new NotationException("there is no move with code " + code);
        }
        return new TicTacToe.Move(code);
    }

    @Override
    protected String whyIllegal(TicTacToe.State state, TicTacToe.Move move) {
        return "the cell is taken";
    }

    @Override
    public List<Symmetry> symmetries() {
        return Symmetry.ALL;
    }

    @Override
    public TicTacToe.State transformState(TicTacToe.State state, Symmetry symmetry) {
        return new TicTacToe.State(symmetry.apply(GRID, state.board()), state.turn());
    }

    @Override
    public TicTacToe.Move transformMove(TicTacToe.Move move, Symmetry symmetry) {
        return new TicTacToe.Move(symmetry.apply(GRID, move.cell()));
    }
}
