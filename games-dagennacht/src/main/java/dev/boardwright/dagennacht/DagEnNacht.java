package dev.boardwright.dagennacht;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.IllegalMoveException;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Threatening;
import dev.boardwright.core.Threats;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The game Dag en Nacht on a board of one size, plain or balanced. The package page has its rules. */
public final class DagEnNacht extends GridGame<DagEnNachtState, DagEnNachtMove>
        implements Symmetric<DagEnNachtState, DagEnNachtMove>,
                PatternGame<DagEnNachtState, DagEnNachtMove>,
                Threatening<DagEnNachtState, DagEnNachtMove> {
    private static final int SMALLEST = 11;
    private static final int LARGEST = 19;
    private static final int STANDARD = 15;

    /** The name, sides, options and rules of Dag en Nacht. */
    public static final GameInfo INFO = new GameInfo(
                    "dagennacht",
                    "Dag en Nacht",
                    List.of("Black", "White"),
                    List.of(
                            GameOption.size(SMALLEST, LARGEST, 2, STANDARD),
                            GameOption.flag(
                                    "balanced", "Black's rows win only with five that start and end on white", false)),
                    DagEnNachtRules.TEXT)
            .withSummary("Drop stones on black squares, shift them to white ones, and make a row there to win.");

    private static final Map<Character, BoardView.Colour> COLOURS =
            Map.of('b', BoardView.Colour.BLACK, 'w', BoardView.Colour.WHITE);

    private final boolean balanced;
    private final Windows windows;
    private final Notation<DagEnNachtState, DagEnNachtMove> notation;
    /** Made when it is first needed; two threads may make the same one. */
    private volatile @Nullable WindowTable windowTable;

    DagEnNacht(GameOptions resolved) {
        super(INFO, resolved, Grid.square(resolved.getInt("size")));
        balanced = resolved.getBoolean("balanced");
        windows = new Windows(grid().columns(), balanced);
        notation = new DagEnNachtNotation(this);
    }

    /** The game on 15 by 15 squares, without the handicap. */
    public static DagEnNacht create() {
        return of(STANDARD, false);
    }

    /**
     * The game on a board of {@code size} by {@code size} squares, with or without Black's handicap.
     *
     * @throws OptionException if the size is not an odd number from 11 to 19
     */
    public static DagEnNacht of(int size, boolean balanced) {
        return new DagEnNacht(INFO.resolve(GameOptions.of("size", size).with("balanced", balanced)));
    }

    static void checkSize(int size) {
        if (size < SMALLEST || size > LARGEST || size % 2 == 0) {
            throw new NotationException(
                    "Dag en Nacht has boards of odd size from " + SMALLEST + " to " + LARGEST + ", not " + size);
        }
    }

    /** The number of squares along a side. */
    public int size() {
        return grid().columns();
    }

    /** Whether Black has the handicap. */
    public boolean isBalanced() {
        return balanced;
    }

    Windows windows() {
        return windows;
    }

    @Override
    public DagEnNachtState initialState() {
        return new DagEnNachtState(".".repeat(grid().cells()), Player.FIRST);
    }

    @Override
    public Notation<DagEnNachtState, DagEnNachtMove> notation() {
        return notation;
    }

    @Override
    protected Position<DagEnNachtState> newPosition(DagEnNachtState state) {
        return new DagEnNachtPosition(this, state);
    }

    @Override
    public int encode(DagEnNachtMove move) {
        if (move instanceof DagEnNachtMove.Drop drop) {
            return MoveCodes.of(square(drop.cell()), MoveCodes.DROP);
        }
        DagEnNachtMove.Shift shift = (DagEnNachtMove.Shift) move;
        int from = square(shift.from());
        int to = square(shift.to());
        return IntStream.range(MoveCodes.DROP + 1, MoveCodes.WAYS)
                .filter(way -> MoveCodes.target(from, way) == to)
                .map(way -> MoveCodes.of(from, way))
                .findFirst()
                .orElseThrow(() -> new IllegalMoveException(
                        move + " is not legal: a stone shifts one square left, right, up or down"));
    }

    @Override
    public DagEnNachtMove decode(int code) {
        int square = MoveCodes.square(code);
        int way = MoveCodes.way(code);
        if (way < MoveCodes.DROP || way >= MoveCodes.WAYS || !isOnBoard(square)) {
            throw noMove(code);
        }
        if (way == MoveCodes.DROP) {
            return new DagEnNachtMove.Drop(Squares.cell(square));
        }
        int target = MoveCodes.target(square, way);
        if (!isOnBoard(target)) {
            throw noMove(code);
        }
        return new DagEnNachtMove.Shift(Squares.cell(square), Squares.cell(target));
    }

    private static NotationException noMove(int code) {
        return new NotationException("there is no move with code " + code);
    }

    private boolean isOnBoard(int square) {
        return grid().contains(Squares.column(square), Squares.row(square));
    }

    private int square(Cell cell) {
        // The grid refuses a cell that is not on this board.
        return Squares.of(grid().cellAt(grid().cell(cell)));
    }

    @Override
    protected String whyIllegal(DagEnNachtState state, DagEnNachtMove move) {
        if (move instanceof DagEnNachtMove.Drop drop) {
            return isWhite(drop.cell())
                    ? drop.cell() + " is a white square, and stones drop on black ones"
                    : "there is a stone on " + drop.cell();
        }
        DagEnNachtMove.Shift shift = (DagEnNachtMove.Shift) move;
        char stone = letter(state, shift.from());
        if (stone == '.') {
            return "there is no stone on " + shift.from();
        }
        if (stone != DagEnNachtState.LETTERS.charAt(state.turn().index())) {
            return "the stone on " + shift.from() + " is the opponent's";
        }
        return isWhite(shift.from())
                ? "the stone on " + shift.from() + " is on a white square and cannot move"
                : "there is a stone on " + shift.to();
    }

    private char letter(DagEnNachtState state, Cell cell) {
        return state.board().charAt(grid().cell(cell));
    }

    private static boolean isWhite(Cell cell) {
        return Squares.isWhite(Squares.of(cell));
    }

    @Override
    public BoardView view(DagEnNachtState state) {
        return BoardView.of(
                grid().columns(),
                grid().rows(),
                checked(state).board(),
                c -> isWhite(grid().cellAt(c)) ? BoardView.Shade.LIGHT : BoardView.Shade.DARK,
                COLOURS,
                List.of());
    }

    /** Rule 3: the squares of every winning row. */
    @Override
    public List<Cell> endCells(DagEnNachtState state) {
        return new DagEnNachtPosition(this, checked(state)).winningCells();
    }

    @Override
    public Evaluation<DagEnNachtState> evaluation() {
        return DagEnNachtEvaluation.SEARCH;
    }

    /**
     * The evaluation of the level {@code hard} of the original Dag en Nacht program, for the player who has just moved.
     */
    @Override
    public Evaluation<DagEnNachtState> greedyEvaluation() {
        return DagEnNachtEvaluation.HARD;
    }

    @Override
    public BoardBits<DagEnNachtState> boardBits() {
        return new DagEnNachtBits(grid(), balanced);
    }

    @Override
    public Threats<DagEnNachtState> threats(Position<DagEnNachtState> position) {
        WindowTable table = windowTable;
        if (table == null) {
            table = new WindowTable(windows);
            windowTable = table;
        }
        return new DagEnNachtThreats((DagEnNachtPosition) position, table);
    }

    @Override
    public List<Symmetry> symmetries() {
        return Symmetry.ALL;
    }

    @Override
    public DagEnNachtState transformState(DagEnNachtState state, Symmetry symmetry) {
        return new DagEnNachtState(symmetry.apply(grid(), state.board()), state.turn());
    }

    @Override
    public DagEnNachtMove transformMove(DagEnNachtMove move, Symmetry symmetry) {
        if (move instanceof DagEnNachtMove.Drop drop) {
            return new DagEnNachtMove.Drop(symmetry.apply(grid(), drop.cell()));
        }
        DagEnNachtMove.Shift shift = (DagEnNachtMove.Shift) move;
        return new DagEnNachtMove.Shift(symmetry.apply(grid(), shift.from()), symmetry.apply(grid(), shift.to()));
    }
}
