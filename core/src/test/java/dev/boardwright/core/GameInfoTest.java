package dev.boardwright.core;

import static dev.boardwright.core.Refusals.assertRefused;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameInfoTest {
    @Test
    void optionsThatAreNotGivenHaveTheirDefaults() {
        assertEquals(
                "size=7 variant=normal double-turn=false most-taken=3 setup=fixed",
                Nim.INFO.resolve(GameOptions.create()).toString());
    }

    @Test
    void aDefaultMayDependOnEarlierOptions() {
        assertEquals(
                "size=2 variant=normal double-turn=false most-taken=2 setup=random setup-seed=1",
                Nim.INFO
                        .resolve(GameOptions.of("setup", "random").with("size", 2))
                        .toString());
    }

    @Test
    void resolvedOptionsResolveToThemselves() {
        GameOptions resolved =
                Nim.INFO.resolve(GameOptions.of("setup", "random").with("setup-seed", 42));
        assertEquals(resolved, Nim.INFO.resolve(resolved));
    }

    @Test
    void anUnknownOptionIsRefusedWithTheKnownOnes() {
        assertUnresolved(
                "nim has no option 'colour'; its options: size, variant, double-turn, most-taken, setup, setup-seed",
                Nim.INFO,
                GameOptions.of("size", 5).with("colour", "red"));
        assertUnresolved("corners has no option 'size'; it has none", Corners.INFO, GameOptions.of("size", 3));
    }

    @Test
    void aValueThatIsNotAllowedIsRefusedWithTheAllowedOnes() {
        assertUnresolved(
                "nim does not allow variant 'Normal'; allowed: normal, misere, friendly",
                Nim.INFO,
                GameOptions.of("variant", "Normal"));
        assertUnresolved(
                "nim does not allow most-taken '10'; allowed: a whole number from 1 to 9",
                Nim.INFO,
                GameOptions.of("most-taken", 10));
        assertUnresolved(
                "nim does not allow setup-seed '1'; allowed: nothing: the setup is fixed",
                Nim.INFO,
                GameOptions.of("setup-seed", 1));
    }

    private static void assertUnresolved(String message, GameInfo info, GameOptions given) {
        assertRefused(OptionException.class, message, () -> info.resolve(given));
    }

    @Test
    void aGameHasTwoSides() {
        assertEquals("Left", Nim.INFO.side(Player.FIRST));
        assertEquals("Right", Nim.INFO.side(Player.SECOND));
        assertRefused(
                IllegalArgumentException.class,
                "a game has two sides, not 3",
                () -> new GameInfo("x", "x", List.of("a", "b", "c"), List.of(), ""));
    }

    @Test
    void summaryIsEmptyUntilItIsGiven() {
        assertEquals("", Nim.INFO.summary());
        GameInfo info = Nim.INFO.withSummary("Take counters from a heap.");
        assertEquals("Take counters from a heap.", info.summary());
        assertEquals(Nim.INFO.rules(), info.rules());
    }

    @Test
    void theListsAreCopied() {
        List<String> sides = new ArrayList<>(List.of("White", "Black"));
        List<GameOption> options = new ArrayList<>();
        GameInfo info = new GameInfo("x", "X", sides, options, "");
        sides.set(0, "Red");
        options.add(GameOption.size(3, 3, 1, 3));
        assertEquals(GameInfo.of("x", "White", "Black").sides(), info.sides());
        assertEquals(List.of(), info.options());
    }
}
