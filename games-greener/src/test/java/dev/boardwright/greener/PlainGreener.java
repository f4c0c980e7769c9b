package dev.boardwright.greener;

import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.board.Direction;
import dev.boardwright.testkit.PlainGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The rules of Greener over a plain list, in the order of the package page: slow, and the best place to start reading.
 * {@link GreenerContractTest} compares it with the fast position.
 *
 * <p>A board is a list of stacks in the order a1, b1, c1 and so on, row by row. A stack is the letters of its pyramids from
 * bottom to top: {@code b} black, {@code w} white, {@code g} green. {@code ""} is an empty cell.
 */
final class PlainGreener extends PlainGame<GreenerState, GreenerMove> {
    private final GreenerState start;

    PlainGreener(Greener game) {
        super(game);
        start = game.initialState();
    }

    /** Rules 1 and 2: the layout is data, see {@link Setup}. Black, the first player, moves first. */
    @Override
    public GreenerState initialState() {
        return new GreenerState(start.stacks(), Player.FIRST);
    }

    /** Rule 3: a stack belongs to the player whose colour is on its top. */
    static boolean owns(Player player, String stack) {
        return stack.endsWith(player == Player.FIRST ? "b" : "w");
    }

    /** Rule 4: a player's stack moves along its row or column to the nearest stack in that direction. */
    List<GreenerMove.Carry> carries(GreenerState state, Player player) {
        List<String> stacks = state.stacks();
        List<GreenerMove.Carry> carries = new ArrayList<>();
        for (int from = 0; from < stacks.size(); from++) {
            for (Direction direction : Direction.ORTHOGONAL) {
                int to = grid().step(from, direction);
                while (to >= 0 && stacks.get(to).isEmpty()) {
                    to = grid().step(to, direction);
                }
                if (owns(player, stacks.get(from)) && to >= 0) {
                    carries.add(new GreenerMove.Carry(grid().cellAt(from), grid().cellAt(to)));
                }
            }
        }
        return carries;
    }

    /** Rule 5: a player who has a move must make one; a player who has none passes. */
    @Override
    protected List<GreenerMove> moves(GreenerState state) {
        List<GreenerMove> moves = new ArrayList<>(carries(state, state.turn()));
        return moves.isEmpty() ? List.of(new GreenerMove.Pass()) : moves;
    }

    /** Rule 4: the whole stack is put on top of the other. Rules 2 and 5: then, or after a pass, the other player moves. */
    @Override
    protected GreenerState next(GreenerState state, GreenerMove move) {
        List<String> stacks = new ArrayList<>(state.stacks());
        if (move instanceof GreenerMove.Carry carry) {
            int from = grid().cell(carry.from());
            int to = grid().cell(carry.to());
            stacks.set(to, stacks.get(to) + stacks.get(from));
            stacks.set(from, "");
        }
        return new GreenerState(stacks, state.turn().opponent());
    }

    /** Rule 5: the game ends when neither player has a move. Rule 6: the margin decides it. */
    @Override
    public Outcome outcome(GreenerState state) {
        boolean over = carries(state, Player.FIRST).isEmpty()
                && carries(state, Player.SECOND).isEmpty();
        return over ? Outcome.ofMargin(margin(state)) : Outcome.ONGOING;
    }

    /** Rule 6: the greens decide, then the tallest stacks. A stack has fewer than 100 pyramids, so a green weighs more. */
    @Override
    public int margin(GreenerState state) {
        return 100 * (greens(state, Player.FIRST) - greens(state, Player.SECOND))
                + tallest(state, Player.FIRST)
                - tallest(state, Player.SECOND);
    }

    /** Rule 6: a player's score is the number of green pyramids in the player's own stacks. */
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
}
