package dev.boardwright.blackstone;

import dev.boardwright.blackstone.board.Lanes;
import dev.boardwright.blackstone.board.MoveCodes;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game Blackstone on a board of one size, in one variant. The package page has its rules. */
public final class Blackstone extends GridGame<BlackstoneState, BlackstoneMove>
        implements Symmetric<BlackstoneState, BlackstoneMove>, PatternGame<BlackstoneState, BlackstoneMove> {
    private static final int SMALLEST = 6;
    private static final int LARGEST = 18;

    /** The name, sides, options and rules of Blackstone. */
    public static final GameInfo INFO = new GameInfo(
                    "blackstone",
                    "Blackstone",
                    List.of("Red", "Blue"),
                    List.of(
                            GameOption.size(SMALLEST, LARGEST, 2, 8),
                            GameOption.choice(
                                    "variant", "which black stones leave with blocked ones", Variant.STANDARD),
                            GameOption.choice(
                                    "double-elimination",
                                    "the result if both colours leave in one move",
                                    DoubleElimination.DRAW)),
                    BlackstoneRules.TEXT)
            .withSummary(
                    "Every move leaves a black stone behind; a stone with no empty cell next to it leaves the board.");

    private static final Map<Character, BoardView.Colour> COLOURS =
            Map.of('r', BoardView.Colour.RED, 'b', BoardView.Colour.BLUE, 'x', BoardView.Colour.BLACK);

    private final Variant variant;
    private final DoubleElimination doubleElimination;
    private final BlackstoneNotation notation;
    /** The grid of {@link MoveCodes#squares}. */
    private final Grid squares;

    private final Lanes lanes;

    Blackstone(GameOptions resolved) {
        super(INFO, resolved, Grid.square(resolved.getInt("size")));
        variant = resolved.getEnum("variant", Variant.class);
        doubleElimination = resolved.getEnum("double-elimination", DoubleElimination.class);
        notation = new BlackstoneNotation(grid());
        squares = MoveCodes.squares(grid());
        lanes = new Lanes(grid());
    }

    /** The usual game: 8 by 8, variant standard, a draw if both colours leave in one move. */
    public static Blackstone create() {
        return of(8, Variant.STANDARD);
    }

    /**
     * The game on a board of {@code size} by {@code size} cells, drawn when both colours leave in one move.
     *
     * @throws OptionException if the size is not even or not 6 to 18
     */
    public static Blackstone of(int size, Variant variant) {
        return of(size, variant, DoubleElimination.DRAW);
    }

    /**
     * The game on a board of {@code size} by {@code size} cells.
     *
     * @throws OptionException if the size is not even or not 6 to 18
     */
    public static Blackstone of(int size, Variant variant, DoubleElimination doubleElimination) {
        return new Blackstone(INFO.resolve(
                GameOptions.of("size", size).with("variant", variant).with("double-elimination", doubleElimination)));
    }

    static void checkSize(int size) {
        if (size < SMALLEST || size > LARGEST || size % 2 != 0) {
            throw new NotationException(
                    "Blackstone has boards of even size from " + SMALLEST + " to " + LARGEST + ", not " + size);
        }
    }

    /** The number of cells along a side. */
    public int size() {
        return grid().columns();
    }

    /** Which black stones leave with blocked ones. */
    public Variant variant() {
        return variant;
    }

    /** The result if both colours leave in one move. */
    public DoubleElimination doubleElimination() {
        return doubleElimination;
    }

    Lanes lanes() {
        return lanes;
    }

    /** Rules 1 and 2. */
    @Override
    public BlackstoneState initialState() {
        StringBuilder board = new StringBuilder(".".repeat(grid().cells()));
        int last = size() - 1;
        for (int i = 1; i < last - 1; i += 2) {
            board.setCharAt(grid().cell(i, last), 'r');
            board.setCharAt(grid().cell(i + 1, 0), 'r');
            board.setCharAt(grid().cell(0, i), 'b');
            board.setCharAt(grid().cell(last, i + 1), 'b');
        }
        return new BlackstoneState(board.toString(), Player.FIRST);
    }

    @Override
    public Notation<BlackstoneState, BlackstoneMove> notation() {
        return notation;
    }

    @Override
    protected Position<BlackstoneState> newPosition(BlackstoneState state) {
        return new BlackstonePosition(this, state);
    }

    @Override
    public int encode(BlackstoneMove move) {
        return MoveCodes.code(square(move.from()), square(move.to()));
    }

    @Override
    public BlackstoneMove decode(int code) {
        int from = MoveCodes.from(code);
        int to = MoveCodes.to(code);
        if (!isSquare(from) || !isSquare(to)) {
            throw new NotationException("there is no move with code " + code);
        }
        return new BlackstoneMove(squares.cellAt(from), squares.cellAt(to));
    }

    private int square(Cell cell) {
        // The grid refuses a cell that is not on this board.
        return squares.cell(grid().cellAt(grid().cell(cell)));
    }

    private boolean isSquare(int square) {
        return square < squares.cells() && squares.column(square) < grid().columns();
    }

    @Override
    protected String whyIllegal(BlackstoneState state, BlackstoneMove move) {
        int from = grid().cell(move.from());
        int to = grid().cell(move.to());
        int mover = state.turn().index();
        if (state.board().charAt(from) != "rb".charAt(mover)) {
            return "there is no " + (mover == 0 ? "red" : "blue") + " stone on " + move.from();
        }
        if (from == to) {
            return "the stone must leave its cell";
        }
        if (state.board().charAt(to) != '.') {
            return "there is a stone on " + move.to();
        }
        int columns = Math.abs(move.to().column() - move.from().column());
        int rows = Math.abs(move.to().row() - move.from().row());
        return columns == 0 || rows == 0 || columns == rows
                ? "there is a stone in the way"
                : "a stone moves along a row, a column or a diagonal";
    }

    @Override
    public BoardView view(BlackstoneState state) {
        return BoardView.of(
                grid().columns(),
                grid().rows(),
                checked(state).board(),
                c -> BoardView.Shade.PLAIN,
                COLOURS,
                List.of(new BoardView.Tally("stones", state.count('r'), state.count('b'))));
    }

    @Override
    public Optional<String> weights() {
        return BlackstoneWeights.name(this);
    }

    /** With learned weights for the sizes and variants that have them. */
    @Override
    public Evaluation<BlackstoneState> evaluation() {
        return BlackstoneWeights.evaluation(this);
    }

    /** The evaluation of the level {@code greedy} of the original Blackstone program. */
    @Override
    public Evaluation<BlackstoneState> greedyEvaluation() {
        return BlackstoneEvaluation.GREEDY;
    }

    @Override
    public BoardBits<BlackstoneState> boardBits() {
        return new BlackstoneBits(grid());
    }

    /** All but the result if both colours leave, which few games meet. */
    @Override
    public GameOptions patternOptions() {
        return GameOptions.of("size", size()).with("variant", variant);
    }

    @Override
    public List<Symmetry> symmetries() {
        return Symmetry.ALL;
    }

    @Override
    public BlackstoneState transformState(BlackstoneState state, Symmetry symmetry) {
        return new BlackstoneState(symmetry.apply(grid(), state.board()), state.turn());
    }

    @Override
    public BlackstoneMove transformMove(BlackstoneMove move, Symmetry symmetry) {
        return new BlackstoneMove(symmetry.apply(grid(), move.from()), symmetry.apply(grid(), move.to()));
    }
}
