package dev.boardwright.blackstone;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.boardwright.core.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Counts of move sequences, from the file {@code perft.txt}. */
class BlackstonePerftTest {
    @ParameterizedTest
    @CsvFileSource(resources = "/perft.txt", delimiter = '|')
    void moveSequencesAreAsMany(String options, int depth, long count, String position) {
        Blackstone game = Samples.create(options);
        BlackstoneState state =
                position == null ? game.initialState() : game.notation().parseState(position);
        assertEquals(count, Perft.count(game.position(state), depth));
    }
}
