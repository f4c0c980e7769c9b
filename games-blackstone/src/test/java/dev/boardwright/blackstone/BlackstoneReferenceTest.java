package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Player;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games on every size, in every variant and with every option, ply by ply against {@link BlackstoneReference}. */
class BlackstoneReferenceTest {
    static List<Blackstone> everyGame() {
        return Samples.everyGame();
    }

    /** Thousands of games in all, most of them on small boards; the longest are left before their end. */
    @ParameterizedTest
    @MethodSource("everyGame")
    void randomGamesGoAsInTheReference(Blackstone game) {
        int count = Math.max(1, 400_000 / pow4(game.size()));
        for (int seed = 0; seed < count; seed++) {
            follow(game, game.initialState(), new Rng(seed), 400);
        }
    }

    @ParameterizedTest
    @MethodSource("everyGame")
    void gamesFromScatteredStonesGoAsInTheReference(Blackstone game) {
        int count = Math.max(3, 100_000 / pow4(game.size()));
        for (int seed = 0; seed < count; seed++) {
            Rng rng = new Rng(1000 + seed);
            follow(game, Samples.scattered(game.size(), rng), rng, 30);
        }
    }

    private static int pow4(int n) {
        return n * n * n * n;
    }

    /** Plays on at random and compares before every move and at the end. */
    private static void follow(Blackstone game, BlackstoneState start, Rng rng, int mostPlies) {
        BlackstoneReference reference = new BlackstoneReference(game, start);
        Position<BlackstoneState> position = game.position(start);
        assertSame(game, position, reference);
        for (int ply = 0; ply < mostPlies && !position.isOver(); ply++) {
            int code = position.randomMove(rng);
            position.play(code);
            BlackstoneMove move = game.decode(code);
            reference.play(
                    move.from().column(),
                    move.from().row(),
                    move.to().column(),
                    move.to().row());
            assertSame(game, position, reference);
        }
    }

    private static void assertSame(Blackstone game, Position<BlackstoneState> position, BlackstoneReference reference) {
        String text = reference.text();
        assertEquals(text, position.toState().toString());
        assertEquals(reference.outcome(), position.outcome(), text);
        assertEquals(reference.outcome().sign(), position.margin(), text);
        MoveBuffer codes = new MoveBuffer();
        position.moves(codes);
        BitSet moves = new BitSet();
        for (int i = 0; i < codes.size(); i++) {
            BlackstoneMove move = game.decode(codes.get(i));
            moves.set(game.grid().cell(move.from()) * game.grid().cells()
                    + game.grid().cell(move.to()));
        }
        assertEquals(reference.legalMoves(), moves, text);
        assertEquals(codes.size(), position.moveCount(), text);
        assertEquals(codes.size(), moves.cardinality(), text);
        assertJudgedAlike(game, position, reference, text);
    }

    private static void assertJudgedAlike(
            Blackstone game, Position<BlackstoneState> position, BlackstoneReference reference, String text) {
        int redMoves = reference.moves('r').cardinality();
        int blueMoves = reference.moves('b').cardinality();
        List<Integer> red = reference.emptyNeighbours('r');
        List<Integer> blue = reference.emptyNeighbours('b');
        assertEquals(
                -10 * blueMoves - 8 * sum(blue) + 2 * redMoves,
                game.greedyEvaluation().evaluate(position, Player.FIRST),
                text);
        assertEquals(
                -10 * redMoves - 8 * sum(red) + 2 * blueMoves,
                game.greedyEvaluation().evaluate(position, Player.SECOND),
                text);
        assertEquals(
                BlackstoneEvaluation.MOBILITY * (redMoves - blueMoves) + room(red) - room(blue),
                game.evaluation().evaluate(position, Player.FIRST),
                text);
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private static int room(List<Integer> emptyNeighbours) {
        return emptyNeighbours.stream()
                .mapToInt(count -> Room.STONE
                        + (count >= 2 ? Room.SECOND : 0)
                        + (count >= 3 ? Room.THIRD : 0)
                        + (count >= 4 ? Room.FOURTH : 0))
                .sum();
    }
}
