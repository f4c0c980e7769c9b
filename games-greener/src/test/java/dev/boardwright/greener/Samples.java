package dev.boardwright.greener;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Games;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Games, boards and positions for the tests. */
final class Samples {
    private Samples() {}

    /** Every size, the fixed setup and some random ones. */
    static Stream<Greener> games() {
        return Stream.concat(
                Stream.of(Greener.create()),
                Stream.of(4, 6, 8).flatMap(size -> IntStream.range(0, 4).mapToObj(seed -> Greener.random(size, seed))));
    }

    /** The default game of a size. */
    static Greener game(int size) {
        return size == 6 ? Greener.create() : Greener.random(size, 1);
    }

    /** The game with options written as {@code size=8 setup-seed=2}, as the service loader finds it. */
    static Game<?, ?> create(String options) {
        GameOptions given = GameOptions.create();
        for (String option : options.strip().split(" ", -1)) {
            String[] parts = option.split("=", -1);
            given = parts.length == 2 ? given.with(parts[0], parts[1]) : given;
        }
        return Games.create("greener", given);
    }

    /** A drawn board: rows from the top, stacks from bottom to top with spaces between them, dots for empty cells. */
    static GreenerState board(Player turn, String drawing) {
        List<String> rows = new ArrayList<>(drawing.strip().lines().toList());
        Collections.reverse(rows);
        List<String> stacks = rows.stream()
                .flatMap(row -> Arrays.stream(row.strip().split(" +", -1)))
                .map(stack -> stack.replace(".", ""))
                .toList();
        return new GreenerState(stacks, turn);
    }

    /** A fast position. */
    static GreenerPosition position(GreenerState state) {
        return new GreenerPosition(state);
    }

    /** A position after {@code plies} random moves, or at the end if that comes first. */
    static GreenerPosition position(Greener game, int plies, Rng rng) {
        GreenerPosition position = position(game.initialState());
        play(position, plies, rng);
        return position;
    }

    static void play(Position<GreenerState> position, int plies, Rng rng) {
        for (int i = 0; i < plies && !position.isOver(); i++) {
            position.play(position.randomMove(rng));
        }
    }

    /** Random stacks on random cells, mostly out of reach of play: few or tall stacks, either side to move. */
    static GreenerState heap(int size, Rng rng) {
        String[] stacks = new String[size * size];
        Arrays.fill(stacks, "");
        int cells = 1 + rng.below(stacks.length);
        for (int pieces = rng.below(stacks.length + 1); pieces > 0; pieces--) {
            stacks[rng.below(cells)] += GreenerNotation.PIECES.charAt(rng.below(3));
        }
        List<String> shuffled = new ArrayList<>(Arrays.asList(stacks));
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, rng.below(i + 1));
        }
        return new GreenerState(shuffled, Player.of(rng.below(2)));
    }

    /** The state with colours and turn exchanged. */
    static GreenerState swapColours(GreenerState state) {
        return new GreenerState(
                state.stacks().stream()
                        .map(stack -> stack.replace('b', 'x').replace('w', 'b').replace('x', 'w'))
                        .toList(),
                state.turn().opponent());
    }
}
