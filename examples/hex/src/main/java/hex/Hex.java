package hex;

import dev.boardwright.core.BoardLayout;
import dev.boardwright.core.BoardView;
import dev.boardwright.core.BoardView.Colour;
import dev.boardwright.core.Cell;
import dev.boardwright.core.Evaluation;
import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOption;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.BoardText;
import dev.boardwright.core.board.Grid;
import dev.boardwright.core.board.Symmetric;
import dev.boardwright.core.board.Symmetry;
import dev.boardwright.core.pattern.BitLayout;
import dev.boardwright.core.pattern.BoardBits;
import dev.boardwright.core.pattern.PatternGame;
import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** Hex: two players fill a rhombus of hexagons, and one of them connects two opposite sides. */
public final class Hex extends ValueGame<Hex.State, Hex.Move>
        implements Symmetric<Hex.State, Hex.Move>, PatternGame<Hex.State, Hex.Move> {
    static final GameInfo INFO = new GameInfo(
                    "hex",
                    "Hex",
                    List.of("Red", "Blue"),
                    List.of(
                            GameOption.range("size", "hexagons along a side of the board", 2, 19, 7),
                            GameOption.flag("swap", "whether Blue may take over Red's first stone", true)),
                    "1. Red and Blue put a stone on an empty hexagon in turn. Red begins.\n"
                            + "2. Red wins with a chain of stones from the bottom to the top, Blue with one from the left to"
                            + " the right. There is no draw.\n"
                            + "3. With the swap rule, Blue may swap instead of the second move, by the move swap: Red's"
                            + " stone becomes Blue's, on the hexagon with column and row exchanged.\n")
            .withSummary("Connect your two sides of the board with a chain of stones.");

    private static final Map<Character, Colour> COLOURS = Map.of('r', Colour.RED, 'b', Colour.BLUE);

    /** The steps in columns and rows to the six neighbours. */
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    /** The cells from a1 along the rows: r, b or a dot; and the side to move. */
    public record State(String board, Player turn) implements Serializable {}

    /** A stone on a cell, or the swap. */
    public record Move(int cell) implements Serializable {
        static final Move SWAP = new Move(-1);
    }

    private final GameOptions options;
    private final Grid grid;
    private final BoardLayout layout;
    private final boolean swaps;
    private final Notation<State, Move> notation;

    /** A game with options that INFO.resolve has returned. */
    public Hex(GameOptions resolved) {
        options = resolved;
        grid = Grid.square(resolved.getInt("size"));
        layout = BoardLayout.hexagons(grid.columns(), grid.rows()).withSides(Colour.RED, Colour.BLUE);
        swaps = resolved.getBoolean("swap");
        notation = Notation.of(
                state -> BoardText.format(grid, state.board()) + " " + BoardText.formatTurn(state.turn(), "rb"),
                this::parse,
                move -> move.equals(Move.SWAP) ? "swap" : grid.name(move.cell()),
                text -> text.toLowerCase(Locale.ROOT).equals("swap") ? Move.SWAP : new Move(grid.parse(text)));
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
        List<Move> moves = new ArrayList<>();
        IntStream.range(0, grid.cells())
                .filter(cell -> state.board().charAt(cell) == '.')
                .forEach(cell -> moves.add(new Move(cell)));
        if (swaps && state.turn() == Player.SECOND && moves.size() == grid.cells() - 1) {
            moves.add(Move.SWAP);
        }
        return moves;
    }

    @Override
    protected State next(State state, Move move) {
        StringBuilder board = new StringBuilder(state.board());
        if (move.equals(Move.SWAP)) {
            int stone = state.board().indexOf('r');
            board.setCharAt(stone, '.');
            board.setCharAt(Symmetry.TRANSPOSE.apply(grid, stone), 'b');
        } else {
            board.setCharAt(move.cell(), letter(state.turn()));
        }
        return new State(board.toString(), state.turn().opponent());
    }

    @Override
    protected String whyIllegal(State state, Move move) {
        if (move.equals(Move.SWAP)) {
            return swaps ? "only Blue's first move may be a swap" : "this game has no swap rule";
        }
        return "there is a stone on it";
    }

    private static char letter(Player player) {
        return BoardText.formatTurn(player, "rb");
    }

    @Override
    public Outcome outcome(State state) {
        for (Player player : Player.values()) {
            if (needed(state, player) == 0) {
                return Outcome.winOf(player);
            }
        }
        return Outcome.ONGOING;
    }

    /** The number of stones that a player would need for a chain, if the opponent passed; all cells if it is cut. */
    private int needed(State state, Player player) {
        List<Integer> chain = chain(state, player);
        return chain.isEmpty()
                ? grid.cells()
                : (int) chain.stream().filter(cell -> state.board().charAt(cell) == '.').count();
    }

    /**
     * The chain from side to side that needs the fewest stones, in order; empty if the opponent has cut it. Cells are
     * reached in the order of the stones that they need: those that need none more go to the front of the queue.
     */
    private List<Integer> chain(State state, Player player) {
        char own = letter(player);
        char other = letter(player.opponent());
        int[] before = new int[grid.cells()];
        boolean[] seen = new boolean[grid.cells()];
        Deque<int[]> queue = new ArrayDeque<>();
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (along(cell, player) == 0) {
                enqueue(queue, state.board().charAt(cell) == own, cell, -1);
            }
        }
        while (!queue.isEmpty()) {
            int cell = queue.element()[0];
            int from = queue.remove()[1];
            if (seen[cell] || state.board().charAt(cell) == other) {
                continue;
            }
            seen[cell] = true;
            before[cell] = from;
            if (along(cell, player) == grid.rows() - 1) {
                return IntStream.iterate(cell, c -> c >= 0, c -> before[c]).boxed().toList();
            }
            for (int[] step : STEPS) {
                int column = grid.column(cell) + step[0];
                int row = grid.row(cell) + step[1];
                if (grid.contains(column, row)) {
                    int next = grid.cell(column, row);
                    enqueue(queue, state.board().charAt(next) == own, next, cell);
                }
            }
        }
        return List.of();
    }

    private static void enqueue(Deque<int[]> queue, boolean isFree, int cell, int from) {
        if (isFree) {
            queue.addFirst(new int[] {cell, from});
        } else {
            queue.addLast(new int[] {cell, from});
        }
    }

    /** How far a cell is from the side where a player's chains begin: the bottom or the left. */
    private int along(int cell, Player player) {
        return player == Player.FIRST ? grid.row(cell) : grid.column(cell);
    }

    /** The winning chain. */
    @Override
    public List<Cell> endCells(State state) {
        return outcome(state)
                .winner()
                .map(winner -> chain(state, winner).stream().map(grid::cellAt).toList())
                .orElse(List.of());
    }

    /** The swap happens where the stone goes from and to; on the long diagonal that is one cell. */
    @Override
    public List<Cell> cells(State state, Move move) {
        if (!move.equals(Move.SWAP)) {
            return List.of(grid.cellAt(move.cell()));
        }
        int stone = state.board().indexOf('r');
        return IntStream.of(stone, Symmetry.TRANSPOSE.apply(grid, stone))
                .distinct()
                .mapToObj(grid::cellAt)
                .toList();
    }

    @Override
    public BoardView view(State state) {
        return BoardView.of(layout, state.board(), COLOURS);
    }

    @Override
    public Notation<State, Move> notation() {
        return notation;
    }

    private State parse(String text) {
        List<String> parts = BoardText.parts(text, "board", "turn");
        return new State(BoardText.parse(grid, "rb", parts.get(0)), BoardText.parseTurn(parts.get(1), "rb"));
    }

    /** The opponent's missing stones less the player's own. */
    @Override
    public Evaluation<State> evaluation() {
        return (position, player) -> {
            State state = position.toState();
            return needed(state, player.opponent()) - needed(state, player);
        };
    }

    /** A half turn keeps every side where its player's chains may end. */
    @Override
    public List<Symmetry> symmetries() {
        return List.of(Symmetry.IDENTITY, Symmetry.ROTATE_180);
    }

    @Override
    public State transformState(State state, Symmetry symmetry) {
        return new State(symmetry.apply(grid, state.board()), state.turn());
    }

    @Override
    public Move transformMove(Move move, Symmetry symmetry) {
        return move.equals(Move.SWAP) ? move : new Move(symmetry.apply(grid, move.cell()));
    }

    /**
     * The board as the side to move sees it: its stones and the other side's. For Blue columns and rows are exchanged, so that
     * the side to move always connects the bottom with the top, and both sides use the same weights.
     */
    @Override
    public BoardBits<State> boardBits() {
        BitLayout layout = BitLayout.of(grid, 2, (plane, cell) -> plane * grid.cells() + cell)
                .withPhases(3)
                .withSymmetries(symmetries());
        return new BoardBits<>(layout) {
            @Override
            public void read(Position<State> position, long[] words) {
                readBits(position.toState(), words);
            }
        };
    }

    private void readBits(State state, long[] words) {
        Arrays.fill(words, 0);
        char own = letter(state.turn());
        for (int cell = 0; cell < grid.cells(); cell++) {
            char stone = state.board().charAt(cell);
            if (stone != '.') {
                int seen = state.turn() == Player.FIRST ? cell : Symmetry.TRANSPOSE.apply(grid, cell);
                int bit = (stone == own ? 0 : grid.cells()) + seen;
                words[bit / Long.SIZE] |= 1L << bit;
            }
        }
    }

    /** The swap changes one move only. */
    @Override
    public GameOptions patternOptions() {
        return GameOptions.of("size", grid.rows());
    }
}
