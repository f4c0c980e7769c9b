package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.blackstone.board.Room;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.core.pattern.PatternEvaluation;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both evaluations, compared with counts on a {@link PlainBlackstone}. */
class BlackstoneEvaluationTest {
    static List<Blackstone> everyGame() {
        return Samples.everyGame();
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void evaluationsAreThoseOfThePlainEdition(Blackstone game) {
        int games = Math.max(1, 50_000 / (game.size() * game.size() * game.size()) / game.size());
        for (int seed = 0; seed < games; seed++) {
            Rng rng = new Rng(seed);
            follow(game, game.initialState(), rng);
            follow(game, Samples.scattered(game.size(), rng), rng);
        }
    }

    /** Plays at most 60 random moves and checks the evaluations before every move and at the end. */
    private static void follow(Blackstone game, BlackstoneState start, Rng rng) {
        Position<BlackstoneState> position = game.position(start);
        assertEvaluations(game, position);
        for (int ply = 0; ply < 60 && !position.isOver(); ply++) {
            position.play(position.randomMove(rng));
            assertEvaluations(game, position);
        }
    }

    private static void assertEvaluations(Blackstone game, Position<BlackstoneState> position) {
        BlackstoneState state = position.toState();
        int redMoves = moves(game, state, Player.FIRST);
        int blueMoves = moves(game, state, Player.SECOND);
        int[] red = emptyNeighbours(game, state, 'r');
        int[] blue = emptyNeighbours(game, state, 'b');
        assertEquals(
                -10 * blueMoves - 8 * IntStream.of(blue).sum() + 2 * redMoves,
                game.greedyEvaluation().evaluate(position, Player.FIRST),
                state::toString);
        assertEquals(
                -10 * redMoves - 8 * IntStream.of(red).sum() + 2 * blueMoves,
                game.greedyEvaluation().evaluate(position, Player.SECOND),
                state::toString);
        assertEquals(
                BlackstoneEvaluation.MOBILITY * (redMoves - blueMoves) + room(red) - room(blue),
                PatternEvaluation.baseOf(game).evaluate(position, Player.FIRST),
                state::toString);
    }

    /** The number of moves that a side has, if it were its turn and whether or not the game is over. */
    private static int moves(Blackstone game, BlackstoneState state, Player side) {
        return new PlainBlackstone(game)
                .moves(new BlackstoneState(state.board(), side))
                .size();
    }

    /** For each stone of a colour, the number of empty cells next to it. */
    private static int[] emptyNeighbours(Blackstone game, BlackstoneState state, char colour) {
        PlainBlackstone plain = new PlainBlackstone(game);
        char[] board = state.board().toCharArray();
        return IntStream.range(0, board.length)
                .filter(cell -> board[cell] == colour)
                .map(cell -> plain.emptyNeighbours(board, cell))
                .toArray();
    }

    private static int room(int[] emptyNeighbours) {
        return IntStream.of(emptyNeighbours)
                .map(count -> Room.STONE
                        + (count >= 2 ? Room.SECOND : 0)
                        + (count >= 3 ? Room.THIRD : 0)
                        + (count >= 4 ? Room.FOURTH : 0))
                .sum();
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8, 10, 14, 18})
    void swappingTheColoursNegatesTheEvaluation(int size) {
        Blackstone game = Blackstone.of(size, Variant.STANDARD);
        for (int seed = 0; seed < 100; seed++) {
            BlackstoneState state = Samples.scattered(size, new Rng(seed));
            Position<BlackstoneState> position = game.position(state);
            Position<BlackstoneState> swapped = game.position(Samples.swapColours(state));
            for (Player player : Player.values()) {
                assertEquals(
                        game.evaluation().evaluate(position, player),
                        game.evaluation().evaluate(swapped, player.opponent()));
                assertEquals(
                        game.greedyEvaluation().evaluate(position, player),
                        game.greedyEvaluation().evaluate(swapped, player.opponent()));
            }
        }
    }

    /** Red a1 has three open directions, blue c2 seven. */
    @Test
    void theGreedyEvaluationCountsTheMovesOfBothAndTheOpenDirectionsOfTheOpponent() {
        Blackstone game = Blackstone.of(6, Variant.STANDARD);
        Position<BlackstoneState> position = game.position(game.notation()
                .parseState(
                        "6/" //
                                + "x3x1/"
                                + "6/"
                                + "1x4/"
                                + "2b3/"
                                + "r5 b"));
        int red = 3 + 5 + 3;
        int blue = 3 + 4 + 3 + 2 + 1 + 1 + 1;
        assertEquals(-10 * blue - 8 * 7 + 2 * red, game.greedyEvaluation().evaluate(position, Player.FIRST));
        assertEquals(-10 * red - 8 * 3 + 2 * blue, game.greedyEvaluation().evaluate(position, Player.SECOND));
    }
}
