package dev.boardwright.greener;

import dev.boardwright.core.GameOptions;
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
    /** The fixed layout on 6 by 6, from the bottom row up. */
    private static final String FIXED = "wwbgbg" + "ggggwb" + "bwgggw" + "gwbgbg" + "bggwgw" + "gwbgbg";

    private final GameOptions options;

    PlainGreener(Greener game) {
        super(game);
        options = game.options();
    }

    /** Rule 1: a single pyramid on every cell, in a fixed or a shuffled layout. Rule 2: Black, the first player, moves first. */
    @Override
    public GreenerState initialState() {
        String layout = options.get("setup").equals("fixed")
                ? FIXED
                : shuffled(grid().cells(), Long.parseLong(options.get("setup-seed")));
        return new GreenerState(layout.chars().mapToObj(Character::toString).toList(), Player.FIRST);
    }

    /** Rule 1: a quarter black, a quarter white and half green, in the order that {@link Setup} defines. */
    private static String shuffled(int cells, long seed) {
        String sorted = "b".repeat(cells / 4) + "w".repeat(cells / 4) + "g".repeat(cells / 2);
        StringBuilder layout = new StringBuilder(sorted);
        long state = seed;
        for (int last = cells - 1; last > 0; last--) {
            int bound = last + 1;
            long product;
            do {
                state += 0x9e3779b97f4a7c15L;
                product = (splitMix64(state) >>> 32) * bound;
            } while (product % (1L << 32) < (1L << 32) % bound);
            int chosen = (int) (product >>> 32);
            char pyramid = layout.charAt(last);
            layout.setCharAt(last, layout.charAt(chosen));
            layout.setCharAt(chosen, pyramid);
        }
        return layout.toString();
    }

    private static long splitMix64(long state) {
        long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
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
        return moves.isEmpty() ? List.of(GreenerMove.pass()) : moves;
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
