package dev.boardwright.greener;

import dev.boardwright.core.GameInfo;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Notation;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.core.board.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Greener in the plainest way: read this to learn the game. Slow, and the contract compares the fast position with it.
 *
 * <p>A board is a {@code String[column][row]}, counted from 0 at the bottom left. A stack is the letters of its pyramids
 * from bottom to top: {@code b} black, {@code w} white, {@code g} green; {@code ""} is an empty cell.
 */
final class PlainGreener extends ValueGame<GreenerState, GreenerMove> {
    private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

    private final Greener game;
    private final int size;

    PlainGreener(Greener game) {
        this.game = game;
        size = game.size();
    }

    /** Rules 1 and 2: the setup is data ({@link Setup}), and Black, the first player, moves first. */
    @Override
    public GreenerState initialState() {
        return game.initialState();
    }

    @Override
    public Player turn(GreenerState state) {
        return state.turn();
    }

    /** Rule 3: a stack belongs to the player whose colour is on its top. */
    static boolean owns(Player player, String stack) {
        return stack.endsWith(player == Player.FIRST ? "b" : "w");
    }

    /** Rule 4: a stack goes along its row or column to the nearest stack in that direction. */
    List<GreenerMove.Carry> carries(GreenerState state, Player player) {
        String[][] board = board(state);
        List<GreenerMove.Carry> carries = new ArrayList<>();
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                for (int[] direction : DIRECTIONS) {
                    int c = column + direction[0];
                    int r = row + direction[1];
                    while (isOnBoard(c, r) && board[c][r].isEmpty()) {
                        c += direction[0];
                        r += direction[1];
                    }
                    if (owns(player, board[column][row]) && isOnBoard(c, r)) {
                        carries.add(new GreenerMove.Carry(new Cell(column, row), new Cell(c, r)));
                    }
                }
            }
        }
        return carries;
    }

    private boolean isOnBoard(int column, int row) {
        return column >= 0 && column < size && row >= 0 && row < size;
    }

    /** Rule 5: a player who has a move must make one; a player who has none passes. */
    @Override
    protected List<GreenerMove> moves(GreenerState state) {
        List<GreenerMove> moves = new ArrayList<>(carries(state, state.turn()));
        return moves.isEmpty() ? List.of(new GreenerMove.Pass()) : moves;
    }

    /** Rule 4: the whole stack is put on top, and its cell is left empty. Rules 2 and 5: then the turn passes. */
    @Override
    protected GreenerState next(GreenerState state, GreenerMove move) {
        String[][] board = board(state);
        if (move instanceof GreenerMove.Carry carry) {
            Cell from = carry.from();
            Cell to = carry.to();
            board[to.column()][to.row()] += board[from.column()][from.row()];
            board[from.column()][from.row()] = "";
        }
        return state(board, state.turn().opponent());
    }

    /** Rule 5: the game ends when neither player has a move. Rule 6: the margin decides it. */
    @Override
    public Outcome outcome(GreenerState state) {
        boolean over = carries(state, Player.FIRST).isEmpty()
                && carries(state, Player.SECOND).isEmpty();
        return over ? Outcome.ofMargin(margin(state)) : Outcome.ONGOING;
    }

    /** Rule 6: the greens decide, then the tallest stacks. No stack has a hundred pyramids, so a green weighs more. */
    @Override
    public int margin(GreenerState state) {
        return 100 * (greens(state, Player.FIRST) - greens(state, Player.SECOND))
                + tallest(state, Player.FIRST)
                - tallest(state, Player.SECOND);
    }

    /** Rule 6: a player's score is the number of green pyramids inside the player's own stacks. */
    static int greens(GreenerState state, Player player) {
        return stacks(state, player).mapToInt(PlainGreener::greensIn).sum();
    }

    static int greensIn(String stack) {
        return (int) stack.chars().filter(pyramid -> pyramid == 'g').count();
    }

    /** Rule 6: the height of a player's tallest own stack. */
    static int tallest(GreenerState state, Player player) {
        return stacks(state, player).mapToInt(String::length).max().orElse(0);
    }

    private static Stream<String> stacks(GreenerState state, Player player) {
        return state.stacks().stream().filter(stack -> owns(player, stack));
    }

    // From here on no rules: a state to a board and back, and what every game has.

    private String[][] board(GreenerState state) {
        String[][] board = new String[size][size];
        for (int i = 0; i < size * size; i++) {
            board[i % size][i / size] = state.stacks().get(i);
        }
        return board;
    }

    private GreenerState state(String[][] board, Player turn) {
        List<String> stacks = new ArrayList<>();
        for (int i = 0; i < size * size; i++) {
            stacks.add(board[i % size][i / size]);
        }
        return new GreenerState(stacks, turn);
    }

    @Override
    public GameInfo info() {
        return Greener.INFO;
    }

    @Override
    public GameOptions options() {
        return game.options();
    }

    @Override
    public Notation<GreenerState, GreenerMove> notation() {
        return game.notation();
    }
}
