package dev.boardwright.ai.solve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.ai.LibraryGames;
import dev.boardwright.ai.SearchLimits;
import dev.boardwright.core.Game;
import dev.boardwright.core.MoveBuffer;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Position;
import dev.boardwright.core.Rng;
import dev.boardwright.testkit.TicTacToe;
import dev.boardwright.testkit.Tries;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threat search on Dag en Nacht: nearly full boards against brute force, and positions where a threat is not enough. */
class ThreatSearchTest {
    private static final SolverSettings SETTINGS =
            SolverSettings.create().withMegabytes(1).withMethod(SolverMethod.THREATS);

    /** Nearly full boards have draws, threats that nothing stops, and players who cannot pass. */
    @ParameterizedTest
    @ValueSource(strings = {"dagennacht size=11", "dagennacht size=11 balanced=true"})
    void nearlyFullBoardsHaveTheValuesOfBruteForce(String text) {
        agrees(LibraryGames.game(text));
    }

    private static <S, M> void agrees(Game<S, M> game) {
        Rng rng = new Rng(11);
        Solver<S, M> solver = Solver.of(game, SETTINGS);
        int[] outcomes = new int[3];
        int wanted = Tries.of(40);
        for (int checked = 0; checked < wanted; ) {
            S state = FullBoards.next(game, rng);
            BruteForce<S, M> truth = new BruteForce<>(game, 400);
            try {
                int margin = truth.margin(state);
                Solution<M> solution = solver.solve(state, Question.OUTCOME.valueOnly());
                assertEquals(Optional.of(Outcome.ofMargin(margin)), solution.outcome(), () -> String.valueOf(state));
                outcomes[1 + margin]++;
                checked++;
            } catch (BruteForce.TooLarge e) {
                // Another one.
            }
        }
        for (int count : outcomes) {
            assertTrue(count > wanted / 50, "few positions of one outcome: " + Arrays.toString(outcomes));
        }
    }

    @ParameterizedTest
    @CsvSource({
        // Black has four in a row with both ends open and White to move has none: nothing stops both.
        "11/11/11/11/11/11/11/11/11/2w1w6/1bbbb6 w, p1win",
        // The same, but White completes five first.
        "11/11/11/11/11/11/11/11/1wwww6/11/1bbbb6 w, p2win",
        // One end only: White drops on f1, and nothing is proven within the limit.
        "11/11/11/11/11/11/11/11/11/11/wbbbb6 w, unknown",
    })
    void threatsOfBothSidesAreSeen(String position, String outcome) {
        Game<?, ?> game = LibraryGames.game("dagennacht size=11");
        assertEquals(outcome, outcome(game, position, SearchLimits.ofNodes(3000)));
    }

    private static <S, M> String outcome(Game<S, M> game, String position, SearchLimits limits) {
        Solution<M> solution =
                Solver.of(game, SETTINGS).solve(game.notation().parseState(position), Question.OUTCOME, limits);
        return solution.outcome().map(Outcome::code).orElse("unknown");
    }

    /** A change of the code that is not meant to change the search keeps these figures. */
    @ParameterizedTest
    @CsvSource({
        "2b8/6w3b/w4b1w3/4b1b4/5wbb1b1/b2w7/7wwb1/4b1w4/11/4w6/5w5 b, p1win, 4182",
        "7b1b1/11/w5w4/b5b4/11/2ww2wb1wb/11/2w3bbb2/5b5/6b1w2/1w1b7 w, p1win, 2347",
    })
    void proofsTakeTheSameNumberOfPositions(String position, String outcome, long nodes) {
        Solution<?> solution = valueOf(LibraryGames.game("dagennacht size=11"), position, SearchLimits.ofNodes(10_000));
        assertEquals(outcome, solution.outcome().map(Outcome::code).orElse("unknown"));
        assertEquals(nodes, solution.nodes());
    }

    private static <S, M> Solution<M> valueOf(Game<S, M> game, String position, SearchLimits limits) {
        return Solver.of(game, SETTINGS)
                .solve(game.notation().parseState(position), Question.OUTCOME.valueOnly(), limits);
    }

    @Test
    void winningMoveIsNamedEvenIfOthersAreNotSolved() {
        Game<?, ?> game = LibraryGames.game("dagennacht size=11");
        String line = named(game, "11/11/11/11/11/11/11/11/11/11/wbbbb6 b");
        assertEquals("[f1]", line);
    }

    private static <S, M> String named(Game<S, M> game, String position) {
        Solution<M> solution = Solver.of(game, SETTINGS)
                .solve(game.notation().parseState(position), Question.OUTCOME, SearchLimits.ofNodes(2000));
        assertEquals(Optional.of(Outcome.FIRST_WINS), solution.outcome());
        return solution.best().stream()
                .map(game.notation()::formatMove)
                .toList()
                .toString();
    }

    @Test
    void gameWithoutThreatsIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Solver.of(new TicTacToe(), SETTINGS));
    }

    @Test
    void latePositionsHaveTheValuesOfTheSearchWithoutThreats() {
        agreesWithProofNumbers(LibraryGames.game("dagennacht size=11"));
    }

    private static <S, M> void agreesWithProofNumbers(Game<S, M> game) {
        Solver<S, M> threats = Solver.of(game, SETTINGS);
        Solver<S, M> plain = Solver.of(game, SETTINGS.withMethod(SolverMethod.PROOF_NUMBERS));
        int known = 0;
        int games = Tries.of(6);
        for (int seed = 0; seed < games; seed++) {
            Rng rng = new Rng(seed);
            Position<S> position = game.position(game.initialState());
            MoveBuffer line = new MoveBuffer();
            while (!position.isOver()) {
                line.add(position.randomMove(rng));
                position.play(line.get(line.size() - 1));
            }
            for (int back = 1; back <= 50 && back < line.size(); back++) {
                position.undo();
                // Neighbours are alike.
                if (back % 3 != 0) {
                    continue;
                }
                S state = position.toState();
                SearchLimits limits = SearchLimits.ofNodes(1000);
                Solution<M> one = threats.solve(state, Question.OUTCOME.valueOnly(), limits);
                Solution<M> other = plain.solve(state, Question.OUTCOME.valueOnly(), limits);
                if (one.outcome().isPresent() && other.outcome().isPresent()) {
                    known++;
                    assertEquals(other.outcome(), one.outcome(), () -> String.valueOf(state));
                }
            }
        }
        assertTrue(known > 8 * games, "compared: " + known);
    }
}
