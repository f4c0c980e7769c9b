package dev.boardwright.greener;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.boardwright.core.OptionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sizes, setups and their numbers. */
class GreenerSetupTest {
    /** These layouts are part of the contract: if this test fails, the code is wrong. */
    @ParameterizedTest
    @CsvSource({
        "4, 0, gbwg/ggbb/gbgg/gwww",
        "4, 1, wggg/wggg/bwgb/wbgb",
        "4, 42, wbbg/wggb/gbgg/ggww",
        "4, 9223372036854775807, bggb/wggb/bwww/gggg",
        "6, 0, wbgbwg/gggbgb/wwgggw/bggwgg/wgbggg/bwwgbb",
        "6, 1, ggwggg/gwgbwg/ggbwwg/gbwbgg/bgwbbg/bggwbw",
        "6, 42, gbwwbg/wgwggb/gbbwgg/wbwwgg/gggbbb/ggwggg",
        "6, 9223372036854775807, bwbggb/ggggwg/wgwwgw/ggbgbg/bbwwbg/bggggw",
        "8, 0, gbwbgbwg/wgwggwgb/gggggbgw/bggggbwg/ggggbwbg/wbwggwwb/bggwggbw/bggwbwbg",
        "8, 1, wggwwggg/bggwgwgb/bwbbgwgw/gggggwbb/wggwgbbb/gwgwggwg/bgbggbgb/bbgwgggw",
        "8, 42, gbgbwwbg/bgggwbgw/gwbgwgwb/wgwgwwgg/ggbbgggg/wgwbwbgg/gbwggbbb/gwgggbgg",
        "8, 9223372036854775807, wgbwbggb/gggggggg/wggbwwwb/bwggwbbg/ggbgwgbw/bwwgbbgg/wwggggww/bbggggbg",
    })
    void theRandomLayoutOfANumberNeverChanges(int size, long seed, String layout) {
        assertEquals(layout + " b", Greener.random(size, seed).initialState().toString());
    }

    @ParameterizedTest
    @MethodSource("dev.boardwright.greener.Samples#games")
    void thePlainEditionLaysOutTheSamePyramids(Greener game) {
        assertEquals(game.initialState(), new PlainGreener(game).initialState());
    }

    @Test
    void thePlainEditionLaysOutTheSamePyramidsForManyNumbers() {
        for (long seed = 0; seed < 300; seed++) {
            Greener game = Greener.random(4 + 2 * (int) (seed % 3), seed);
            assertEquals(game.initialState(), new PlainGreener(game).initialState());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                  | greener size=6 setup=fixed",
                "size=6                              | greener size=6 setup=fixed",
                "size=4                              | greener size=4 setup=random setup-seed=1",
                "size=8                              | greener size=8 setup=random setup-seed=1",
                "setup=random                        | greener size=6 setup=random setup-seed=1",
                "setup=random setup-seed=0           | greener size=6 setup=random setup-seed=0",
                "size=8 setup-seed=42                | greener size=8 setup=random setup-seed=42",
                "size=4 setup-seed=9223372036854775807 | greener size=4 setup=random setup-seed=9223372036854775807",
            })
    void optionsHaveTheirDefaults(String given, String resolved) {
        assertEquals(resolved, Samples.create(given).toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "size=5                  | greener does not allow size '5'; allowed: 4, 6, 8",
                "size=10                 | greener does not allow size '10'; allowed: 4, 6, 8",
                "size=4 setup=fixed      | greener does not allow setup 'fixed'; allowed: random",
                "size=8 setup=fixed      | greener does not allow setup 'fixed'; allowed: random",
                "setup=other             | greener does not allow setup 'other'; allowed: fixed, random",
                "setup=fixed setup-seed=1 | greener does not allow setup-seed '1'; allowed: nothing: only a random setup has a number",
                "setup-seed=1            | greener does not allow setup-seed '1'; allowed: nothing: only a random setup has a number",
                "size=4 setup-seed=-1    | greener does not allow setup-seed '-1'; allowed: a whole number from 0 to 9223372036854775807",
                "size=4 setup-seed=01    | greener does not allow setup-seed '01'; allowed: a whole number from 0 to 9223372036854775807",
                "balanced=true           | greener has no option 'balanced'; its options: size, setup, setup-seed",
            })
    void contradictoryOptionsAreRefused(String given, String message) {
        assertEquals(
                message,
                assertThrows(OptionException.class, () -> Samples.create(given)).getMessage());
    }

    @Test
    void theFactoryMakesTheSameGamesAsTheClass() {
        assertEquals(Greener.create().initialState(), Samples.create("").initialState());
        assertEquals(
                Greener.random(8, 5).initialState(),
                Samples.create("size=8 setup-seed=5").initialState());
        assertEquals(
                Greener.random(6, 5).toString(),
                Samples.create("setup=random setup-seed=5").toString());
        assertEquals(Greener.INFO, Samples.create("").info());
        assertThrows(OptionException.class, () -> Greener.random(7, 1));
        assertThrows(OptionException.class, () -> Greener.random(6, -1));
    }

    @Test
    void anotherNumberGivesAnotherLayout() {
        assertNotEquals(
                Greener.random(8, 1).initialState(), Greener.random(8, 2).initialState());
    }
}
