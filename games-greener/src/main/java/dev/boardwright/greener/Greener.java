package dev.boardwright.greener;

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
import dev.boardwright.core.Reducible;
import dev.boardwright.core.Reduction;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.GridGame;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import dev.boardwright.greener.board.Carries;
import dev.boardwright.greener.board.Squares;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The game Greener on a board of one size, with one setup. The package page has its rules. */
public final class Greener extends GridGame<GreenerState, GreenerMove>
        implements Symmetric<GreenerState, GreenerMove>,
                Reducible<GreenerState, GreenerMove>,
                PatternGame<GreenerState, GreenerMove> {
    private static final int SMALLEST = 4;
    private static final int LARGEST = 8;
    private static final int STEP = 2;

    /** The name, sides, options and rules of Greener. */
    public static final GameInfo INFO = new GameInfo(
                    "greener",
                    "Greener",
                    List.of("Black", "White"),
                    List.of(
                            GameOption.size(SMALLEST, LARGEST, STEP, Setup.FIXED_SIZE),
                            GameOption.dependent("setup", "how the pyramids stand at the start", Greener::setups),
                            GameOption.dependent("setup-seed", "the number of the random setup", Greener::seeds)),
                    GreenerRules.TEXT)
            .withSummary("Put your stacks of pyramids on others, and capture more green ones than your opponent.");

    private static final Map<Character, BoardView.Colour> COLOURS =
            Map.of('b', BoardView.Colour.BLACK, 'w', BoardView.Colour.WHITE, 'g', BoardView.Colour.GREEN);

    private final GreenerState initialState;
    private final Notation<GreenerState, GreenerMove> notation;

    Greener(GameOptions resolved) {
        super(INFO, resolved, Grid.square(resolved.getInt("size")));
        boolean fixed = resolved.getEnum("setup", Setup.class) == Setup.FIXED;
        initialState = new GreenerState(
                fixed ? Setup.fixed() : Setup.random(size(), resolved.getLong("setup-seed")), Player.FIRST);
        notation = new GreenerNotation(grid());
    }

    private static GameOption.Values setups(GameOptions earlier) {
        return earlier.getInt("size") == Setup.FIXED_SIZE
                ? GameOption.Choice.of(Setup.FIXED, Setup.RANDOM)
                : GameOption.Choice.of(Setup.RANDOM);
    }

    private static GameOption.Values seeds(GameOptions earlier) {
        return earlier.getEnum("setup", Setup.class) == Setup.RANDOM
                ? new GameOption.Range(0, Long.MAX_VALUE, 1)
                : new GameOption.Nothing("only a random setup has a number");
    }

    /** The game of the original rules: 6 by 6, the fixed setup. */
    public static Greener create() {
        return new Greener(INFO.resolve(GameOptions.create()));
    }

    /**
     * The game on a board of {@code size} by {@code size} cells, with the random setup of this number.
     *
     * @throws OptionException if the size is not 4, 6 or 8, or the number is negative
     */
    public static Greener random(int size, long seed) {
        return new Greener(INFO.resolve(
                GameOptions.of("size", size).with("setup", Setup.RANDOM).with("setup-seed", seed)));
    }

    static void checkSize(int size) {
        if (size < SMALLEST || size > LARGEST || size % STEP != 0) {
            throw new NotationException("Greener has boards of size 4, 6 and 8, not " + size);
        }
    }

    /** The number of cells along a side. */
    public int size() {
        return grid().columns();
    }

    @Override
    public GreenerState initialState() {
        return initialState;
    }

    @Override
    public Notation<GreenerState, GreenerMove> notation() {
        return notation;
    }

    @Override
    protected Position<GreenerState> newPosition(GreenerState state) {
        return new GreenerPosition(state);
    }

    @Override
    public int encode(GreenerMove move) {
        return move instanceof GreenerMove.Carry carry
                ? Carries.code(square(carry.from()), square(carry.to()))
                : Carries.PASS;
    }

    private int square(Cell cell) {
        return Squares.ofCell(grid().cell(cell), size());
    }

    @Override
    public GreenerMove decode(int code) {
        if (code == Carries.PASS) {
            return GreenerMove.pass();
        }
        int from = Carries.from(code);
        int to = Carries.to(code);
        if (!isOnBoard(from) || !isOnBoard(to)) {
            throw new NotationException("there is no move with code " + code);
        }
        return new GreenerMove.Carry(cell(from), cell(to));
    }

    private boolean isOnBoard(int square) {
        return Squares.isOnBoard(square, size());
    }

    private Cell cell(int square) {
        return grid().cellAt(Squares.cell(square, size()));
    }

    @Override
    protected String whyIllegal(GreenerState state, GreenerMove move) {
        return Refusal.reason(this, state, move);
    }

    @Override
    public BoardView view(GreenerState state) {
        GreenerPosition board = new GreenerPosition(checked(state));
        return BoardView.of(
                        grid().columns(),
                        grid().rows(),
                        state.stacks()::get,
                        c -> BoardView.Shade.PLAIN,
                        COLOURS,
                        List.of(
                                new BoardView.Tally("greens", board.greens(Player.FIRST), board.greens(Player.SECOND)),
                                new BoardView.Tally(
                                        "tallest", board.tallest(Player.FIRST), board.tallest(Player.SECOND))))
                .withNotes(c -> greensIn(state.stacks().get(c)));
    }

    /** The note on a stack: the number of greens in it, which a drawing of its top and height does not show. */
    private static Optional<BoardView.Note> greensIn(String stack) {
        long greens = stack.chars().filter(piece -> piece == 'g').count();
        return stack.length() > 1 && greens > 0
                ? Optional.of(new BoardView.Note(
                        greens + "g", greens + (greens == 1 ? " green" : " greens"), BoardView.Colour.GREEN))
                : Optional.empty();
    }

    @Override
    public Evaluation<GreenerState> evaluation() {
        return GreenerEvaluation.INSTANCE;
    }

    /** The greens that a player owns. The second level of the GreenGreenerGreenest program maximises them. */
    @Override
    public Evaluation<GreenerState> greedyEvaluation() {
        return (position, player) -> ((GreenerPosition) position).greens(player);
    }

    @Override
    public Reduction<GreenerState> reduction(Position<GreenerState> position) {
        return new GreenerReduction((GreenerPosition) position);
    }

    @Override
    public BoardBits<GreenerState> boardBits() {
        return new GreenerBits(grid());
    }

    /** The size: the setup is where a game starts. */
    @Override
    public GameOptions patternOptions() {
        return GameOptions.of("size", size());
    }

    @Override
    public List<Symmetry> symmetries() {
        return Symmetry.ALL;
    }

    @Override
    public GreenerState transformState(GreenerState state, Symmetry symmetry) {
        return new GreenerState(symmetry.apply(grid(), state.stacks()), state.turn());
    }

    @Override
    public GreenerMove transformMove(GreenerMove move, Symmetry symmetry) {
        return move instanceof GreenerMove.Carry carry
                ? new GreenerMove.Carry(symmetry.apply(grid(), carry.from()), symmetry.apply(grid(), carry.to()))
                : move;
    }
}
