package dev.boardwright.threesixnine;

import dev.boardwright.core.BoardView;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Endgame;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.ExactEndgames;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.NotationException;
import dev.boardwright.core.OptionException;
import dev.boardwright.core.Player;
import dev.boardwright.core.Policy;
import dev.boardwright.core.Position;
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.ScoredLine;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game 369 on a board of one size, in one variant. The package page has its rules. */
public final class ThreeSixNine extends GridGame<ThreeSixNineState, ThreeSixNineMove>
        implements Symmetric<ThreeSixNineState, ThreeSixNineMove>,
                Reducible<ThreeSixNineState, ThreeSixNineMove>,
                ExactEndgames<ThreeSixNineState, ThreeSixNineMove>,
                PatternGame<ThreeSixNineState, ThreeSixNineMove> {
    private static final int SMALLEST = 3;
    private static final int LARGEST = 19;

    /** The name, sides, options and rules of 369. */
    public static final GameInfo INFO = new GameInfo(
                    "369",
                    "369",
                    List.of("White", "Black"),
                    List.of(
                            GameOption.size(SMALLEST, LARGEST, 1, 9),
                            GameOption.choice("variant", "whose stones count on a line", Variant.NEUTRAL)),
                    ThreeSixNineRules.TEXT)
            .withSummary("Fill the board in turn, and score with each line that your stone brings to 3, 6 or 9.");

    private static final Map<Character, BoardView.Colour> COLOURS =
            Map.of('x', BoardView.Colour.NEUTRAL, 'w', BoardView.Colour.WHITE, 'b', BoardView.Colour.BLACK);

    private final Variant variant;
    private final Lines lines;
    private final LineFills lineFills;
    private final Notation<ThreeSixNineState, ThreeSixNineMove> notation;

    ThreeSixNine(GameOptions resolved) {
        super(INFO, resolved, Grid.square(resolved.getInt("size")));
        variant = resolved.getEnum("variant", Variant.class);
        lines = new Lines(grid());
        lineFills = new LineFills(size(), isColoured());
        notation = new ThreeSixNineNotation(grid(), variant);
    }

    /** The designer's game: 9 by 9, neutral stones. */
    public static ThreeSixNine create() {
        return of(9, Variant.NEUTRAL);
    }

    /**
     * The game on a board of {@code size} by {@code size} cells.
     *
     * @throws OptionException if the size is not 3 to 19
     */
    public static ThreeSixNine of(int size, Variant variant) {
        return new ThreeSixNine(INFO.resolve(GameOptions.of("size", size).with("variant", variant)));
    }

    static void checkSize(int size) {
        if (size < SMALLEST || size > LARGEST) {
            throw new NotationException("369 has boards of size " + SMALLEST + " to " + LARGEST + ", not " + size);
        }
    }

    /** The number of cells along a side. */
    public int size() {
        return grid().columns();
    }

    /** Whose stones count on a line. */
    public Variant variant() {
        return variant;
    }

    boolean isColoured() {
        return variant == Variant.COLOURED;
    }

    Lines lines() {
        return lines;
    }

    LineFills lineFills() {
        return lineFills;
    }

    @Override
    public ThreeSixNineState initialState() {
        return new ThreeSixNineState(".".repeat(grid().cells()), Player.FIRST, 0, 0);
    }

    @Override
    public Notation<ThreeSixNineState, ThreeSixNineMove> notation() {
        return notation;
    }

    @Override
    protected void checkBoard(ThreeSixNineState state) {
        BoardText.check(state.board(), variant.letters());
    }

    @Override
    protected Position<ThreeSixNineState> newPosition(ThreeSixNineState state) {
        return new ThreeSixNinePosition(this, state);
    }

    @Override
    public int encode(ThreeSixNineMove move) {
        return grid().cell(move.cell());
    }

    @Override
    public ThreeSixNineMove decode(int code) {
        if (code < 0 || code >= grid().cells()) {
            throw new NotationException("there is no move with code " + code);
        }
        return new ThreeSixNineMove(grid().cellAt(code));
    }

    @Override
    protected String whyIllegal(ThreeSixNineState state, ThreeSixNineMove move) {
        return "there is a stone on it";
    }

    @Override
    public BoardView view(ThreeSixNineState state) {
        return BoardView.of(
                grid().columns(),
                grid().rows(),
                checked(state).board(),
                c -> BoardView.Shade.PLAIN,
                COLOURS,
                List.of(new BoardView.Tally("points", state.whitePoints(), state.blackPoints())));
    }

    /** Rule 4: the lines through the new stone that come to hold 3, 6 or 9 stones that count. */
    @Override
    public List<ScoredLine> scores(ThreeSixNineState state, ThreeSixNineMove move) {
        String board = play(state, move).board();
        char counted = board.charAt(encode(move));
        List<ScoredLine> scored = new ArrayList<>();
        for (int[] line : lines.cellsThrough(encode(move))) {
            List<Cell> stones = Arrays.stream(line)
                    .filter(c -> board.charAt(c) == counted)
                    .mapToObj(grid()::cellAt)
                    .toList();
            int points = LineFills.points(stones.size());
            if (points > 0) {
                scored.add(new ScoredLine(stones, points));
            }
        }
        return List.copyOf(scored);
    }

    @Override
    public Evaluation<ThreeSixNineState> evaluation() {
        return isColoured() ? ColouredEvaluation.INSTANCE : NeutralEvaluation.INSTANCE;
    }

    /** The margin, which the level {@code greedy} of the original 369 program with neutral stones maximises. */
    @Override
    public Evaluation<ThreeSixNineState> greedyEvaluation() {
        return (position, player) -> Evaluation.clamp((long) player.sign() * position.margin());
    }

    @Override
    public List<Policy<ThreeSixNineState>> policies() {
        return List.of(new GreedyLines());
    }

    @Override
    public Reduction<ThreeSixNineState> reduction(Position<ThreeSixNineState> position) {
        return new ThreeSixNineReduction((ThreeSixNinePosition) position);
    }

    /** With neutral stones, up to 30 empty cells: a byte for each set of them. */
    @Override
    public Optional<Endgame<ThreeSixNineState>> endgame(Position<ThreeSixNineState> position) {
        return isColoured() ? Optional.empty() : NeutralEndgame.of((ThreeSixNinePosition) position);
    }

    @Override
    public BoardBits<ThreeSixNineState> boardBits() {
        return new ThreeSixNineBits(grid(), isColoured());
    }

    @Override
    public List<Symmetry> symmetries() {
        return Symmetry.ALL;
    }

    @Override
    public ThreeSixNineState transformState(ThreeSixNineState state, Symmetry symmetry) {
        return new ThreeSixNineState(
                symmetry.apply(grid(), state.board()), state.turn(), state.whitePoints(), state.blackPoints());
    }

    @Override
    public ThreeSixNineMove transformMove(ThreeSixNineMove move, Symmetry symmetry) {
        return new ThreeSixNineMove(symmetry.apply(grid(), move.cell()));
    }
}
