package dev.boardwright.threesixnine;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Direction;
import dev.boardwright.testkit.PlainGame;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rules of 369 over a plain array, in the order of the package page: slow, and the best place to start reading.
 * {@link ThreeSixNineContractTest} compares it with the fast position.
 *
 * <p>A board is an array of cells in the order a1, b1, c1 and so on, row by row: {@code x} for a stone, {@code w} or
 * {@code b} for a white or black one where stones have colours, a dot for an empty cell.
 */
final class PlainThreeSixNine extends PlainGame<ThreeSixNineState, ThreeSixNineMove> {
    private final Variant variant;

    PlainThreeSixNine(ThreeSixNine game) {
        super(game);
        variant = game.variant();
    }

    /** Rule 1: the board is empty, and White, the first player, moves first. */
    @Override
    public ThreeSixNineState initialState() {
        return new ThreeSixNineState(".".repeat(grid().cells()), Player.FIRST, 0, 0);
    }

    /** Rule 2: a move puts a stone on an empty cell. */
    @Override
    protected List<ThreeSixNineMove> moves(ThreeSixNineState state) {
        return IntStream.range(0, grid().cells())
                .filter(cell -> state.board().charAt(cell) == '.')
                .mapToObj(cell -> new ThreeSixNineMove(grid().cellAt(cell)))
                .toList();
    }

    /** Rules 1 to 4: the mover puts a stone down and scores on the four lines through it; then the other player moves. */
    @Override
    protected ThreeSixNineState next(ThreeSixNineState state, ThreeSixNineMove move) {
        boolean white = state.turn() == Player.FIRST;
        int cell = grid().cell(move.cell());
        char[] board = state.board().toCharArray();
        board[cell] = variant == Variant.NEUTRAL ? 'x' : white ? 'w' : 'b';
        int points = Direction.AXES.stream()
                .mapToInt(axis -> points(stonesOnLine(board, cell, axis)))
                .sum();
        return new ThreeSixNineState(
                new String(board),
                state.turn().opponent(),
                state.whitePoints() + (white ? points : 0),
                state.blackPoints() + (white ? 0 : points));
    }

    /** Rule 3: the number of stones like the one on {@code cell} on a full line through it, with or without gaps. */
    private int stonesOnLine(char[] board, int cell, Direction axis) {
        return 1 + stonesOnRay(board, cell, axis) + stonesOnRay(board, cell, axis.opposite());
    }

    private int stonesOnRay(char[] board, int cell, Direction direction) {
        return (int) Arrays.stream(grid().ray(cell, direction))
                .filter(other -> board[other] == board[cell])
                .count();
    }

    /** Rule 4: the points for a line that now holds exactly {@code stones} stones. */
    private static int points(int stones) {
        return switch (stones) {
            case 3 -> 1;
            case 6 -> 2;
            case 9 -> 3;
            default -> 0;
        };
    }

    /** Rule 5: the game ends when the board is full. */
    @Override
    public Outcome outcome(ThreeSixNineState state) {
        return state.board().contains(".") ? Outcome.ONGOING : Outcome.ofMargin(margin(state));
    }

    /** Rule 5: more points win. */
    @Override
    public int margin(ThreeSixNineState state) {
        return state.whitePoints() - state.blackPoints();
    }
}
