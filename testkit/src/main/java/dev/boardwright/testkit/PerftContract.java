package dev.boardwright.testkit;

import dev.boardwright.core.Game;
import dev.boardwright.core.GameOptions;
import dev.boardwright.core.Perft;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;

/**
 * Compares a game with the counts of a {@link PerftTable}: extend it in your game's tests.
 *
 * <pre>{@code
 * public class MyGamePerftTest extends PerftContract {
 *     @Override
 *     protected Game<?, ?> create(GameOptions options) {
 *         return new TicTacToe(); // your own game, with these options
 *     }
 * }
 * }</pre>
 */
public abstract class PerftContract {
    /** For subclasses. */
    protected PerftContract() {}

    /** The game with these options. */
    protected abstract Game<?, ?> create(GameOptions options);

    /** The name of the table's resource, by default {@code /perft.txt}. */
    protected String table() {
        return "/perft.txt";
    }

    /** Fails in test runners that do not know JUnit 5, which would run nothing and report success. */
    @SuppressWarnings("DoNotCallSuggester")
    public final void testRunnerKnowsJUnit5() {
        throw OldRunner.failure();
    }

    @Provide("rows")
    protected final Arbitrary<PerftTable.Row> provideRows() {
        return Arbitraries.of(PerftTable.ofResource(getClass(), table()).rows());
    }

    @Property(generation = GenerationMode.EXHAUSTIVE, shrinking = ShrinkingMode.OFF)
    public final void countsAreThoseOfTheTable(@ForAll("rows") PerftTable.Row row) {
        long count = count(create(row.options()), row);
        if (count != row.count()) {
            throw new AssertionError("line " + row.line() + " of " + table() + " counts " + row.count()
                    + " sequences of length " + row.depth() + ", the game " + count + ": "
                    + (row.options() + " " + row.position()).strip());
        }
    }

    private static <S, M> long count(Game<S, M> game, PerftTable.Row row) {
        S state =
                row.position().isEmpty() ? game.initialState() : game.notation().parseState(row.position());
        return Perft.count(game.position(state), row.depth());
    }
}
