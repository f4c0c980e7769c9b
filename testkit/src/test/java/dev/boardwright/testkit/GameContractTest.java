package dev.boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Property;
import net.jqwik.api.PropertyDefaults;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The contract can fail, where it should and only there. */
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
        assertEquals(properties, run.checks().stream().sorted().toList());
    }

    static Stream<Flaw> flaws() {
        return Stream.of(PlayFlaws.all(), MoveFlaws.all(), GameFlaws.all()).flatMap(List::stream);
    }

    @ParameterizedTest
    @MethodSource("flaws")
    void aFlawIsNoticedByItsCheckWhichTellsHowToRepeatIt(Flaw flaw) {
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
        assertEquals(9 * (run.checks().size() - 1), NineTries.SEEDS.size(), "all but one check draw seeds");
    }
}
