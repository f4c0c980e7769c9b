package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.boardwright.core.Game;
import dev.boardwright.core.Outcome;
import dev.boardwright.core.Player;
import dev.boardwright.core.ValueGame;
import dev.boardwright.testkit.TicTacToe.Move;
import dev.boardwright.testkit.TicTacToe.State;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every check of the contract finds the bugs that it is for, and passes a correct game. */
class GameContractTest {
    @Test
    void aCorrectGamePassesEveryCheck() {
        FlawedContract.putToTest(new FastTicTacToe());
        ContractRun run = ContractRun.of(FlawedContract.class);

        assertEquals(Map.of(), run.failures());
        List<String> properties = Arrays.stream(GameContract.class.getMethods())
                .filter(method -> method.isAnnotationPresent(Property.class))
                .map(method -> method.getName())
                .sorted()
                .toList();
        assertEquals(
                Set.of(
                        "manyPlayoutsCountAndRepeat",
                        "manyPlayoutsEndAsOftenAsTheyShould",
                        "manyPlayoutsEndLikeSingleOnes"),
                run.skipped(),
                "its playOuts is the inherited one");
        assertEquals(
                properties,
                Stream.concat(run.checks().stream(), run.skipped().stream())
                        .sorted()
                        .toList());
    }

    static Stream<Flaw> flaws() {
        return Stream.of(PlayFlaws.all(), MoveFlaws.all(), GameFlaws.all()).flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("flaws")
    void aBugIsFoundByItsCheckWhichSaysHowToRepeatIt(Flaw flaw) {
        FlawedContract.putToTest(flaw.game());
        ContractRun run = ContractRun.of(FlawedContract.class, flaw.check());

        String failure = run.failures().get(flaw.check());
        assertNotNull(failure, flaw.check());
        assertTrue(failure.contains("game:     fast-tic-tac-toe"), failure);
        assertTrue(failure.matches("(?s).*seed: +(0|369|37[0-4])\n.*"), failure);
        assertTrue(failure.matches("(?s).*ply: +\\d+\n.*"), failure);
        assertTrue(failure.matches("(?s).*position: [xo1-3]+/[xo1-3]+/[xo1-3]+ [xo]\n.*"), failure);
    }

    @PropertyDefaults(tries = 9)
    static class NineTries extends FlawedContract {
        private static final Set<Long> SEEDS = new HashSet<>();

        @Override
        protected Arbitrary<Long> seeds() {
            return Arbitraries.randomValue(random -> {
                long seed = random.nextLong();
                SEEDS.add(seed);
                return seed;
            });
        }
    }

    @Test
    void theExtendingClassDecidesHowManyGamesArePlayed() {
        NineTries.SEEDS.clear();
        FlawedContract.putToTest(new FastTicTacToe());
        ContractRun run = ContractRun.of(NineTries.class);

        assertEquals(Map.of(), run.failures());
        assertEquals(9 * (run.checks().size() - 2), NineTries.SEEDS.size(), "all but two checks draw seeds");
    }

    /** Its games are not compared with anything. */
    static class WithoutReference extends FlawedContract {
        @Override
        protected Optional<Game<State, Move>> reference(Game<State, Move> game) {
            return Optional.empty();
        }
    }

    @Test
    void aComparisonWithoutReferencesIsReportedAsSkipped() {
        FlawedContract.putToTest(new FastTicTacToe());
        ContractRun compared = ContractRun.of(FlawedContract.class, "agreesWithItsReference");
        ContractRun skipped = ContractRun.of(WithoutReference.class, "agreesWithItsReference");

        assertEquals(Set.of(), compared.skipped());
        assertEquals(Set.of("agreesWithItsReference"), skipped.skipped());
    }

    /** Only the second of its games has a reference. */
    static class HalfReferenced extends WithoutReference {
        private static final Game<State, Move> REFERENCED = new FastTicTacToe();

        @Override
        protected List<Game<State, Move>> games() {
            return List.of(new FastTicTacToe(), REFERENCED);
        }

        @Override
        protected Optional<Game<State, Move>> reference(Game<State, Move> game) {
            return game.equals(REFERENCED) ? Optional.of(new TicTacToe()) : Optional.empty();
        }
    }

    @Test
    void eitherAllGamesHaveAReferenceOrNone() {
        ContractRun run = ContractRun.of(HalfReferenced.class, "agreesWithItsReference");
        assertTrue(
                run.failures().get("agreesWithItsReference").contains("this game has no reference, although others"),
                run.failures().toString());
    }

    /** The costly checks see very few positions. */
    static class OneCheckpoint extends FlawedContract {
        @Override
        protected int checkpoints() {
            return 1;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void theReferenceIsComparedAtEveryPly(int empties) {
        FlawedContract.putToTest(new FastTicTacToe(state -> new FastTicTacToePosition(state) {
            @Override
            public int margin() {
                return empty == empties && !isOver() ? 1 : super.margin();
            }
        }));
        ContractRun run = ContractRun.of(OneCheckpoint.class, "agreesWithItsReference");
        String failure = run.failures().get("agreesWithItsReference");
        assertNotNull(failure, "wrong with " + empties + " empty cells");
        assertTrue(failure.contains("margin, by the reference"), failure);
    }

    /** A game that starts with a mark on the board. */
    private static final class LateStart extends FastTicTacToe {
        @Override
        public State initialState() {
            return new State("x........", Player.SECOND);
        }
    }

    @Test
    void theInitialStateIsComparedWithTheReference() {
        FlawedContract.putToTest(new LateStart());
        String failure = ContractRun.of(FlawedContract.class, "agreesWithItsReference")
                .failures()
                .get("agreesWithItsReference");
        assertNotNull(failure);
        assertTrue(failure.contains("initial state, by the reference"), failure);
    }

    /** One game has all checks; a second one is compared with a reference only. */
    static class OneMoreCompared extends FlawedContract {
        @Override
        protected List<Game<State, Move>> gamesWithReference() {
            return List.of(new FastTicTacToe(), new LateStart());
        }
    }

    @Test
    void moreGamesCanBeComparedWithReferences() {
        FlawedContract.putToTest(new FastTicTacToe());
        assertEquals(
                Set.of("agreesWithItsReference"),
                ContractRun.of(OneMoreCompared.class).failures().keySet());
    }

    /** The contract of a value game with a bug. */
    static class ValuesContract extends GameContract<State, Move> {
        private static ValueGame<State, Move> game = new TicTacToe();

        @Override
        protected List<Game<State, Move>> games() {
            return List.of(game);
        }
    }

    @Test
    void aGameWithoutMovesThatIsNotOverIsNamedInEveryRun() {
        ValuesContract.game = new ValueTicTacToe() {
            @Override
            public Outcome outcome(State state) {
                Outcome outcome = super.outcome(state);
                return outcome == Outcome.DRAW ? Outcome.ONGOING : outcome;
            }
        };
        for (int run = 0; run < 3; run++) {
            ContractRun fixed = ContractRun.of(ValuesContract.class, "fixedGamesHold");
            assertTrue(
                    fixed.failures().get("fixedGamesHold").contains("tic-tac-toe is not over, yet it has no moves: "),
                    fixed.failures().toString());
        }
        ContractRun.of(ValuesContract.class)
                .failures()
                .forEach((check, failure) -> assertTrue(failure.contains("is not over, yet"), check + ": " + failure));
    }

    /** Surefire 2.12 runs public methods whose names begin with "test". */
    @ParameterizedTest
    @ValueSource(classes = {GameContract.class, PerftContract.class})
    void aRunnerThatIsTooOldFailsInsteadOfRunningNothing(Class<?> contract) throws Exception {
        List<Method> tests = Arrays.stream(contract.getMethods())
                .filter(method -> method.getName().startsWith("test") && method.getParameterCount() == 0)
                .toList();
        assertEquals(1, tests.size());
        Object instance = contract == GameContract.class ? new FlawedContract() : new TicTacToePerftTest();
        InvocationTargetException failure =
                assertThrows(InvocationTargetException.class, () -> tests.get(0).invoke(instance));
        assertTrue(failure.getCause().getMessage().contains("use maven-surefire-plugin 3 or later"));
    }

    @Test
    void aMoveThatCannotBeSerialisedIsNamed() {
        FlawedContract.putToTest(new FastTicTacToe());
        ContractRun run = ContractRun.of(BareContract.class, "statesAndMovesSurviveSerialisation");
        assertTrue(
                run.failures()
                        .get("statesAndMovesSurviveSerialisation")
                        .contains("BareMove does not implement java.io.Serializable"),
                run.failures().toString());
    }

    record BareMove(int cell) {}

    /** Tic-tac-toe whose moves are not serialisable. */
    static class BareContract extends GameContract<State, BareMove> {
        @Override
        protected List<Game<State, BareMove>> games() {
            return List.of(new BareTicTacToe());
        }
    }
}
